/** What seats are called: people by their names, bots by those of their characters. */
import { t } from "../texts/index.svelte";
import type { SeatTold } from "../wire/types";

/** As much of a seat as a name needs. */
export type Sitter = Pick<SeatTold, "seat" | "name" | "character">;

/** What somebody is called in a record: whoever has no name there has the number of their seat. */
export function ownName(name: string, seat: number): string {
  return name === String(seat + 1) ? "" : name;
}

/** In a sentence. */
export function nameOf({ seat, name, character }: Sitter): string {
  if (character) return t(`character-${character}`);
  return name || t("page-player", { seat: seat + 1 });
}

export function namesOf(seats: Sitter[]): string[] {
  return seats.map(nameOf);
}

/** Where nobody has said who they are: seats have numbers. */
export function numbered(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => nameOf({ seat, name: "", character: null }));
}

/** Where a seat is told of by itself: of a bot, how strong it is too. */
export function labelOf(seat: Sitter): string {
  const name = nameOf(seat);
  const level = levelOf(seat);
  return level ? t("character-and-level", { name, level }) : name;
}

/** How strong a bot is, in words; nothing for people. */
export function levelOf(seat: Sitter): string {
  return seat.character ? t(`character-level-${seat.name}`) : "";
}
