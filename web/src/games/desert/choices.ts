/** What may be done now, sorted by herd and space, and what each choice would bring. */
import { booked } from "../../board/booked";
import type { Choice, EventTold } from "../contract";
import type { Cell, Colour } from "./view";

export interface Choices {
  /** Spaces by herd: where a leader or a camel of that colour may stand. */
  spaces: Map<Colour, Map<string, Choice>>;
  /** Leaders that may be set aside. */
  aside: Map<Colour, Choice>;
  skip: Choice | null;
}

export function choicesOf(legal: Choice[]): Choices {
  const choices: Choices = { spaces: new Map(), aside: new Map(), skip: null };
  for (const choice of legal) {
    const [verb, colour, cell] = choice.action.split(" ") as [string, Colour?, string?];
    if (colour && cell) {
      if (!choices.spaces.has(colour)) choices.spaces.set(colour, new Map());
      choices.spaces.get(colour)!.set(cell, choice);
    } else if (verb === "aside" && colour) choices.aside.set(colour, choice);
    else if (verb === "skip") choices.skip = choice;
  }
  return choices;
}

/** The herds from which something may stand on a space. */
export function herdsFor(choices: Choices, cell: string): Colour[] {
  return [...choices.spaces].filter(([, cells]) => cells.has(cell)).map(([colour]) => colour);
}

export interface Gain {
  waterholes: number;
  oases: number;
  /** Both together. */
  now: number;
  /** Spaces that would be enclosed, and how many of them count. */
  area: string[];
  enclosed: number;
  /** The last camel of its herd: this is the last turn. */
  last: boolean;
  /** What the end of the game would bring, if this is the end; else null. */
  final: number | null;
  /** Points now, where they come from. */
  chips: { cell: string; points: number }[];
}

export function gainOf(choice: Choice, seat: number, cells: Map<string, Cell>): Gain {
  const brings = choice.preview ?? [];
  const own = brings.filter((event) => event.seat === seat);
  const areas = own.filter((event) => event.kind === "enclosed");
  const ends = brings.some((event) => FINAL.includes(event.source));
  return {
    waterholes: booked(own, "waterholes"),
    oases: booked(own, "oases"),
    now: booked(own, "waterholes", "oases"),
    area: areas.flatMap((event) => event.cells),
    enclosed: areas.reduce((all, event) => all + Number(event.facts.spaces), 0),
    last: own.some((event) => event.kind === "herd-empty"),
    final: ends ? booked(own, ...FINAL) : null,
    chips: own
      .filter((event) => !FINAL.includes(event.source))
      .flatMap((event) => chips(event, cells)),
  };
}

/** Scored when the game is over. */
const FINAL = ["caravans", "areas"];

function chips(event: EventTold, cells: Map<string, Cell>): Gain["chips"] {
  if (!event.points || !event.cells.length) return [];
  if (event.cells.length === 1) return [{ cell: event.cells[0]!, points: event.points }];
  return event.cells.map((cell) => ({ cell, points: cells.get(cell)?.waterhole ?? 0 }));
}
