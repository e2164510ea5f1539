/** Looking back at a table that goes on: what happened since one's last move, step by step. */
import { ask, troubleOf } from "../../store/ask";
import type { Table } from "../../store/table.svelte";
import type { Happened } from "../../wire/types";

export class Review {
  /** How many actions stood at the moment that is looked at; null is now. */
  at = $state<number | null>(null);
  from = $state(0);
  view = $state.raw<Record<string, unknown> | null>(null);
  #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  get open(): boolean {
    return this.at !== null;
  }

  get #notUndone(): number[] {
    return this.#table().stream?.notUndone ?? [];
  }

  get last(): number {
    return this.#notUndone.length;
  }

  /** How many actions of others there have been since one's own last. */
  get missed(): number {
    const stream = this.#table().stream;
    if (!stream || stream.seat === null) return 0;
    const mine = this.#notUndone.findLastIndex((n) => stream.entries[n]?.seat === stream.seat);
    return mine < 0 ? 0 : this.last - 1 - mine;
  }

  get fresh(): Happened[] {
    const n = this.at === null ? -1 : this.#notUndone[this.at - 1];
    return this.#table().stream?.events.filter((event) => event.n === n) ?? [];
  }

  get cells(): string[] {
    return this.fresh.flatMap((event) => event.cells);
  }

  begin(): void {
    this.from = this.last - this.missed + 1;
    void this.show(this.from);
  }

  async show(ply: number): Promise<void> {
    const table = this.#table();
    this.at = Math.max(this.from, Math.min(ply, this.last));
    const at = this.at;
    const seat = table.stream?.seat ?? null;
    try {
      const told = await ask("GET /api/tables/{table}/plies/{ply}", {
        table: table.id,
        ply: at,
        seat,
      });
      if (this.at === at) this.view = told.view;
    } catch (error) {
      table.trouble = troubleOf(error);
      this.close();
    }
  }

  close(): void {
    this.at = null;
    this.view = null;
  }
}
