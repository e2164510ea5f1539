/** Why a game was won: the source that made the greatest difference. */
import type { SourcePoints } from "../games/contract";
import { t } from "../texts/index.svelte";

export interface Why {
  winner: number;
  /** Who is compared with the winner: whoever asks, if they lost; otherwise the next best. */
  other: number;
  /** By how many points. */
  margin: number;
  source: string;
  /** What each of the two had from it. */
  more: number;
  less: number;
}

interface Ended {
  /** Each seat's points by source, and in all. */
  points: SourcePoints[][];
  totals: number[];
  /** Each seat's share of the win. */
  result: number[];
  /** The seat that asks; null for somebody who looks on. */
  me: number | null;
}

/** Null where the win is shared, or where points have not decided it. */
export function whyWon({ points, totals, result, me }: Ended): Why | null {
  const winner = onlyWinner(result);
  if (winner === null) return null;
  const other = me !== null && me !== winner ? me : nextBest(totals, winner);
  if (other === null || totals[winner]! <= totals[other]!) return null;
  const had = (seat: number, source: string) =>
    points[seat]?.find((line) => line.source === source)?.points ?? 0;
  const [best] = (points[winner] ?? [])
    .map(({ source }) => ({ source, more: had(winner, source), less: had(other, source) }))
    .sort((a, b) => b.more - b.less - (a.more - a.less));
  return best ? { winner, other, margin: totals[winner]! - totals[other]!, ...best } : null;
}

/** Whether one wins although another has as many points. */
export function tieBroken(totals: number[], result: number[]): boolean {
  const winner = onlyWinner(result);
  return winner !== null && totals.some((one, seat) => seat !== winner && one === totals[winner]);
}

/** Who has the largest share of the win. */
export function winnersOf(result: number[]): number[] {
  const best = Math.max(...result);
  return result.flatMap((share, seat) => (share === best ? [seat] : []));
}

export function sayWinners(result: number[], names: string[]): string {
  const winners = winnersOf(result).map((seat) => names[seat]!);
  return winners.length === 1
    ? t("page-winner", { name: winners[0]! })
    : t("page-winners", { names: winners });
}

function onlyWinner(result: number[]): number | null {
  const winners = winnersOf(result);
  return winners.length === 1 ? winners[0]! : null;
}

function nextBest(totals: number[], winner: number): number | null {
  const others = totals.flatMap((_, seat) => (seat === winner ? [] : [seat]));
  others.sort((a, b) => totals[b]! - totals[a]!);
  return others[0] ?? null;
}
