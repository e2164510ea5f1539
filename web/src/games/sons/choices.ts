/** What may be done now, sorted by what it is. */
import type { Choice } from "../contract";
import type { Field, Good, Side } from "./view";

export interface Choices {
  stay: Choice | null;
  /** By cell. */
  move: Map<string, Choice>;
  draw: Choice | null;
  /** By tile: from one's own display, or with the scout from another's. */
  take: Map<string, Choice>;
  scout: Map<string, Choice>;
  /** By cell, then by rotation. */
  lay: Map<string, Map<number, Choice>>;
  redraw: Choice | null;
  decline: Choice | null;
  /** By the part's first side, then by height. */
  explorer: Map<Side, Map<number, Choice>>;
  recall: Map<number, Choice>;
  /** Which of two oases first, by the part's first side. */
  score: Map<Side, Choice>;
  field: Map<Field, Choice>;
  throw: Map<Good, Choice>;
  put: Map<Good, Choice>;
  look: Map<string, Choice>;
  pass: Choice | null;
  leave: Choice | null;
  remove: Choice | null;
  leader: Choice | null;
  end: Choice | null;
}

const WORDS = [
  "stay",
  "draw",
  "redraw",
  "decline",
  "pass",
  "leave",
  "remove",
  "leader",
  "end",
] as const;
type Word = (typeof WORDS)[number];

export function choicesOf(legal: Choice[]): Choices {
  const choices = none();
  for (const choice of legal) sort(choices, choice);
  return choices;
}

function none(): Choices {
  const words = Object.fromEntries(WORDS.map((word) => [word, null])) as Record<Word, null>;
  return {
    ...words,
    move: new Map(),
    take: new Map(),
    scout: new Map(),
    lay: new Map(),
    explorer: new Map(),
    recall: new Map(),
    score: new Map(),
    field: new Map(),
    throw: new Map(),
    put: new Map(),
    look: new Map(),
  };
}

function sort(choices: Choices, choice: Choice): void {
  const [verb, what, more] = choice.action.split(" ") as [string, string, string];
  if (verb === "lay") put(choices.lay, what, Number(more), choice);
  else if (verb === "explorer") put(choices.explorer, more as Side, Number(what), choice);
  else if (verb === "recall") choices.recall.set(Number(what), choice);
  else if (what === undefined) choices[verb as Word] = choice;
  else (choices[verb as "move"] as Map<string, Choice>).set(what, choice);
}

function put<A, B>(map: Map<A, Map<B, Choice>>, one: A, other: B, choice: Choice): void {
  if (!map.has(one)) map.set(one, new Map());
  map.get(one)!.set(other, choice);
}
