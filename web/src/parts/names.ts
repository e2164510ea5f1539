/** What seats are called: people by their names, bots by those of their characters. */
import { t } from "../texts/index.svelte";
import type { SeatTold } from "../wire/types";

/** In a sentence. */
export function nameOf({ seat, name, character }: SeatTold): string {
  if (character) return t(`character-${character}`);
  return name || t("page-player", { seat: seat + 1 });
}

export function namesOf(seats: SeatTold[]): string[] {
  return seats.map(nameOf);
}

/** Where a seat is told of by itself: of a bot, how strong it is too. */
export function labelOf(seat: SeatTold): string {
  const name = nameOf(seat);
  const level = levelOf(seat);
  return level ? t("character-and-level", { name, level }) : name;
}

/** How strong a bot is, in words; nothing for people. */
export function levelOf(seat: SeatTold): string {
  return seat.character ? t(`character-level-${seat.name}`) : "";
}
