/** The ways to be done with a table: which of them are open to me there. */
import type { SeatTold, TableTold } from "../wire/types";

/** What deleting does: `give-up` takes it from all, `free` my seat, `own` my list, `all` the table. */
export type Removal = "give-up" | "free" | "own" | "all";

export interface Ways {
  /** The seats that a bot can have from me. */
  hand: number[];
  /** The seat that resigns. */
  resign: number | null;
  remove: Removal | null;
}

type Known = Pick<TableTold, "status" | "seats" | "mine" | "owner" | "turn"> & {
  /** Whose deal is played: that one plays oneself. */
  day?: string | null;
};

export function waysOut(table: Known): Ways {
  const running = table.status === "running";
  return {
    hand: table.status === "over" || table.day ? [] : table.mine,
    resign: running ? resigner(table) : null,
    remove: removal(table),
  };
}

/** Whether people sit there who come by themselves. */
export function hasCompany({ seats, mine }: Pick<TableTold, "seats" | "mine">): boolean {
  return seats.some((seat) => isPerson(seat) && !mine.includes(seat.seat));
}

function isPerson(seat: SeatTold): boolean {
  return seat.taken && seat.kind !== "bot";
}

/** At one screen: whoever is to move; else whoever the page belongs to. */
function resigner({ mine, seats, turn }: Known): number | null {
  if (turn !== null && mine.includes(turn)) return turn;
  return mine.find((seat) => seats[seat]?.kind !== "here") ?? mine[0] ?? null;
}

function removal(table: Known): Removal | null {
  if (table.status === "open") return table.owner ? "give-up" : "free";
  const company = hasCompany(table);
  if (table.status === "running" && table.mine.length && company) return null;
  return company ? "own" : "all";
}
