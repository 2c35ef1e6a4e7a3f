// Calls to a closed browser, where the server makes them: this browser's address at its push service, told or taken back.

const WORKER = "/push-worker.js";
const key = () => document.querySelector("[data-push]")?.dataset.push;
const able = () => Boolean(key()) && "serviceWorker" in navigator && "PushManager" in window;

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (one) => one.charCodeAt(0));
}

function send(path, fields) {
  return fetch(path, { method: "POST", body: new URLSearchParams(fields) });
}

export async function subscribe() {
  if (!able()) return;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key()) };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  await send("/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
}

export async function unsubscribe() {
  if (!able()) return;
  const worker = await navigator.serviceWorker.getRegistration("/");
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await send("/push/forget", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
