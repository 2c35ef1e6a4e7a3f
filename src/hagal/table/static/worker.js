// Hears what the server says while no page is open, and leads to the game. It answers no request of any page.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { body, path } = event.data.json();
  event.waitUntil(self.registration.showNotification("Hagal", { body, tag: path, data: path }));
});

// The browser has made another address for itself, or wants one: the server hears of it. Where it does not say what there was,
// the next page does.
async function renew({ oldSubscription: old, newSubscription: made }) {
  const found = made ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (!found) return;
  const { endpoint, keys } = found.toJSON();
  const body = new URLSearchParams({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch("/push", { method: "POST", body });
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function open(path) {
  const address = new URL(path, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.url.split(/[?#]/)[0] === address);
  return page ? page.focus() : self.clients.openWindow(address);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
