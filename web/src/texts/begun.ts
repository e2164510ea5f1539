/** Sentences that begin with a player: the player apart, so that a sign can stand for the name. */
import type { EventTold } from "../wire/types";
import { sayEvent, texts } from "./index.svelte";
import { isolated } from "./mixed";

export interface Begun {
  /** The seat that the sentence begins with; null where it begins otherwise. */
  seat: number | null;
  /** Its name, as the sentence has it: for those who hear it. */
  name: string;
  /** The sentence, or what is left of it; without its full stop. */
  words: string;
}

/** Stands for a name; no name has it. */
const SOMEBODY = "\uE000";
const FIRST = new RegExp(`^[\u2066-\u2069]*${SOMEBODY}[\u2066-\u2069]*:?[ \u00A0]`);
const FULL_STOP = /\.(?=[\u2066-\u2069]*$)/;

export function begun(game: string, event: EventTold, names: string[]): Begun {
  const { seat } = event;
  const whole = sayEvent(game, event, names).replace(FULL_STOP, "");
  if (seat < 0) return { seat: null, name: "", words: whole };
  const told = sayEvent(game, event, names.with(seat, SOMEBODY)).replace(FULL_STOP, "");
  const [first] = FIRST.exec(told) ?? [];
  if (first === undefined) return { seat: null, name: "", words: whole };
  const called = names[seat] ?? "";
  const apart = texts.direction === "rtl" ? called : isolated(called); // as in any sentence
  const named = (text: string) => text.replaceAll(SOMEBODY, apart);
  return { seat, name: named(first), words: named(told.slice(first.length)) };
}
