/** Positions as text: looked over, set by hand place by place, and what is said of them.

Made by `python web/wire.py` from src/serai/tables/wire/positions.py:
change that, and make it anew. */
import type { Choice } from "./told";

/**
 * A position as text, to be looked over.
 */
export interface AskPosition {
  text: string;
}

/**
 * A position as text, in which one place is set to something else.
 */
export interface EditPosition {
  text: string;
  place: string;
  value: string;
}

/**
 * A position to begin with in an editor: before anything has happened, or `dealt`.
 */
export interface DraftPosition {
  game: string;
  seats: number;
  options?: {
    [k: string]: string | number | boolean;
  };
  dealt?: boolean;
}

/**
 * What cannot be in a position, and on which line of its text; 0: on none of its own.
 *
 * `cells` are where on the board it is.
 */
export interface FaultTold {
  line: number;
  code: string;
  facts: {
    [k: string]: unknown;
  };
  sentence: string;
  cells: string[];
}

/**
 * What a place can be set to; at `cell`, if that is a place on the board.
 *
 * `look` is for the game's page, which draws it.
 */
export interface OfferTold {
  value: string;
  label: string;
  cell: string | null;
  look: {
    [k: string]: unknown;
  } | null;
}

/**
 * Something in a position that can be set by hand, and what is set there now.
 *
 * `palette` names its choices: one of them, or `several` up to `most`, in order and with blanks
 * between them. A number goes from 0 to `most`. On the board it has a `cell`.
 */
export interface PlaceTold {
  name: string;
  label: string;
  group: string;
  cell: string | null;
  kind: "one" | "several" | "number";
  palette: string;
  most: number;
  value: string;
}

/**
 * A position that was looked over: all that is wrong with it, or what it is.
 *
 * `text` is null if something is wrong, unless it has been set so by hand. `view` is how it looks,
 * wrong or not, where that can be seen. `places` can be set by hand, each to what is in its
 * palette; there are none in a game that has no editor of its own.
 */
export interface CheckedTold {
  faults: FaultTold[];
  text: string | null;
  game: string | null;
  seats: number;
  actor: number;
  view: {
    [k: string]: unknown;
  } | null;
  legal: Choice[];
  places: PlaceTold[];
  palettes: {
    [k: string]: OfferTold[];
  };
}
