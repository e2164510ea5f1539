/** What to try after a game against bots: a level higher, or one lower. */
import { ask } from "../../store/ask";
import type { NewTable, SeatTold, TableTold } from "../../wire/types";

/** Below this part of the best one's points a game was lost by far. */
const FAR = 0.75;

export interface Ended {
  seats: SeatTold[];
  totals: number[];
  result: number[];
  /** From the weakest to the strongest. */
  levels: string[];
}

/** Another level, and whether it is higher; null where the same one is right, or people play. */
export function nextLevel({ seats, totals, result, levels }: Ended): Next | null {
  const people = seats.filter(({ kind }) => kind !== "bot");
  const me = people[0]?.seat;
  if (me === undefined || people.length > 1) return null;
  const strongest = Math.max(
    ...seats.filter(({ kind }) => kind === "bot").map(({ name }) => levels.indexOf(name)),
  );
  const won = result[me] === Math.max(...result);
  const far = totals[me]! < FAR * Math.max(...totals);
  const at = won ? strongest + 1 : far ? strongest - 1 : -1;
  const level = strongest < 0 ? undefined : levels[at];
  return level === undefined ? null : { level, higher: won };
}

export interface Next {
  level: string;
  higher: boolean;
}

/** The levels there are, from the weakest to the strongest. */
export async function levelsOf(game: string): Promise<string[]> {
  const games = await ask("GET /api/games", {});
  return games.find(({ name }) => name === game)?.levels ?? [];
}

/** The same table with bots of a level. */
export function tableAt(level: string, table: TableTold): NewTable {
  const { game, options, confirm, thinking } = table;
  return {
    game,
    seats: table.seats.map(({ kind }) => (kind === "bot" ? { kind, level } : { kind: "me" })),
    options,
    confirm,
    thinking,
  };
}
