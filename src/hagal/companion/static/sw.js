// Keeps every file of one version on the device, and serves from there alone. FILES and VERSION are filled in by the build.
const VERSION = "@VERSION@";
const FILES = ["@FILES@"];
const CACHE = `hagal-companion-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      let done = 0;
      await Promise.all(
        FILES.map(async (file) => {
          const got = await fetch(file, { cache: "no-cache" });
          if (!got.ok) throw new Error(`${file}: ${got.status}`);
          await cache.put(file, got);
          done += 1;
          const pages = await self.clients.matchAll({ includeUncontrolled: true });
          for (const page of pages) page.postMessage({ kept: done, of: FILES.length });
        }),
      );
    }),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      const old = names.filter((name) => name.startsWith("hagal-companion-") && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    }),
  );
});

self.addEventListener("message", ({ data }) => data === "now" && self.skipWaiting());

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(self.registration.scope)) return;
  event.respondWith(
    caches.open(CACHE).then(async (cache) => {
      const wanted = event.request.mode === "navigate" ? "./" : event.request;
      return (await cache.match(wanted, { ignoreSearch: true })) || fetch(event.request);
    }),
  );
});
