/** Another way than the one that was gone: steps from a moment on, by hand or by bots, and back. */
import { Refused, troubleOf } from "../../store/ask";
import type { AnyView } from "../../games/contract";
import type {
  AskBranch,
  BranchTold,
  EntryTold,
  EventTold,
  Happened,
  ReasonTold,
  Trouble,
  TryTold,
} from "../../wire/types";
import { boundaries } from "./steps";

/** `line`: a better line is looked at. `try`: a better move is looked for. `own`: anything goes. */
export type Mode = "line" | "try" | "own";
type Branching = (wanted: AskBranch) => Promise<BranchTold>;
type Trying = (ply: number, action: string) => Promise<TryTold>;

/** Where nobody can be asked, nobody asks: what there is to press is not there. */
export const nobody: Branching = () => Promise.reject(new Error());

const CHANCE = -1;

export class WhatIf {
  mode = $state<Mode | null>(null);
  /** How many actions of the game stand before it. */
  ply = $state(0);
  told = $state.raw<BranchTold | null>(null);
  /** All that was done, also after the step that is looked at. */
  entries = $state.raw<EntryTold[]>([]);
  /** How many of them have been done at the step that is looked at. */
  at = $state(0);
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** Why what was asked for last cannot be done. */
  whyNot = $state.raw<ReasonTold[] | null>(null);
  /** How good the move was that was tried. */
  tried = $state.raw<TryTold | null>(null);
  /** Who moves for the others; null: everything is done by hand. */
  level = $state<string | null>(null);
  /** The kept variation that is looked at. */
  kept = $state<number | null>(null);

  /** Which of them were drawn at a real table, and told. */
  drawn = $state.raw<number[]>([]);
  /** Where one can stand still: never where chance has to act by itself. */
  stops = $derived(boundaries(this.entries, this.drawn));
  open = $derived(this.mode !== null);
  view = $derived((this.told?.view ?? null) as AnyView | null);
  /** Who acts now; null for nobody. */
  actor = $derived(this.told && this.told.actor >= 0 ? this.told.actor : null);
  /** What may have been drawn, where that is to be told. */
  outcomes = $derived(this.told?.actor === CHANCE ? this.told.legal : []);
  /** What led here. */
  fresh = $derived<Happened[]>(
    this.at ? (this.told?.events ?? []).map((event) => ({ ...event, n: 0 })) : [],
  );
  /** Whose turn it was when it began: the seat that is played by hand. */
  hand = $state<number | null>(null);
  #branch: Branching;
  #try: Trying | null;
  /** Only the last that was asked for is shown. */
  #asked = 0;
  /** Whose eyes one looks through; null: those of whoever has to act. */
  #eyes: number | null = null;

  constructor(branch: Branching, tries: Trying | null = null) {
    this.#branch = branch;
    this.#try = tries;
  }

  /** What may be done now. */
  get legal(): BranchTold["legal"] {
    const waits = this.busy || this.mode === "line" || this.tried !== null || this.actor === null;
    return waits ? [] : (this.told?.legal ?? []);
  }

  get canTry(): boolean {
    return this.#try !== null;
  }

  /** From a moment on; `actions` are shown from their beginning. */
  async begin(mode: Mode, ply: number, actions: string[] = [], eyes?: number): Promise<void> {
    this.#eyes = mode === "line" ? (eyes ?? null) : null;
    const told = await this.#ask({ ply, actions });
    if (!told) return;
    Object.assign(this, { mode, ply, tried: null, kept: null, hand: null, drawn: [] });
    this.entries = told.entries;
    this.#show(told, told.entries.length);
    if (mode !== "line") this.hand = this.actor;
    else if (told.entries.length) await this.show(this.stops[1] ?? 0);
  }

  /** A line that was kept, at its end. */
  async resume(ply: number, actions: string[], kept: number): Promise<void> {
    await this.begin("own", ply, actions);
    if (this.open) this.kept = kept;
  }

  /** From the beginning, what was done when one was here last, and as far as one looked at it; whether
  that can be. */
  async recall(actions: string[], drawn: number[], at: number): Promise<boolean> {
    await this.begin("own", 0, actions);
    if (this.entries.length !== actions.length) return false;
    this.drawn = drawn;
    if (at < actions.length) await this.show(at);
    return true;
  }

  async play(action: string, refused?: () => void): Promise<void> {
    const trying = this.mode === "try" ? this.#try : null;
    const [at, isDrawn] = [this.at, this.outcomes.length > 0];
    const told = await this.#ask({ ply: this.ply, actions: [...this.#done, action] });
    if (!told) return refused?.();
    this.drawn = [...this.drawn.filter((one) => one < at), ...(isDrawn ? [at] : [])];
    this.#take(told);
    if (trying) await this.#judge(trying, action);
    else await this.letOthers();
  }

  /** A bot of a level moves once. */
  async bot(level: string): Promise<void> {
    const told = await this.#ask({ ply: this.ply, actions: this.#done, level });
    if (told) this.#take(told);
  }

  /** The others' moves, if a bot makes them, until it is one's own turn. */
  async letOthers(): Promise<void> {
    while (this.level !== null && this.actor !== null && this.actor !== this.hand) {
      const before = this.at;
      await this.bot(this.level);
      if (this.at === before) return; // refused, or somebody has gone elsewhere
    }
  }

  /** The rest of what was tried or looked at is one's own. */
  async goOn(): Promise<void> {
    this.mode = "own";
    this.tried = null;
    this.#eyes = null;
    await this.show(this.at);
    this.hand ??= this.actor;
  }

  /** What comes at the end once more: it may be another by now. */
  async again(): Promise<void> {
    if (this.at < this.entries.length && !this.outcomes.length) return;
    const told = await this.#ask({ ply: this.ply, actions: this.#done });
    if (told) this.#take(told);
  }

  async show(at: number): Promise<void> {
    const actions = this.entries.slice(0, at).map(({ action }) => action);
    const told = await this.#ask({ ply: this.ply, actions });
    if (told) this.#show(told, at);
  }

  back(): Promise<void> | undefined {
    const before = this.stops.findLast((stop) => stop < this.at);
    return before === undefined ? undefined : this.show(before);
  }

  on(): Promise<void> | undefined {
    const next = this.stops.find((stop) => stop > this.at);
    return next === undefined ? undefined : this.show(next);
  }

  /** Why may this not be done? Whoever tries it is told. */
  async askWhy(action: string): Promise<void> {
    const wanted = { ply: this.ply, actions: [...this.#done, action] };
    await this.#branch(wanted).catch((error: unknown) => this.#refused(error));
  }

  async foresee(action: string): Promise<EventTold[]> {
    const wanted = { ply: this.ply, actions: [...this.#done, action] };
    return this.#branch(wanted).then(
      ({ events }) => events,
      () => [],
    );
  }

  dismiss(): void {
    this.whyNot = null;
    this.trouble = null;
  }

  close(): void {
    this.#asked += 1;
    Object.assign(this, { mode: null, told: null, entries: [], at: 0, tried: null, kept: null });
    this.busy = false;
    this.dismiss();
  }

  get #done(): string[] {
    return this.entries.slice(0, this.at).map(({ action }) => action);
  }

  async #judge(trying: Trying, action: string): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const tried = await trying(this.ply, action);
      if (asked === this.#asked) this.tried = tried;
    } catch (error) {
      if (asked === this.#asked) this.trouble = troubleOf(error);
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  /** Null if it was refused, or if something else has been asked for meanwhile. */
  async #ask(wanted: AskBranch): Promise<BranchTold | null> {
    const asked = ++this.#asked;
    this.busy = true;
    this.dismiss();
    try {
      const told = await this.#branch({ ...wanted, seat: this.#eyes });
      return asked === this.#asked ? told : null;
    } catch (error) {
      if (asked === this.#asked) this.#refused(error);
      return null;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  #refused(error: unknown): void {
    const reasons = error instanceof Refused ? error.trouble.reasons : undefined;
    if (reasons?.length) this.whyNot = reasons;
    else this.trouble = troubleOf(error);
  }

  /** Something new was done. */
  #take(told: BranchTold): void {
    this.entries = told.entries;
    this.#show(told, told.entries.length);
  }

  #show(told: BranchTold, at: number): void {
    this.told = told;
    this.at = at;
  }
}
