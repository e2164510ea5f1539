/** What is told of the deal of the day.

Made by `python web/wire.py` from src/serai/tables/wire/daily.py:
change that, and make it anew. */

/**
 * A deal as it was published: its `seed` when its day is over, its `commitment` always.
 */
export interface DealTold {
  seats: number;
  level: string;
  rules: number;
  options: {
    [k: string]: string;
  };
  commitment: string;
  seed: string | null;
  published: number;
}

/**
 * What somebody made of a deal; whoever resigned has no `rank`.
 *
 * `late` ended after the day on which it was begun. The first of `points` are those of whoever
 * played, the others those of the bots.
 */
export interface DayResultTold {
  rank: number | null;
  name: string;
  table: string;
  points: (number | null)[];
  share: number;
  resigned: boolean;
  late: boolean;
  mine: boolean;
}

/**
 * My table with a deal; its `result` when it is `over`.
 */
export interface MyDayTold {
  table: string;
  over: boolean;
  result: DayResultTold | null;
}

/**
 * What is committed for tomorrow.
 */
export interface NextDealTold {
  day: string;
  begins: number;
  seats: number;
  level: string;
  commitment: string;
}

/**
 * A day of a game, in UTC; times are milliseconds since 1970.
 *
 * Without a `deal` none was published. One that was `published` when the day had begun was missing
 * until then: the server was new, or had been away. `results` are the best games, null
 * as long as I may not know them; `played` is how many have played to the end. `past` are days
 * that had a deal, the newest first.
 */
export interface DayTold {
  game: string;
  day: string;
  today: string;
  now: number;
  begins: number;
  ends: number;
  deal: DealTold | null;
  mine: MyDayTold | null;
  results: DayResultTold[] | null;
  played: number;
  past: string[];
  next: NextDealTold | null;
}
