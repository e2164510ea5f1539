/** What seats are called: by their people's names, bots by their level. */
import { t } from "../texts/index.svelte";
import type { SeatTold } from "../wire/types";

export function nameOf(seat: SeatTold, seats: SeatTold[]): string {
  if (seat.kind !== "bot") return seat.name || t("page-player", { seat: seat.seat + 1 });
  const alike = seats.filter((other) => other.kind === "bot" && other.name === seat.name);
  const bot = t(`page-bot-${seat.name}`);
  return alike.length === 1 ? bot : t("page-bot-of-many", { bot, number: alike.indexOf(seat) + 1 });
}

export function namesOf(seats: SeatTold[]): string[] {
  return seats.map((seat) => nameOf(seat, seats));
}
