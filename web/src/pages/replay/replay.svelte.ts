/** A game that is looked at again: its moments, and the view at each, fetched when it is wanted. */
import { boardOf } from "../../games";
import type { AnyView, GameUi } from "../../games/contract";
import { lastScoring } from "../../parts/steps";
import { troubleOf } from "../../store/ask";
import type { EntryTold, Happened, ReplayTold, Trouble } from "../../wire/types";
import { added, beginningOf, momentsOf, turnsOf } from "./moments";
import type { Source, Who } from "./sources";

export class Replay {
  readonly source: Source;
  who = $state.raw<Who | null>(null);
  told = $state.raw<ReplayTold | null>(null);
  ui = $state.raw<GameUi | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The moment that is asked for. */
  at = $state(0);
  /** Each game knows more of it. */
  view = $state.raw<AnyView | null>(null);
  /** The moment that the view is of: it comes a little later than it is asked for. */
  seen = $state(0);
  #plies = $derived(this.told?.plies ?? []);
  /** Each ply's events, under its number. */
  events = $derived<Happened[]>(
    this.#plies.flatMap((ply, n) => ply.events.map((event) => ({ ...event, n }))),
  );
  entries = $derived<EntryTold[]>(this.#plies.map(({ seat, action }, n) => ({ n, seat, action })));
  /** The steps of the last scoring. */
  scoring = $derived(this.told?.over ? lastScoring(this.events, this.ui?.scoringKinds) : []);
  /** From when somebody had something to decide: set-up is one step. */
  beginning = $derived(beginningOf(this.#plies));
  /** The last moment. */
  end = $derived(this.#plies.length + this.scoring.length);
  #moments = $derived(this.told ? momentsOf(this.told, this.scoring) : []);
  #nothing = $derived(this.who?.seats.map(() => 0) ?? []);
  /** Everybody's points at each moment: what was booked, and what was owed for the end. */
  points = $derived.by(() => {
    let sums = this.#nothing;
    return this.#moments.map(({ booked, owed }) => (sums = added(sums, [...booked, ...owed])));
  });
  /** What was owed for the end at the moment of the view: by source, each seat's points. */
  owed = $derived.by(() => {
    const entries = this.#moments.slice(0, this.seen + 1).flatMap(({ owed }) => owed);
    return [...new Set(entries.map(({ source }) => source))].map((source) => ({
      source,
      points: added(
        this.#nothing,
        entries.filter((entry) => entry.source === source),
      ),
    }));
  });
  /** What of the last scoring has not been told at the moment of the view. */
  toCome = $derived.by(() => {
    const over = this.seen - this.#plies.length;
    return over < 0 ? [] : this.scoring.slice(over);
  });
  /** What led to the view. */
  fresh = $derived.by(() => {
    const over = this.seen - this.#plies.length;
    if (over > 0) return this.scoring.slice(over - 1, over);
    return this.events.filter((one) => one.n === this.seen - 1 && !this.scoring.includes(one));
  });
  /** When the turns of the seat that looks began. */
  turns = $derived(this.told?.seat == null ? [] : turnsOf(this.#plies, this.told.seat));
  #views = new Map<number, Promise<AnyView>>();

  constructor(source: Source) {
    this.source = source;
  }

  /** Look through a seat's eyes; null is one's own, or a spectator's. */
  async load(seat: number | null): Promise<void> {
    try {
      this.who ??= await this.source.who();
      this.ui ??= (await boardOf(this.who.game)).default;
      const told = await this.source.plies(seat ?? this.who.mine[0] ?? null);
      this.#views.clear();
      this.told = told;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  within(moment: number): number {
    return Math.max(this.beginning, Math.min(moment, this.end));
  }

  async show(moment: number | null): Promise<void> {
    const at = this.within(moment ?? this.end);
    this.at = at;
    try {
      const view = await this.#viewAt(at);
      if (this.at === at) [this.view, this.seen] = [view, at];
      if (at < this.end) void this.#viewAt(at + 1);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** While the last scoring is told, the view is the last one. */
  #viewAt(moment: number): Promise<AnyView> {
    const ply = Math.min(moment, this.#plies.length);
    const known = this.#views.get(ply);
    if (known) return known;
    const view = this.source
      .view(ply, this.told?.seat ?? null)
      .then((told) => told.view as unknown as AnyView);
    this.#views.set(ply, view);
    view.catch(() => this.#views.delete(ply));
    return view;
  }
}
