/** What is said of puzzles: which there are, one of them, and a run against the clock.

Made by `python web/wire.py` from src/serai/tables/wire/puzzles.py:
change that, and make it anew. */
import type { Choice, EventTold } from "./told";
import type { WhyTold } from "./coach";

/**
 * To look at a puzzle, to answer it with an action, or to be shown its solution.
 *
 * In a run it is an answer to the puzzle that the run has come to.
 */
export interface AskPuzzle {
  action?: string | null;
  show?: boolean;
  run?: boolean;
}

/**
 * What puzzles are about: how many there are, how many I have tried and solved.
 */
export interface ThemeTold {
  theme: string;
  name: string;
  number: number;
  tried: number;
  solved: number;
}

/**
 * The puzzles of a game, and how I stand with them.
 *
 * `next` are the names of those that come next for me, of the theme that was asked for, if any.
 */
export interface PuzzlesTold {
  game: string;
  number: number;
  themes: ThemeTold[];
  rating: number;
  tried: number;
  solved: number;
  next: string[];
  best: number | null;
}

/**
 * The chance to win of whoever answers: after the best move, after the one that was tried, and
 * after the one that looks best, where that was thought about.
 */
export interface ChancesTold {
  best: number;
  tried: number;
  looks: number | null;
}

/**
 * A step of how play is expected to go on, as the puzzle's seat sees it.
 */
export interface FollowTold {
  seat: number;
  action: string;
  events: EventTold[];
  view: {
    [k: string]: unknown;
  };
}

/**
 * A run against the clock, in milliseconds since 1970; `place` counts what was answered in it.
 *
 * `puzzles` are those of the run in their order, `best` is the best score of all my runs.
 */
export interface RunTold {
  begun: number;
  ends: number;
  now: number;
  puzzles: string[];
  place: number;
  score: number;
  best: number;
}

/**
 * A puzzle as its seat sees it, and what came of an answer.
 *
 * It is `open` until it has been answered; then `right` are the moves that solve it, `looks` the
 * one that looks best, `chances` and `why` what is different, `follows` how play goes on. `before`
 * is how I stood with it, `rating` is mine now, and `change` how far this answer has moved it.
 */
export interface PuzzleTold {
  puzzle: string;
  theme: string;
  sentence: string;
  difficulty: number;
  state: "open" | "met" | "missed";
  seat: number;
  seats: number;
  view: {
    [k: string]: unknown;
  };
  legal: Choice[];
  right: string[];
  looks: string | null;
  chances: ChancesTold | null;
  why: WhyTold[];
  follows: FollowTold[];
  before: "new" | "met" | "missed";
  rating: number;
  change: number;
  run: RunTold | null;
}
