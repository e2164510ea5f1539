/** Points as far as they have been counted, while the last scoring is told. */
import type { AnyView, GameUi, SourcePoints } from "../games/contract";
import type { Happened } from "../wire/types";
import { sums } from "./steps";

/** A seat's points in all, without what is to come; null where one may not know. */
export function counted(
  ui: GameUi,
  view: AnyView,
  seat: number,
  toCome: Happened[],
): number | null {
  const total = ui.total(view, seat);
  return total === null ? null : total - sums(toCome, view.seats)[seat]!;
}

/** The same by source. */
export function countedBySource(
  ui: GameUi,
  view: AnyView,
  seat: number,
  toCome: Happened[],
): SourcePoints[] {
  const line = ui.line ?? ((source: string) => source);
  return ui.points(view, seat).map(({ source, points }) => {
    const later = toCome.filter((event) => line(event.source) === source);
    return { source, points: points === null ? null : points - sums(later, view.seats)[seat]! };
  });
}
