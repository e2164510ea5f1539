/** The page without a connection: all its files, each of them checked, in a cache of its version.

A new version is fetched beside the old one, which is used until no page is open any more: so files
of two versions never meet. What is in both is not fetched twice. */
importScripts("calls.js");

const VERSION = "none"; // both are written in by whoever hands this file out
const ALONE = false; // whether there is no server at all
const CACHES = "serai-";
const CACHE = CACHES + VERSION;
const LISTING = "offline/listing.json";
const INDEX = "index.html";
const ROOT = self.registration.scope;
const SIDE_BY_SIDE = 6;
const TOO_FAST = 429;
const MOST_TRIES = 8;
const PATIENCE = 3000; // milliseconds for a server, before the page comes from here
const WHY = { QuotaExceededError: "full", SecurityError: "storage", InvalidStateError: "storage" };

class Failed extends Error {
  constructor(why) {
    super(why);
    this.why = why;
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("message", (event) => event.waitUntil(hear(event)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !address.startsWith(ROOT)) return;
  const path = address.slice(ROOT.length);
  if (path.startsWith("api/") || path === "service.js") return;
  const isPlace = request.mode === "navigate" && !/\.\w+$/.test(path);
  event.respondWith(isPlace ? page(request) : file(request, path));
});

// -- taking along -----------------------------------------------------------------------------

async function install() {
  const first = (await older()).length === 0;
  try {
    await fill();
  } catch (error) {
    const why = error.why ?? WHY[error.name] ?? "network";
    if (why === "full") await caches.delete(CACHE);
    await tell({ did: "fail", why });
    throw error;
  }
  if (first) await self.skipWaiting();
}

/** The listing comes last: where it is, everything is. */
async function fill() {
  const answer = await get(LISTING, "no-cache");
  const listing = await answer.clone().json();
  if (listing.version !== VERSION) throw new Failed("changed");
  const cache = await caches.open(CACHE);
  const of = listing.files.reduce((sum, { size }) => sum + size, 0);
  const waiting = [...listing.files];
  let bytes = 0;
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      if (!(await cache.match(ROOT + one.path))) await cache.put(ROOT + one.path, await found(one));
      bytes += one.size;
      await tell({ did: "load", bytes, of });
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  await cache.put(ROOT + LISTING, answer);
}

/** From an older version if it is the same there, or else from where the page is. */
async function found({ path, sha256 }) {
  for (const name of await older()) {
    const kept = await caches.match(ROOT + path, { cacheName: name });
    if (kept && (await hashOf(await kept.clone().arrayBuffer())) === sha256) return kept;
  }
  for (const cache of ["default", "reload"]) {
    const answer = await get(path, cache); // what the page has had is not fetched twice
    const content = await answer.arrayBuffer();
    if ((await hashOf(content)) !== sha256) continue;
    const kind = answer.headers.get("content-type") ?? "application/octet-stream";
    return new Response(content, { headers: { "Content-Type": kind } });
  }
  throw new Failed("changed");
}

/** A server that is asked too much at once says when to come again. */
async function get(path, cache, tries = MOST_TRIES) {
  const answer = await fetch(ROOT + path, { cache }).catch(() => null);
  if (answer?.status === TOO_FAST && tries > 1) {
    const seconds = Number(answer.headers.get("retry-after")) || 1;
    await new Promise((done) => setTimeout(done, 1000 * seconds));
    return get(path, cache, tries - 1);
  }
  if (!answer?.ok) throw new Failed("network");
  return answer;
}

async function hashOf(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function older() {
  return (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
}

// -- from version to version ------------------------------------------------------------------

/** Nobody uses an older version any more. */
async function begin() {
  for (const name of await older()) await caches.delete(name);
  await self.clients.claim();
  await tell({ did: "keep" });
}

/** A page that has just begun, and is the only one, may have the version that waits. */
async function hear({ data, source }) {
  if (data?.ask !== "begin") return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.every(({ id }) => id === source?.id)) await self.skipWaiting();
}

async function tell(told) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of open) page.postMessage({ from: "service", ...told });
}

// -- handing out ------------------------------------------------------------------------------

/** Where there is a server it is asked first: what it has may be newer, and fits it. */
async function page(request) {
  const kept = () => caches.match(ROOT + INDEX, { cacheName: CACHE });
  if (ALONE) return (await kept()) ?? fetch(request);
  const asked = fetch(request).then((answer) => {
    if (answer.status >= 502) throw new Failed("network");
    return answer;
  });
  const late = new Promise((_, no) => setTimeout(no, PATIENCE, new Failed("network")));
  return Promise.race([asked, late]).catch(async () => (await kept()) ?? asked);
}

/** A page of another version asks for its own listing, and files of other names. */
async function file(request, path) {
  const other = path === LISTING && !request.url.endsWith(`?${VERSION}`);
  const kept = other ? undefined : await caches.match(ROOT + path, { cacheName: CACHE });
  return kept ?? fetch(request);
}
