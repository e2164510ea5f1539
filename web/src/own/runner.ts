/** A worker with Python in it, from the page's side; one that has ended is started again. */
import type { FromPython, Role, ToPython } from "./messages";

/** Whoever was asked has ended, and what was asked with it. */
export class Ended extends Error {}

interface Asked {
  answer: (text: string) => void;
  fail: (why: Ended) => void;
  tell: ((text: string) => void) | undefined;
}

const LOCK = "serai-python-";
/** It has ended, and nothing of ours was why. */
export const KILLED = "killed";

export class Runner {
  readonly #role: Role;
  readonly #root: string;
  readonly #loading: (part: number) => void;
  #worker: Worker | null = null;
  #asked = new Map<number, Asked>();
  #last = 0;
  #needed: [string, string | null][] = [];
  /** Called whenever it has ended. */
  ended: (why: string) => void = () => {};

  constructor(role: Role, root: string, loading: (part: number) => void = () => {}) {
    [this.#role, this.#root, this.#loading] = [role, root, loading];
  }

  get running(): boolean {
    return this.#worker !== null;
  }

  /** One line for Python, and what comes of it. */
  take(text: string, tell?: (text: string) => void): Promise<string> {
    return this.#send((number) => ({ do: "take", number, text }), tell);
  }

  /** From now on it has these files, also when it has been started again. */
  async need(role: string, game: string | null): Promise<void> {
    if (this.#needed.some(([r, g]) => r === role && g === game)) return;
    const there = this.#worker
      ? await this.#send((number) => ({ do: "fetch", number, role, game }))
      : "true";
    if (there !== "true") throw new Error(`${role} of ${game} cannot be fetched`);
    this.#needed.push([role, game]);
  }

  /** It is wanted soon. */
  start(): void {
    if (this.#worker) return;
    const lock = LOCK + crypto.randomUUID();
    const worker = new Worker(new URL("./python.worker.ts", import.meta.url), {
      type: "module",
      name: `serai ${this.#role}`,
    });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromPython>) => this.#hear(worker, data, lock);
    worker.onerror = (event) => this.#end(worker, event.message);
    worker.postMessage({ do: "boot", role: this.#role, root: this.#root, lock } satisfies ToPython);
    for (const [role, game] of this.#needed) {
      const number = (this.#last += 1);
      worker.postMessage({ do: "fetch", number, role, game } satisfies ToPython);
    }
  }

  /** What it was asked is not answered any more. */
  stop(why = "stopped"): void {
    if (this.#worker) this.#end(this.#worker, why);
  }

  #send(said: (number: number) => ToPython, tell?: (text: string) => void): Promise<string> {
    this.start();
    const number = (this.#last += 1);
    return new Promise((answer, fail) => {
      this.#asked.set(number, { answer, fail, tell });
      this.#worker!.postMessage(said(number));
    });
  }

  #hear(worker: Worker, told: FromPython, lock: string): void {
    if (worker !== this.#worker) return;
    if (told.did === "load") {
      if (told.bytes <= told.of) this.#loading(told.bytes / told.of);
    } else if (told.did === "boot") this.#loading(1);
    // whoever gets its lock now hears that it has ended
    else if (told.did === "live")
      void navigator.locks.request(lock, () => this.#end(worker, KILLED));
    else if (told.did === "tell") this.#asked.get(told.number)?.tell?.(told.text);
    else if (told.did === "fail") this.#end(worker, told.why);
    else {
      const asked = this.#asked.get(told.number);
      this.#asked.delete(told.number);
      asked?.answer(told.text);
    }
  }

  #end(worker: Worker, why: string): void {
    if (worker !== this.#worker) return;
    worker.terminate();
    this.#worker = null;
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const one of asked) one.fail(new Ended(why));
    this.ended(why);
  }
}
