/** A seat's points by source: always as many as have been scored so far. */
import type { SourcePoints } from "../contract";
import type { View } from "./view";

/** Effects and full rows are counted when the game is over. */
export function points(view: View, seat: number): SourcePoints[] {
  const player = view.players[seat]!;
  const scored = [
    { source: "tokens", points: player.tokens },
    { source: "cards", points: player.printed },
  ];
  if (view.phase !== "over") return scored;
  const ended = [
    { source: "effects", points: player.effects },
    { source: "rows", points: player.rows },
  ];
  return [...scored, ...ended];
}

/** Whatever else brings points brings tokens, or takes them. */
export function line(source: string): string {
  return ["cards", "effects", "rows"].includes(source) ? source : "tokens";
}

export function total(view: View, seat: number): number {
  return view.players[seat]!.points;
}
