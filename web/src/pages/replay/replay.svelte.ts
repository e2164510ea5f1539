/** A game that is looked at again: its plies, and the view after each, fetched when it is wanted. */
import type { AnyView } from "../../games/contract";
import { ask, troubleOf } from "../../store/ask";
import type { EntryTold, Happened, ReplayTold, TableTold, Trouble } from "../../wire/types";

/** Sums by seat, and some entries' points; chance has none. */
function added(sums: number[], entries: { seat: number; points: number }[]): number[] {
  const seats = entries.filter(({ seat }) => seat >= 0);
  return seats.reduce((sums, { seat, points }) => sums.with(seat, sums[seat]! + points), sums);
}

/** Each game knows more of it. */
type View = AnyView;

export class Replay {
  readonly id: string;
  table = $state.raw<TableTold | null>(null);
  told = $state.raw<ReplayTold | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** How many plies have been played at the moment that is shown. */
  at = $state(0);
  view = $state.raw<View | null>(null);
  /** The moment that the view is of: it comes a little later than it is asked for. */
  seen = $state(0);
  /** Each ply's events, under its number. */
  events = $derived<Happened[]>(
    this.told?.plies.flatMap((ply, i) => ply.events.map((event) => ({ ...event, n: i }))) ?? [],
  );
  entries = $derived<EntryTold[]>(
    this.told?.plies.map(({ seat, action }, n) => ({ n, seat, action })) ?? [],
  );
  last = $derived(this.told?.plies.length ?? 0);
  /** Everybody's points at each moment: what was booked, and what was owed for the end. */
  points = $derived.by(() => {
    const plies = this.told?.plies.map((ply) => [...ply.events, ...ply.provisional]) ?? [];
    let sums = this.table?.seats.map(() => 0) ?? [];
    return [this.told?.opening ?? [], ...plies].map((entries) => (sums = added(sums, entries)));
  });
  /** What was owed for the end at the moment of the view: by source, each seat's points. */
  owed = $derived.by(() => {
    const entries = this.told?.plies.slice(0, this.seen).flatMap((ply) => ply.provisional) ?? [];
    const none = this.table?.seats.map(() => 0) ?? [];
    return [...new Set(entries.map((entry) => entry.source))].map((source) => ({
      source,
      points: added(
        none,
        entries.filter((entry) => entry.source === source),
      ),
    }));
  });
  #views = new Map<number, Promise<View>>();

  constructor(id: string) {
    this.id = id;
  }

  /** Look through a seat's eyes; null is one's own, or a spectator's. */
  async load(seat: number | null): Promise<void> {
    try {
      this.table ??= await ask("GET /api/tables/{table}", { table: this.id });
      const at = { table: this.id, seat: seat ?? this.table.mine[0] ?? null };
      const told = await ask("GET /api/tables/{table}/plies", at);
      this.#views.clear();
      this.told = told;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** The first moment at which somebody had something to decide. */
  get beginning(): number {
    return Math.max(0, this.told?.plies.findIndex((ply) => ply.seat >= 0) ?? 0);
  }

  async show(ply: number | null): Promise<void> {
    this.at = Math.max(0, Math.min(ply ?? this.last, this.last));
    const at = this.at;
    try {
      const view = await this.#viewAt(at);
      if (this.at === at) [this.view, this.seen] = [view, at];
      if (at < this.last) void this.#viewAt(at + 1);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  #viewAt(ply: number): Promise<View> {
    const known = this.#views.get(ply);
    if (known) return known;
    const at = { table: this.id, ply, seat: this.told?.seat ?? null };
    const view = ask("GET /api/tables/{table}/plies/{ply}", at).then(
      (told) => told.view as unknown as View,
    );
    this.#views.set(ply, view);
    view.catch(() => this.#views.delete(ply));
    return view;
  }
}
