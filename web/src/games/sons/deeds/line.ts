/** The line of explorers at a scoring, as far as it can be told beforehand. */
import { inLine } from "../plan/land";
import type { Explorer, Field, Player } from "../view";

/** Who would pay for a line (S25), and who would have to go home for want of water.

Only to be shown beforehand: the server does it. */
export function paying(
  line: Explorer[],
  fields: Field[],
  players: Player[],
): { payer: number | null; home: Explorer[] } {
  if (!fields.length) return { payer: null, home: [] };
  const dry = line.findIndex(({ seat }) => players[seat]!.water > 0);
  const first = Math.min(dry < 0 ? line.length : dry, line.length - 1);
  const alone = line.length - first < 2;
  return { payer: alone ? null : line[first]!.seat, home: line.slice(0, first) };
}

/** One's place in line, from 1, if one came too. */
export function placeOf(explorer: Explorer, others: Explorer[]): number {
  const line = inLine([...others, explorer]);
  return line.findIndex(({ height }) => height === explorer.height) + 1;
}
