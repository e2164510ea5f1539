/** A game that is looked at again: its plies, and the view after each, fetched when it is wanted. */
import type { AnyView } from "../../games/contract";
import { sums } from "../../parts/steps";
import { ask, troubleOf } from "../../store/ask";
import type {
  EntryTold,
  Happened,
  PositionTold,
  ReplayTold,
  TableTold,
  Trouble,
} from "../../wire/types";

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
  /** What each seat had gained at each moment. */
  gained = $derived.by(() => {
    const seats = this.table?.seats.length ?? 0;
    const curve = [sums([], seats)];
    for (const ply of this.told?.plies ?? []) {
      const brought = sums(
        ply.events.map((event) => ({ ...event, n: 0 })),
        seats,
      );
      curve.push(curve.at(-1)!.map((before, seat) => before + brought[seat]!));
    }
    return curve;
  });
  #views = new Map<number, Promise<View>>();

  constructor(id: string) {
    this.id = id;
  }

  /** Look through a seat's eyes; null is one's own, or a spectator's. */
  async load(seat: number | null): Promise<void> {
    try {
      this.table ??= await ask<TableTold>("GET", `/tables/${this.id}`);
      const eyes = seat ?? this.table.mine[0] ?? null;
      const query = eyes === null ? "" : `?seat=${eyes}`;
      const told = await ask<ReplayTold>("GET", `/tables/${this.id}/plies${query}`);
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
    const query = this.told?.seat === null ? "" : `?seat=${this.told?.seat}`;
    const view = ask<PositionTold>("GET", `/tables/${this.id}/plies/${ply}${query}`).then(
      (told) => told.view as unknown as View,
    );
    this.#views.set(ply, view);
    view.catch(() => this.#views.delete(ply));
    return view;
  }
}
