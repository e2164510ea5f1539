/** What a seat sees of Through the Desert: the same as in `view.py`, in the same order. */
import type { AnyView } from "../contract";

export const COLOURS = ["amber", "lime", "rose", "sky", "violet"] as const;
export type Colour = (typeof COLOURS)[number];
export type Phase = "first" | "aside" | "palms" | "tokens" | "leaders" | "camels" | "over";

export interface View extends AnyView {
  phase: Phase;
  first: number | null;
  left: number;
  opening: boolean;
  colours: Colour[];
  herds: Record<Colour, number>;
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

/** A seat; `oases` and `areas` are points, `tokens` a number of waterholes. */
export interface Player {
  seat: number;
  tokens: number;
  waterholes: number | null;
  oases: number;
  areas: number;
  points: number | null;
  caravans: Caravan[];
  can_move: boolean;
}

export interface Caravan {
  colour: Colour;
  size: number;
  leader: string | null;
  aside: boolean;
  reached: string[];
}

/** The size of the largest caravan of a colour now, and whose it is. */
export interface Largest {
  size: number;
  seats: number[];
}
