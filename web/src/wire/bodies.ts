/** What is sent with a request by HTTP.

Made by `python web/wire.py` from src/serai/tables/wire/bodies.py:
change that, and make it anew. */

/**
 * Who is to sit there. Only a bot has a level; `name` is for another person at this screen.
 */
export interface NewSeat {
  kind: "me" | "here" | "friend" | "bot";
  level?: string | null;
  name?: string | null;
}

/**
 * A table to be: the option that names a map, a deck or tiles may hold an own file's text.
 *
 * `grace` is how many seconds a friend may be away before a bot may take over; null: never. With
 * `hints`, everybody may ask for hints there; alone with bots one always may. `start` is the text
 * of a position to play on from: game, seats and options are then those of the position.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: NewSeat[];
  options?: {
    [k: string]: string | number | boolean;
  };
  confirm?: boolean;
  thinking?: number;
  grace?: number | null;
  hints?: boolean;
  start?: string | null;
}

/**
 * A table that was begun elsewhere, as `CarriedTold` tells it.
 */
export interface CarriedTable {
  record: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: NewSeat[];
  confirm?: boolean;
  thinking?: number;
  hints?: boolean;
}

/**
 * What becomes of a seat whose friend has not come: another link, or a bot.
 */
export interface SeatChange {
  kind: "friend" | "bot";
  level?: string | null;
}

/**
 * What becomes of the seat, if the others play on: a bot of that level sits there.
 */
export interface Resigning {
  level: string;
}

/**
 * The secret of a link: a seat's, or the spectators'.
 */
export interface Join {
  secret: string;
}

/**
 * What is to be different about oneself; what is not there stays as it is.
 */
export interface PersonChange {
  name?: string;
  /**
   * one that we speak
   */
  language?: string;
}

export interface UseDevice {
  secret: string;
}

/**
 * The same seats once more; `same_deal` with the same cards too.
 */
export interface Rematch {
  same_deal?: boolean;
}
