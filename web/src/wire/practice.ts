/** What is said of practice: positions to play out, and games to play again from the other side.

Made by `python web/wire.py` from src/serai/tables/wire/practice.py:
change that, and make it anew. */

/**
 * Against bots of which level a position is played out.
 */
export interface Practise {
  level: string;
}

/**
 * From which seat a game is played once more, with the same deal, against which level.
 */
export interface PractiseTable {
  seat: number;
  level: string;
}

/**
 * A position to practise: `left` choices from its end for that seat.
 *
 * `points` and `result` are how the game ended in which it came up; `best` are the most points
 * that I have made of it, null if I have not played it to its end.
 */
export interface ExerciseTold {
  name: string;
  kind: "round" | "ending";
  seat: number;
  seats: number;
  left: number;
  points: number[];
  result: number[];
  best: number | null;
  tried: number;
}

/**
 * All that a game brings to practise.
 */
export interface PracticeTold {
  game: string;
  exercises: ExerciseTold[];
}

/**
 * Something that is explained when it first happens: by an event, or by what a view shows.
 *
 * One of `events` has happened, to the seat that looks if it is `mine`; or the view has at `path`
 * one of the values of `is`, or a number up to `at_most`. A path's parts are names, numbers, `*`
 * for any of them and `me` for one's own seat. `rule` is where to read on.
 */
export interface FirstTold {
  name: string;
  events: string[];
  mine: boolean;
  path: string[];
  values: unknown[];
  at_most: number | null;
  rule: string;
}

/**
 * What a game explains as it comes up, in this order if several do at once.
 */
export interface FirstsTold {
  firsts: FirstTold[];
}
