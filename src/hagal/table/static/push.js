// Calls to a closed browser, where the server makes them: this browser's address at its push service, told or taken back.

const WORKER = "/push-worker.js";
const key = () => document.querySelector("[data-push]")?.dataset.push;
const able = () => Boolean(key()) && "serviceWorker" in navigator && "PushManager" in window;

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (one) => one.charCodeAt(0));
}

async function send(path, fields) {
  const answer = await fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}

// What the server was told in this session of the browser: the key for which this browser subscribed.
const TOLD = "hagal-push";

function told() {
  try {
    return sessionStorage.getItem(TOLD);
  } catch {
    return null;
  }
}

function note(key) {
  try {
    sessionStorage.setItem(TOLD, key);
  } catch {
    // then it is told once more
  }
}

// A server with a new key cannot use what was made for the old one, and the browser refuses a second one beside it.
function fits(subscription) {
  const made = subscription.options?.applicationServerKey;
  return !made || String(new Uint8Array(made)) === String(bytes(key()));
}

export async function subscribe() {
  if (!able()) return;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && !fits(old)) await drop(old);
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key()) };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  await send("/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  note(key());
}

// Once in a session: whoever asked for calls before the server made any, under another cookie, or with a key that the server
// has no more, would not be called otherwise; and what nobody renews is forgotten there.
export async function renew() {
  if (!able() || told() === key()) return;
  try {
    await subscribe();
  } catch (error) {
    note(key()); // it was said; not on every page
    throw error;
  }
}

async function drop(subscription) {
  await send("/push/forget", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

export async function unsubscribe() {
  if (!able()) return;
  const worker = await navigator.serviceWorker.getRegistration("/");
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) await drop(subscription);
  note("");
}
