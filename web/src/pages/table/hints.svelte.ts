/** Hints at a table: first where to look, then the move with its reason; gone with the next step. */
import { ask, troubleOf } from "../../store/ask";
import type { Table } from "../../store/table.svelte";
import type { EventTold, HintedTold, HintTold } from "../../wire/types";

export class Hints {
  allowed = $state(false);
  /** All that were asked for at this table. */
  used = $state.raw<HintedTold[]>([]);
  busy = $state(false);
  #hint = $state.raw<HintTold | null>(null);
  #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** Whether they may be asked for here, and which were. */
  async load(): Promise<void> {
    const { id } = this.#table();
    const told = await ask("GET /api/tables/{table}/hints", { table: id }).catch(() => null);
    if (told) [this.allowed, this.used] = [told.allowed, told.used];
  }

  /** The hint for what is shown now. */
  get hint(): HintTold | null {
    const now = this.#table().stream?.latest;
    const hint = this.#hint;
    return hint && hint.n === now?.n && hint.seat === now.seat ? hint : null;
  }

  /** What the move that was told would do, as far as its player can know. */
  get foreseen(): EventTold[] {
    return this.hint?.events ?? [];
  }

  /** Where to look, and where the move that was told is done. */
  get cells(): string[] {
    return [...(this.hint?.cells ?? []), ...(this.foreseen[0]?.cells ?? [])];
  }

  /** Whether one can be asked for now: it is one's turn, and there is more to be told. */
  get offered(): boolean {
    const now = this.#table().stream?.latest;
    const mine = !!now && now.seat !== null && now.turn === now.seat && now.to_confirm === null;
    return this.allowed && mine && now.status === "running" && this.hint?.what !== "move";
  }

  /** First where to look; whoever asks again is told the move. */
  async ask(): Promise<void> {
    const table = this.#table();
    const now = table.stream?.latest;
    if (!this.offered || this.busy || now?.seat == null) return;
    const what = this.hint === null ? "nudge" : "move";
    this.busy = true;
    try {
      const wanted = { seat: now.seat, n: now.n, what } as const;
      this.#hint = await ask("POST /api/tables/{table}/hints", { table: table.id }, wanted);
      this.used = [...this.used, wanted];
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.code !== "stale") table.trouble = trouble;
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.#hint = null;
  }
}
