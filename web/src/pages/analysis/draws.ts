/** What chance did. */
import type { DrawTold } from "../../wire/types";

/** The draws that changed somebody's chance most, the greatest first. */
export function largest(draws: DrawTold[], most: number): DrawTold[] {
  const change = ({ gave }: DrawTold) => Math.max(...gave.map(Math.abs));
  return draws.toSorted((a, b) => change(b) - change(a)).slice(0, most);
}
