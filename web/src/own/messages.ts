/** What is said between the page and the workers in which Python runs. */
import type { ShelfTold } from "../wire/types";

/** Who answers the page, and who thinks: each in a worker of its own. */
export type Role = "rooms" | "thinker";

/** To a worker. */
export type ToPython =
  | { do: "boot"; role: Role; root: string; lock: string }
  /** A line for Python, and which it is: it is answered by its number. */
  | { do: "take"; number: number; text: string }
  /** A file of the listing that is needed from now on. */
  | { do: "fetch"; number: number; role: string; game: string | null };

/** From it. */
export type FromPython =
  /** How many of the bytes it begins with are there. */
  | { did: "load"; bytes: number; of: number }
  /** It holds its lock; it has begun with everything. */
  | { did: "live" }
  | { did: "boot" }
  | { did: "take"; number: number; text: string }
  /** On the way: how far a thought is. */
  | { did: "tell"; number: number; text: string }
  /** It cannot go on at all. */
  | { did: "fail"; why: string };

/** A file of `offline/listing.json`. */
export interface Listed {
  path: string;
  size: number;
  role: string;
  when: "start" | "game" | "asked";
  game?: string;
  /** By gzip, for whoever serves it may not do so: what it is called then. */
  packed?: string;
}

export interface Listing {
  version: string;
  files: Listed[];
  /** The games in their order, so that nobody waits for Python to see which there are. */
  shelf?: ShelfTold[];
}
