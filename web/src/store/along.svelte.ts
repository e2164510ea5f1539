/** Taking the page along: its worker has all files in a cache, and says how far it is. */
import { ALONE, ROOT, VERSION } from "./place";

export type Why = "network" | "full" | "changed" | "storage" | "old" | "insecure";
type Said =
  { did: "load"; bytes: number; of: number } | { did: "fail"; why: Why } | { did: "keep" };

const WORKER = `${ROOT}service.js`;
const LISTING = `${ROOT}offline/listing.json`;
const CACHES = "serai-";
/** Somebody has removed what an exported page takes along by itself. */
const REMOVED = "serai.not-along";
const PATIENCE = 1000;

class Along {
  /** How much there is to take, in bytes; 0 is not known yet. */
  size = $state(0);
  bytes = $state(0);
  loading = $state(false);
  kept = $state(false);
  /** Fetched beside the one that is used. */
  newer = $state(false);
  removed = $state(false);
  why = $state<Why | null>(null);

  constructor() {
    if (!VERSION || unable()) return;
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data?.from === "service") this.#hear(data as Said);
    });
    navigator.serviceWorker.startMessages();
  }

  /** Whether whoever handed out this page can give it along. */
  get offered(): boolean {
    return VERSION !== null;
  }

  /** How things stand. */
  async look(): Promise<void> {
    this.why ??= unable();
    if (!VERSION || this.why) return;
    const there = await registered();
    this.kept =
      !!there?.active && (await caches.match(LISTING, { ignoreSearch: true })) !== undefined;
    this.newer = this.kept && !!there?.waiting;
    const answer = await fetch(`${LISTING}?${VERSION}`).catch(() => null);
    if (!answer?.ok) return;
    const { files } = (await answer.json()) as { files: { size: number }[] };
    this.size = files.reduce((sum, { size }) => sum + size, 0);
  }

  /** By a press: then the browser is asked to keep it for good. */
  async take(): Promise<void> {
    if (!unable()) void navigator.storage?.persist?.();
    await this.#take();
  }

  async #take(): Promise<void> {
    this.why = unable();
    if (this.why || this.loading) return;
    [this.loading, this.removed, this.bytes] = [true, false, 0];
    remember(false);
    try {
      const made = await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
      await settled(made.installing ?? made.waiting ?? made.active!);
      await this.look();
      if (!this.kept) this.why ??= "network";
    } catch (error) {
      this.why ??= (error as Error).name === "TypeError" ? "network" : "storage";
    } finally {
      this.loading = false;
    }
  }

  /** What was taken along is given up; tables of this browser are none of it. */
  async remove(): Promise<void> {
    remember(true);
    await (await registered())?.unregister();
    for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name);
    [this.kept, this.newer, this.removed] = [false, false, true];
  }

  /** An exported page takes itself along at the first visit; a served one asks. */
  async settle(): Promise<void> {
    if (!ALONE || !VERSION || unable() || isRemembered()) return;
    if ((await registered()) === undefined) await this.#take();
  }

  #hear(said: Said): void {
    if (said.did === "load") [this.bytes, this.size] = [said.bytes, said.of];
    else if (said.did === "fail") this.why = said.why;
    else this.kept = true;
  }
}

/** Before anything is shown: a version that waits is used from this start on, if no other page is open. */
export async function begin(): Promise<void> {
  if (!VERSION || unable()) return;
  const there = await registered().catch(() => undefined);
  if (!there?.waiting) return;
  const changed = new Promise((done) =>
    navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
  );
  there.waiting.postMessage({ ask: "begin" });
  const late = new Promise((done) => setTimeout(done, PATIENCE, "late"));
  if ((await Promise.race([changed, late])) === "late" || !ALONE) return;
  location.reload(); // its files are those of the other version
  await new Promise(() => {});
}

/** What this browser lacks. */
function unable(): Why | null {
  if (!isSecureContext) return "insecure";
  const has = "serviceWorker" in navigator && "WebAssembly" in globalThis;
  if (!has || !("DecompressionStream" in globalThis)) return "old";
  return "caches" in globalThis ? null : "storage";
}

function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(ROOT).then((there) => {
    const worker = there?.active ?? there?.waiting ?? there?.installing;
    return worker?.scriptURL === WORKER ? there : undefined;
  });
}

/** Until a worker has all its files, or will never have. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (worker.state === "activated" || worker.state === "redundant") done();
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

function remember(removed: boolean): void {
  try {
    if (removed) localStorage.setItem(REMOVED, "yes");
    else localStorage.removeItem(REMOVED);
  } catch {
    // then it is taken along again the next time
  }
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(REMOVED) !== null;
  } catch {
    return true; // a browser that keeps nothing
  }
}

export const along = new Along();
