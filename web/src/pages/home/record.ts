/** What one has played, added up: against everybody, each level of bots and each friend. */
import type { TallyTold } from "../../wire/types";

/** Of one opponent: how the games ended, and the same by game and number of players. */
export interface Opponent {
  key: string;
  level: string | null;
  friend: string | null;
  name: string;
  games: number;
  won: number;
  shared: number;
  lost: number;
  parts: TallyTold[];
}

/** Everybody first, then bots from the weakest to the strongest, then friends, the usual ones first. */
export function opponents(tallies: TallyTold[], levels: string[]): Opponent[] {
  const found = new Map<string, Opponent>();
  for (const tally of tallies) {
    const key = keyOf(tally);
    const { level, friend, name } = tally;
    const one = found.get(key) ?? {
      ...{ key, level, friend, name },
      ...{ games: 0, won: 0, shared: 0, lost: 0, parts: [] },
    };
    found.set(key, added(one, tally));
  }
  const place = (one: Opponent) => (one.level ? levels.indexOf(one.level) : one.friend ? 100 : -1);
  return [...found.values()].toSorted((a, b) => place(a) - place(b) || b.games - a.games);
}

function added(one: Opponent, tally: TallyTold): Opponent {
  return {
    ...one,
    games: one.games + tally.games,
    won: one.won + tally.won,
    shared: one.shared + tally.shared,
    lost: one.lost + tally.lost,
    parts: [...one.parts, tally].toSorted(
      (a, b) => a.game.localeCompare(b.game) || a.seats - b.seats,
    ),
  };
}

function keyOf({ level, friend }: TallyTold): string {
  return level ? `level-${level}` : `friend-${friend ?? ""}`;
}
