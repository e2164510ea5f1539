/** Looking back at a table that goes on: what the others did since one's last turn, step by step. */
import { ask, troubleOf } from "../../store/ask";
import type { Table } from "../../store/table.svelte";
import type { Happened } from "../../wire/types";
import { sinceLastTurn, type Since } from "./since";

export class Review {
  #step = $state<number | null>(null);
  #view = $state.raw<Record<string, unknown> | null>(null);
  /** Whose eyes it is seen through. */
  #seat = $state<number | null>(null);
  #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** Whoever looks next must not see what the one before looked back at. */
  get #same(): boolean {
    return (this.#table().stream?.seat ?? null) === this.#seat;
  }

  /** Which of the steps is looked at; null is now. */
  get step(): number | null {
    return this.#same ? this.#step : null;
  }

  get view(): Record<string, unknown> | null {
    return this.#same ? this.#view : null;
  }

  get open(): boolean {
    return this.step !== null;
  }

  get #stands(): number[] {
    return this.#table().stream?.notUndone ?? [];
  }

  get #since(): Since {
    const stream = this.#table().stream;
    return sinceLastTurn(this.#stands, stream?.entries ?? [], stream?.seat ?? null);
  }

  /** The entries that can be stepped through. */
  get steps(): number[] {
    return this.#since.theirs;
  }

  /** How many of them wait to be looked at: none once one has moved oneself. */
  get missed(): number {
    return this.#since.mineToo ? 0 : this.steps.length;
  }

  /** What the others did, as far as it has been shown: to be marked on the board. */
  get since(): Happened[] {
    const stream = this.#table().stream;
    const shown = stream?.shown?.n ?? 0;
    const theirs = new Set(this.steps.filter((n) => n < shown));
    return stream?.events.filter(({ n }) => theirs.has(n)) ?? [];
  }

  /** What the step that is looked at did. */
  get fresh(): Happened[] {
    const n = this.step === null ? undefined : this.steps[this.step];
    return this.#table().stream?.events.filter((event) => event.n === n) ?? [];
  }

  get cells(): string[] {
    return this.fresh.flatMap((event) => event.cells);
  }

  begin(): void {
    void this.show(0);
  }

  async show(step: number): Promise<void> {
    const table = this.#table();
    const at = Math.max(0, Math.min(step, this.steps.length - 1));
    const ply = this.#stands.indexOf(this.steps[at]!) + 1;
    const seat = table.stream?.seat ?? null;
    this.#step = at;
    this.#seat = seat;
    try {
      const told = await ask("GET /api/tables/{table}/plies/{ply}", { table: table.id, ply, seat });
      if (this.step === at && this.#seat === seat) this.#view = told.view;
    } catch (error) {
      table.trouble = troubleOf(error);
      this.close();
    }
  }

  close(): void {
    this.#step = null;
    this.#view = null;
  }
}
