/** What a client says to a socket.

Made by `python web/wire.py` from src/serai/tables/wire/messages.py:
change that, and make it anew. */

/**
 * Listen to a table from a seat of one's own, or as a spectator (no seat).
 *
 * With `previews`, what each legal action would bring is told too.
 */
export interface Open {
  type: "open";
  /**
   * the table's id
   */
  table: string;
  seat?: number | null;
  since?: number | null;
  previews?: boolean;
}

/**
 * Listen no more.
 */
export interface Leave {
  type: "leave";
  /**
   * the table's id
   */
  table: string;
  seat?: number | null;
}

/**
 * An action as text, or `undo`; `n` is how many entries of the log the player has seen.
 *
 * With `sentences`, the reasons why it may be refused are said in words too.
 */
export interface Move {
  type: "move";
  /**
   * the table's id
   */
  table: string;
  seat: number;
  /**
   * entries of the log
   */
  n: number;
  action: string;
  sentences?: boolean;
}

/**
 * End one's turn at a table that asks for it.
 */
export interface Confirm {
  type: "confirm";
  /**
   * the table's id
   */
  table: string;
  seat: number;
  /**
   * entries of the log
   */
  n: number;
}

/**
 * Ask why a seat of one's own may not do something now; nothing is played by it.
 */
export interface Why {
  type: "why";
  /**
   * the table's id
   */
  table: string;
  seat: number;
  action: string;
  sentences?: boolean;
}

/**
 * Say everything to this socket in that language, from now on.
 */
export interface Speak {
  type: "speak";
  /**
   * one that we speak
   */
  language: string;
}

export interface Ping {
  type: "ping";
}

export type Message = Open | Leave | Move | Confirm | Why | Speak | Ping;
