/** The one page of this browser that keeps the house: it asks Python, keeps, and lets bots think.

Python is told one thing at a time. What it needs on the way it gets from the store, or from whoever
thinks; while they think others are answered. What an ended worker was at is asked anew. */
import type { Told } from "../wire/types";
import { Ended, KILLED, Runner } from "./runner";
import { NotKept, type Row, type Store } from "./store";

/** As it goes to Python. */
export interface Request {
  method: string;
  path: string;
  query: Record<string, string>;
  body: object | null;
  language: string;
}
export interface Answered {
  status: number;
  told?: unknown;
  text?: string;
  kind?: string;
  name?: string | null;
}
type Found = Record<string, unknown> | unknown[] | null;

interface Step {
  number: number;
  keep?: Row[];
  lines?: string;
  file?: string;
  /** A piece of what lies beside the page: a game's name and what it is, `GAME-puzzles`. */
  bring?: string;
  think?: Record<string, unknown>;
  long?: boolean;
  name?: string;
  wait?: number;
}
interface Outcome {
  answered?: Answered;
  step?: Step;
  /** What was begun beside it: nobody waits for how it ends. */
  begun: Outcome[];
  /** The names of thoughts that need not go on. */
  stopped: string[];
  heard: [page: string, told: Told][];
  bots: string[];
}
/** It goes on when somebody has thought, or after a while; others have their turn meanwhile. */
interface Waiting {
  step: Step;
  life: number;
}

const RETRY = 1000;
const LONGEST_RETRY = 30_000;
const MOST_TRIES = 3;

export interface Hearing {
  /** A page is told something. */
  tell: (page: string, told: Told) => void;
  /** Python has been started again: whoever listens has to say anew what is wanted. */
  again: () => void;
  /** Which part of what it begins with is there. */
  loading: (part: number) => void;
}

export class House {
  readonly #store: Store;
  readonly #hearing: Hearing;
  readonly #rooms: Runner;
  readonly #thinker: Runner;
  readonly #slow: Runner;
  #turn: Promise<unknown> = Promise.resolve();
  #started: Promise<void> | null = null;
  /** Tables at which a bot thinks, or is about to. */
  #bots = new Set<string>();
  /** Which Python it is: what waits for an earlier one waits in vain. */
  #life = 0;
  /** What is thought about at length, by its name; whether it was stopped. */
  #slowly = new Map<string, boolean>();

  constructor(root: string, store: Store, hearing: Hearing) {
    [this.#store, this.#hearing] = [store, hearing];
    this.#rooms = new Runner("rooms", root, hearing.loading);
    this.#thinker = new Runner("thinker", root);
    this.#slow = new Runner("thinker", root);
    this.#rooms.ended = (why) => this.#ended(why);
  }

  /** Python is wanted soon; whoever thinks, as soon as it is there. */
  start(): void {
    void this.#inTurn(() => this.#begin()).catch(() => {});
  }

  close(): void {
    for (const runner of [this.#rooms, this.#thinker, this.#slow]) {
      runner.ended = () => {};
      runner.stop();
    }
  }

  async ask(request: Request): Promise<Answered> {
    return (await this.#do({ do: "ask", request }))!;
  }

  async hear(page: string, message: object, language: string): Promise<void> {
    await this.#do({ do: "hear", page, message, language });
  }

  /** A page listens from now on. */
  async hello(page: string): Promise<void> {
    await this.#do({ do: "hello", page });
  }

  /** It does no more. */
  async gone(page: string): Promise<void> {
    if (this.#rooms.running) await this.#do({ do: "gone", page });
  }

  // -- one after the other --------------------------------------------------------------------

  async #do(said: Record<string, unknown>): Promise<Answered | undefined> {
    const going = await this.#inTurn(async () => {
      await this.#begin();
      return this.#steps(await this.#take(said));
    });
    return this.#toEnd(going);
  }

  async #toEnd(going: Outcome | Waiting): Promise<Answered | undefined> {
    while ("life" in going) going = await this.#awaited(going);
    return going.answered;
  }

  /** Until it is answered, or has to wait. */
  async #steps(outcome: Outcome): Promise<Outcome | Waiting> {
    const life = this.#life;
    while (outcome.step) {
      const { step } = outcome;
      if (step.think || step.wait !== undefined) return { step, life };
      const found = await this.#found(step);
      this.#still(life);
      outcome = await this.#take(found);
    }
    return outcome;
  }

  async #goOn(begun: Outcome, life: number): Promise<void> {
    const going = this.#inTurn(() => {
      this.#still(life);
      return this.#steps(begun);
    });
    await going.then((going) => this.#toEnd(going)).catch(() => {});
  }

  #still(life: number): void {
    if (life !== this.#life) throw new Ended("begun anew");
  }

  async #found(step: Step): Promise<Record<string, unknown>> {
    const { number } = step;
    const done = (found: unknown) => ({ do: "done", number, found });
    try {
      if (step.lines !== undefined) return done(await this.#store.lines(step.lines));
      if (step.file !== undefined) return done(await this.#store.file(step.file));
      if (step.bring !== undefined) return done(await this.#bring(step.bring));
      await this.#keep(step.keep ?? []);
      return done(null);
    } catch (error) {
      if (error instanceof Ended) throw error;
      const why = step.bring ? "away" : error instanceof NotKept ? error.why : "none";
      return { do: "failed", number, why };
    }
  }

  async #keep(rows: Row[]): Promise<void> {
    await this.#store.keep(rows);
    if (rows.some(([shelf]) => shelf === "sheets")) askToStay();
  }

  /** Whoever thinks may need it as well. */
  async #bring(piece: string): Promise<null> {
    const [game, role] = piece.split("-") as [string, string];
    const all = [this.#rooms, this.#thinker, this.#slow];
    await Promise.all(all.map((runner) => runner.need(role, game)));
    return null;
  }

  async #take(said: Record<string, unknown>): Promise<Outcome> {
    const outcome = JSON.parse(await this.#rooms.take(JSON.stringify(said))) as Outcome;
    for (const [page, told] of outcome.heard) this.#hearing.tell(page, told);
    for (const one of outcome.begun) void this.#goOn(one, this.#life);
    for (const name of outcome.stopped) this.#stop(name);
    for (const table of outcome.bots) if (!this.#bots.has(table)) void this.#letPlay(table, RETRY);
    return outcome;
  }

  async #begin(): Promise<void> {
    this.#started ??= this.#store.all().then(async (all) => {
      await this.#rooms.take(JSON.stringify({ do: "start", ...all }));
      this.#thinker.start();
    });
    const started = this.#started;
    try {
      await started;
    } catch (error) {
      if (this.#started === started) this.#started = null;
      throw error;
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work, work);
    this.#turn = done.catch(() => {});
    return done;
  }

  #ended(why: string): void {
    if (why !== KILLED) console.error(why);
    this.#started = null;
    this.#life += 1;
    this.#hearing.again();
  }

  // -- thinking -------------------------------------------------------------------------------

  async #awaited({ step, life }: Waiting): Promise<Outcome | Waiting> {
    const { number, wait } = step;
    const found = wait === undefined ? await this.#thought(step, life) : await after(wait);
    return this.#inTurn(async () => {
      this.#still(life);
      return this.#steps(await this.#take({ do: "done", number, found }));
    });
  }

  /** It is asked anew if whoever thought has ended, unless it was stopped itself; then it has failed. */
  async #thought({ number, think, long, name = "" }: Step, life: number): Promise<Found> {
    const runner = long ? this.#slow : this.#thinker;
    const text = JSON.stringify(think);
    const tell = (told: string) => this.#progress(life, number, JSON.parse(told));
    if (long) this.#slowly.set(name, false);
    try {
      for (let tried = 0; tried < MOST_TRIES && !this.#slowly.get(name); tried++) {
        const told = await runner.take(text, tell).catch(() => null);
        if (told !== null) return JSON.parse(told) as Found;
      }
    } finally {
      if (long) this.#slowly.delete(name);
    }
    return { failed: "Ended" };
  }

  /** Whoever thinks cannot be interrupted, only ended; what else waited there is asked anew. */
  #stop(name: string): void {
    if (!this.#slowly.has(name)) return;
    this.#slowly.set(name, true);
    this.#slow.stop();
  }

  #progress(life: number, number: number, told: unknown): void {
    const said = { do: "progress", number, told };
    void this.#inTurn(async () => life === this.#life && this.#steps(await this.#take(said))).catch(
      () => {},
    );
  }

  /** A bot's turn; if nothing comes of it, another try a little later. */
  async #letPlay(table: string, retry: number): Promise<void> {
    this.#bots.add(table);
    const answered = await this.#do({ do: "bot", table }).catch(() => null);
    this.#bots.delete(table);
    if (answered === null || (answered?.status ?? 500) >= 400) {
      this.#bots.add(table);
      setTimeout(() => void this.#letPlay(table, Math.min(2 * retry, LONGEST_RETRY)), retry);
    } else await this.#do({ do: "look" }).catch(() => {});
  }
}

function after(seconds: number): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), 1000 * seconds));
}

/** That the browser throws nothing away by itself: asked once something is kept. */
let asked = false;
function askToStay(): void {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => false);
}
