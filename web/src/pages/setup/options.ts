/** In which order options are asked for, and what a refusal is about. */
import type { GameTold, OptionTold, Trouble } from "../../wire/types";

/** The map, the deck or the tiles first, for they say most about a game; then by kind. */
export function inOrder(game: GameTold): OptionTold[] {
  const order: OptionTold["kind"][] = ["source", "seat", "text", "switch"];
  const place = (option: OptionTold) => order.indexOf(option.kind);
  return game.options.toSorted((a, b) => place(a) - place(b));
}

const ABOUT_SEATS = [
  "one-me",
  "here-without-me",
  "name-not-yours",
  "bad-name",
  "bot-and-level",
  "unknown-bot",
  "bad-seats",
];

/** What a refusal is about: `seats`, `thinking`, an option by its name, or the `table` as a whole. */
export function placeOf(game: GameTold, trouble: Trouble): string {
  if (ABOUT_SEATS.includes(trouble.code)) return "seats";
  if (trouble.code === "thinks-too-long") return "thinking";
  if (trouble.code === "bad-material") return game.source;
  if (trouble.code === "bad-option") return String(trouble.facts.name);
  const words = trouble.code.split("-");
  const named = game.options.find((option) => words.includes(option.name));
  return words[0] === game.name && named ? named.name : "table";
}
