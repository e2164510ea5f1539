/** What is said between the server and those who learn: courses, and how far they have come.

Made by `python web/wire.py` from src/serai/tables/wire/learning.py:
change that, and make it anew. */
import type { Choice, EntryTold, EventTold } from "./told";

/**
 * How it stands with each of these; null: nothing is to be known of it any more.
 */
export interface Note {
  notes: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[A-Za-z0-9_.:-]{1,64}$".
     */
    [k: string]: string | null;
  };
}

/**
 * All that is noted of a kind, item by item.
 */
export interface ProgressTold {
  notes: {
    [k: string]: string;
  };
}

/**
 * What the learner has done in a task so far.
 */
export interface AskTask {
  /**
   * @maxItems 40
   */
  actions?: string[];
}

/**
 * A task of a course, and the rules that are met in it.
 */
export interface TaskSaid {
  id: string;
  rules: string[];
  sentence: string;
}

/**
 * A guided first game; after its tasks comes a table with these options and seats.
 */
export interface CourseTold {
  game: string;
  tasks: TaskSaid[];
  options: {
    [k: string]: string;
  };
  seats: string[];
}

/**
 * Where a task has come to.
 *
 * `entries` are all since it began, `events` those since the learner last acted, as their seat
 * sees them. It is `open` while something more may be done, `met`, or `missed`; then `answer` says
 * what there is to say of that. `solution` is one way to meet it from the beginning.
 */
export interface TaskTold {
  task: string;
  sentence: string;
  state: "open" | "met" | "missed";
  answer: string;
  solution: string[];
  light: string[];
  seat: number;
  entries: EntryTold[];
  events: EventTold[];
  view: {
    [k: string]: unknown;
  };
  actor: number;
  legal: Choice[];
  over: boolean;
  result: number[] | null;
}
