// Keeps the page's own files, so that it opens without a server and can say so. Games are never kept: they are the server's.
const CACHE = "paddlewheel-" + "VERSION";
const SHELL = "SHELL";
const SCOPE = new URL("./", self.location.href);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith("paddlewheel-") && name !== CACHE).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return;
  const path = url.pathname.slice(SCOPE.pathname.length);
  // Names of assets contain a hash of their content. Everything else is asked for first, so that no page is out of date.
  if (path.startsWith("assets/")) event.respondWith(fromCache(request));
  else if (path === "" || path === "index.html") event.respondWith(fromServer(request, SCOPE.href));
  else if (path === "wheel.svg" || path === "manifest.webmanifest" || path.startsWith("icons/"))
    event.respondWith(fromServer(request, request));
});

async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function fromServer(request, key) {
  try {
    return await fetch(request);
  } catch (problem) {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(key);
    if (kept) return kept;
    throw problem;
  }
}
