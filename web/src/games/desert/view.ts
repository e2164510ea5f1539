/** What a seat sees of a game, in the order in which it is told.

Made by `python web/wire.py` from src/serai/games/desert/view_types.py:
change that, and make it anew. */
import type { AnyView } from "../contract";

export const COLOURS = ["amber", "lime", "rose", "sky", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

export const PHASES = ["first", "aside", "palms", "tokens", "leaders", "camels", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const WARNINGS = ["", "low", "last", "none"] as const;
export type Warning = (typeof WARNINGS)[number];

/** Everything there is to see; `warnings` say how near its end a herd is. */
export interface View extends AnyView {
  phase: Phase;
  first: number | null;
  left: number;
  opening: boolean;
  colours: Colour[];
  herds: Record<Colour, number>;
  warnings: Record<Colour, Warning>;
  herd_size: number;
  cells: Cell[];
  players: Player[];
  largest: Record<Colour, Largest>;
  hide_totals: boolean;
}

/** A space; `space` is what it may become, until leaders are placed. */
export interface Cell {
  name: string;
  row: number;
  column: number;
  beyond: boolean;
  camel?: Camel;
  waterhole?: number;
  oasis?: boolean;
  enclosed?: Enclosed;
  space?: "palm" | "waterhole";
}

/** A seat; `oases` and `areas` are points, `tokens` a number of waterholes.

`reached` is how many oases its caravans have come to, `longest` the points for its largest
caravans, which are counted when the game is over. */
export interface Player {
  seat: number;
  tokens: number;
  waterholes: number | null;
  oases: number;
  areas: number;
  points: number | null;
  reached: number;
  longest: number | null;
  caravans: Caravan[];
  can_move: boolean;
}

/** The size of the largest caravan of a colour now, and whose it is. */
export interface Largest {
  size: number;
  seats: number[];
}

export interface Camel {
  seat: number;
  colour: Colour;
  leader: boolean;
}

/** By which caravan. */
export interface Enclosed {
  seat: number;
  colour: Colour;
}

export interface Caravan {
  colour: Colour;
  size: number;
  leader: string | null;
  aside: boolean;
  reached: string[];
}
