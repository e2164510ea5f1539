/** How a table stands, in words; for those that go on and for those that are over. */
import { nameOf } from "../../parts/names";
import { listed, t } from "../../texts/index.svelte";
import type { SeatTold, TableTold } from "../../wire/types";

export type Outcome = "won" | "shared" | "lost" | "watched";

/** Whether somebody at this screen is to move. */
export function waits({ turn, mine }: TableTold): boolean {
  return turn !== null && mine.includes(turn);
}

/** The seat that I sit at myself; the others of mine are for people at this screen. */
export function ownSeat({ seats, mine }: TableTold): SeatTold | undefined {
  return seats.find((seat) => mine.includes(seat.seat) && seat.kind !== "here");
}

export function progress(table: TableTold): string {
  if (table.status === "open") return t("page-state-open");
  const seat = table.turn === null ? undefined : table.seats[table.turn];
  if (!seat) return t("page-state-going");
  if (seat === ownSeat(table)) return t("page-state-your-turn");
  const name = nameOf(seat);
  if (table.asleep) return t("page-state-asleep", { name });
  return waits(table) ? t("page-state-turn-yours", { name }) : t("page-state-turn", { name });
}

/** Whether I gave it up: then I may not sit there any more. */
function hasResigned({ resigned, seats }: TableTold): boolean {
  return resigned.some((seat) => seats[seat]?.kind !== "here");
}

/** What became of it for me. */
export function outcomeOf(table: TableTold): Outcome {
  if (hasResigned(table)) return "lost";
  const own = ownSeat(table);
  if (!own) return "watched";
  const share = table.result?.[own.seat] ?? 0;
  if (share === 1) return "won";
  return share ? "shared" : "lost";
}

export function ended(table: TableTold): string {
  if (hasResigned(table)) return t("page-ended-resigned");
  const outcome = outcomeOf(table);
  if (outcome === "won") return t("page-ended-won");
  if (outcome === "shared") return t("page-ended-shared");
  const winners = table.seats.filter((seat) => table.result?.[seat.seat]);
  return t("page-ended-lost", { names: listed(winners.map(nameOf)), count: winners.length });
}
