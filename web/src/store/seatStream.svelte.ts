/** A table seen through one seat's eyes, or a spectator's: all that was told, shown step by step. */
import type { ChangeTold, Choice, EntryTold, Happened, StateTold } from "../wire/types";
import { changed, edited, type Change } from "./changes";
import { settings } from "./settings.svelte";

const UNDO = "undo";
/** How long a step is looked at before the next, and how many may wait. */
const STEP = 650;
const MOST_WAITING = 8;

export class SeatStream {
  readonly seat: number | null;
  /** The newest that was told. */
  latest = $state.raw<StateTold | null>(null);
  /** What is before one's eyes; a few steps behind while others move. */
  shown = $state.raw<StateTold | null>(null);
  entries = $state.raw<EntryTold[]>([]);
  /** What happened in the entries that stand. */
  events = $state.raw<Happened[]>([]);
  /** Where in the log the actions are that have not been taken back. */
  notUndone = $derived(notUndone(this.entries));
  /** The last choices that there were: the next are told as their changes. */
  #choices: Choice[] = [];
  #waiting: StateTold[] = [];
  #ticking: ReturnType<typeof setTimeout> | undefined;

  constructor(seat: number | null) {
    this.seat = seat;
  }

  /** Whether everything that was told has been shown. */
  get caughtUp(): boolean {
    return this.shown === this.latest;
  }

  /** What the step that is shown did; of everything that was told at once, the last. */
  get fresh(): Happened[] {
    const shown = this.shown;
    if (!shown) return [];
    const last = shown.events.at(-1)?.n ?? 0;
    return shown.events.filter((event) => event.n >= (shown.since || last));
  }

  /** All that has been shown to happen: the log must not know the end before it. */
  get happened(): Happened[] {
    const shown = this.shown?.n ?? 0;
    return this.events.filter(({ n }) => n < shown);
  }

  /** Take what has changed since the newest; false if it does not follow that. */
  change({ changes, legal, ...news }: ChangeTold): boolean {
    const before = this.latest;
    if (!before || before.n !== news.since) return false;
    const now = changed(before, changes as Change) as StateTold;
    if (legal !== undefined) now.legal = legal === null ? [] : edited(this.#choices, legal);
    this.take({ ...now, ...news, type: "state" });
    return true;
  }

  take(state: StateTold): void {
    if (state.legal.length) this.#choices = state.legal;
    const entries = [...this.entries.slice(0, state.since), ...state.entries];
    const stands = new Set(notUndone(entries));
    const before = this.events.filter((event) => event.n < state.since);
    this.entries = entries;
    this.events = [...before, ...state.events].filter((event) => stands.has(event.n));
    const first = this.latest === null;
    this.latest = state;
    if (first || !settings.moving) this.#showAll();
    else this.#queue(state);
  }

  /** No more waiting: show the newest. */
  hurry(): void {
    if (this.#waiting.length) this.#showAll();
  }

  close(): void {
    clearTimeout(this.#ticking);
  }

  #showAll(): void {
    clearTimeout(this.#ticking);
    this.#ticking = undefined;
    this.#waiting = [];
    this.shown = this.latest;
  }

  #queue(state: StateTold): void {
    this.#waiting.push(state);
    if (this.#waiting.length > MOST_WAITING) this.#showAll();
    else if (this.#ticking === undefined) this.#tick();
  }

  #tick(): void {
    const next = this.#waiting.shift();
    this.#ticking = undefined;
    if (next === undefined) return;
    this.shown = next;
    this.#ticking = setTimeout(() => this.#tick(), STEP);
  }
}

/** Taking back is an entry too: it strikes out the last that stood. */
export function notUndone(entries: EntryTold[]): number[] {
  const stands: number[] = [];
  for (const entry of entries) {
    if (entry.action === UNDO) stands.pop();
    else stands.push(entry.n);
  }
  return stands;
}
