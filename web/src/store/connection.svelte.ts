/** The line to the tables: one for the whole page, opened when somebody listens, and again whenever it
is lost. */
import { texts } from "../texts/index.svelte";
import type { Message, Told, Trouble } from "../wire/types";
import { ask, Refused } from "./ask";
import { doors, type Door, type Line } from "./doors.svelte";

type Status = "closed" | "connecting" | "open" | "lost";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const PING_EVERY = 10_000;
const SILENCE = 25_000;

export interface Listener {
  /** The socket is open, now or again: say what is wanted. */
  opened: () => void;
  told: (told: Told) => void;
}

class Connection {
  status = $state<Status>("closed");
  readonly #door: () => Promise<Door>;
  #line: Line | null = null;
  #listeners = new Set<Listener>();
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #attempt = 0; // of many, only the last to connect goes on
  #notBefore = 0; // the server has asked us to stay away until then

  constructor(door: () => Promise<Door>) {
    this.#door = door;
    addEventListener("online", () => this.#hurry());
    addEventListener("offline", () => this.#break());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#hurry();
    });
    $effect.root(() => {
      $effect(() => this.send({ type: "speak", language: texts.language }));
    });
  }

  /** From now on told everything; the answer ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.status === "open") listener.opened();
    else if (this.status === "closed") void this.#connect();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#close();
    };
  }

  /** Nothing is sent while the socket is closed; whoever needs it sends it again once it is open. */
  send(message: Message): void {
    if (this.status === "open") this.#line?.send(message);
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#again);
    this.status = this.status === "lost" ? "lost" : "connecting";
    const attempt = (this.#attempt += 1);
    try {
      await ask("GET /api/me", {}); // who comes without a cookie gets one
    } catch (error) {
      if (attempt !== this.#attempt) return;
      if (error instanceof Refused) this.#waitFor(error.trouble);
      this.#lost();
      return;
    }
    if (attempt !== this.#attempt) return;
    const door = await this.#door();
    if (attempt !== this.#attempt) return;
    const line = door.connect(
      {
        told: (told) => {
          if (this.#line === line) this.#told(told);
        },
        lost: () => {
          if (this.#line === line) this.#lost();
        },
      },
      () => texts.language,
    );
    this.#line = line;
  }

  #told(told: Told): void {
    this.#heard = Date.now();
    if (told.type === "hello") this.#opened();
    if (told.type === "error" && this.status !== "open") this.#waitFor(told.trouble);
    for (const listener of [...this.#listeners]) listener.told(told);
  }

  #opened(): void {
    this.status = "open";
    this.#wait = FIRST_WAIT;
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    for (const listener of [...this.#listeners]) listener.opened();
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE) this.#break();
    else this.send({ type: "ping" });
  }

  /** It says nothing any more. */
  #break(): void {
    const line = this.#line;
    if (!line) return;
    this.#lost();
    line.close();
  }

  #lost(): void {
    clearInterval(this.#pinging);
    this.#line = null;
    if (this.#listeners.size === 0) return;
    this.status = "lost";
    clearTimeout(this.#again);
    const wait = this.#wait * (0.7 + 0.6 * Math.random());
    const least = this.#notBefore - Date.now();
    this.#again = setTimeout(() => void this.#connect(), Math.max(wait, least));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** Who is turned away is told when there may be room. */
  #waitFor(trouble: Trouble): void {
    if (!trouble.retry_after) return;
    this.#wait = 1000 * trouble.retry_after;
    this.#notBefore = Date.now() + this.#wait;
  }

  #hurry(): void {
    if (this.status !== "lost" || Date.now() < this.#notBefore) return;
    this.#wait = FIRST_WAIT;
    void this.#connect();
  }

  #close(): void {
    clearTimeout(this.#again);
    clearInterval(this.#pinging);
    const line = this.#line;
    this.#line = null;
    this.#attempt += 1;
    this.status = "closed";
    line?.close();
  }
}

/** With the server, and with this browser's own tables. */
export const connection = new Connection(() => doors.to(""));
const own = new Connection(() => doors.own());

export function connectionTo(table: string): Connection {
  return doors.isOwn(table) ? own : connection;
}
