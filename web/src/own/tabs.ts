/** All pages of this browser share one house: one of them keeps it, the others talk to that one.

Whoever holds the lock keeps the house; when that page is closed, or its tab killed, another has it,
and finds everything in the store. */
import type { Told } from "../wire/types";
import { House, type Answered, type Request } from "./house";
import { Ended } from "./runner";
import { Store } from "./store";

const LOCK = "serai-house";
const PAGE = "serai-page-";
const CHANNEL = "serai-house";

/** From one page to the one that keeps the house, and back. */
type Said = Asking | Answering;
type Asking =
  | { from: string; ask: number; request: Request }
  | { from: string; say: object; language: string }
  | { from: string; hello: true }
  | { from: string; gone: true };
type Answering =
  | { to: string; answered: number; answer: Answered | null }
  | { to: string; told: Told }
  | { keeper: string }
  /** Python was started anew there: whoever listens says so again. */
  | { again: true };

interface Waiting {
  request: Request;
  answer: (told: Answered) => void;
  fail: (why: unknown) => void;
}

export interface Heard {
  told: (told: Told) => void;
  /** Nobody keeps the house at the moment: say hello again, once somebody does. */
  lost: () => void;
  loading: (part: number) => void;
}

export class Tabs {
  readonly #page = crypto.randomUUID();
  readonly #root: string;
  readonly #heard: Heard;
  readonly #channel = new BroadcastChannel(CHANNEL);
  #house: House | null = null;
  #waiting = new Map<number, Waiting>();
  #known = new Set<string>();
  #last = 0;
  #listens = false;
  #leave = new AbortController();

  constructor(root: string, heard: Heard) {
    [this.#root, this.#heard] = [root, heard];
    this.#channel.onmessage = ({ data }: MessageEvent<Said>) => this.#hear(data);
    addEventListener("pagehide", () => this.#rest());
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) this.#join();
    });
    this.#join();
  }

  ask(request: Request): Promise<Answered> {
    if (this.#house) return this.#house.ask(request);
    const ask = (this.#last += 1);
    return new Promise((answer, fail) => {
      this.#waiting.set(ask, { request, answer, fail });
      this.#tell({ from: this.#page, ask, request });
    });
  }

  say(message: object, language: string): void {
    if (this.#house) void this.#house.hear(this.#page, message, language).catch(() => {});
    else this.#tell({ from: this.#page, say: message, language });
  }

  /** From now on this page hears what it is told. */
  hello(): void {
    this.#listens = true;
    if (this.#house) void this.#house.hello(this.#page).catch(() => {});
    else this.#tell({ from: this.#page, hello: true });
  }

  bye(): void {
    this.#listens = false;
    if (this.#house) void this.#house.gone(this.#page).catch(() => {});
    else this.#tell({ from: this.#page, gone: true });
  }

  #tell(said: Said): void {
    this.#channel.postMessage(said);
  }

  // -- who keeps it ---------------------------------------------------------------------------

  #join(): void {
    if (!navigator.locks) return this.#keep();
    void navigator.locks.request(PAGE + this.#page, () => new Promise(() => {}));
    const { signal } = (this.#leave = new AbortController());
    const keep = () => {
      this.#keep();
      return new Promise<void>((leave) => signal.addEventListener("abort", () => leave()));
    };
    navigator.locks.request(LOCK, { signal }, keep).catch(() => {}); // gone before it was our turn
  }

  #keep(): void {
    const house = new House(this.#root, new Store(), {
      tell: (page, told) => this.#pass(page, told),
      again: () => {
        this.#lost();
        this.#tell({ again: true });
      },
      loading: this.#heard.loading,
    });
    this.#house = house;
    house.start();
    this.#tell({ keeper: this.#page });
    this.#askAgain();
    this.#lost();
  }

  /** The page goes away, and may come back as it is: another has the house meanwhile. */
  #rest(): void {
    this.#house?.close();
    this.#house = null;
    this.#leave.abort();
    this.#tell({ from: this.#page, gone: true });
    this.#lost();
  }

  // -- between pages --------------------------------------------------------------------------

  #pass(page: string, told: Told): void {
    if (page === this.#page) this.#heard.told(told);
    else this.#tell({ to: page, told });
  }

  #hear(said: Said): void {
    if ("to" in said) {
      if (said.to === this.#page) this.#answered(said);
    } else if ("keeper" in said) this.#moved();
    else if ("again" in said) this.#lost();
    else if (this.#house) this.#serve(this.#house, said);
  }

  #answered(said: Extract<Answering, { to: string }>): void {
    if ("told" in said) return this.#heard.told(said.told);
    const waits = this.#waiting.get(said.answered);
    this.#waiting.delete(said.answered);
    if (said.answer) waits?.answer(said.answer);
    else waits?.fail(new Ended("not answered"));
  }

  /** Another page keeps the house now: what the last one was asked, it does not know. */
  #moved(): void {
    this.#askAgain();
    this.#lost();
  }

  #askAgain(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { request, answer, fail } of waiting) this.ask(request).then(answer, fail);
  }

  #lost(): void {
    if (this.#listens) this.#heard.lost();
  }

  #serve(house: House, said: Asking): void {
    const page = said.from;
    this.#know(house, page);
    if ("ask" in said) {
      const back = (answer: Answered | null) =>
        this.#tell({ to: page, answered: said.ask, answer });
      house.ask(said.request).then(back, () => back(null));
    } else if ("say" in said) void house.hear(page, said.say, said.language).catch(() => {});
    else if ("hello" in said) void house.hello(page).catch(() => {});
    else void house.gone(page).catch(() => {});
  }

  /** A page that is killed says nothing more; but then its lock is free. */
  #know(house: House, page: string): void {
    if (this.#known.has(page)) return;
    this.#known.add(page);
    void navigator.locks?.request(PAGE + page, () => house.gone(page).catch(() => {}));
  }
}
