/** What is said between the server and those who learn: how far they have come.

Made by `python web/wire.py` from src/serai/tables/wire/learning.py:
change that, and make it anew. */

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
