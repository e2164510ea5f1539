/** What is to be done now, what the thing pointed at would bring, and how far the game is. */
import { borderName, cardName } from "../cards/words";
import { t } from "../../../texts/index.svelte";
import type { Choosing } from "../choosing.svelte";
import { borderAt } from "../square/chart";
import type { Border, Inner, View } from "../view";
import { nameOf, told } from "./brings";
import { lying } from "./lying";
import { cardInUse, mine, type Step } from "./step";

/** What is to be done, for the one who has to do it. */
export function heading(moment: Pick<Step, "view" | "me">, { from }: Choosing): string {
  const { view, me } = moment;
  const player = view.players[me]!;
  const card = cardInUse(moment);
  return t(`targi-panel-head-${view.phase}`, {
    left: player.to_place,
    pieces: player.pieces_out,
    takes: view.takes,
    over: player.goods_over,
    most: player.most_goods,
    card: card ? cardName(card) : "",
    from: view.using.piece === "1" ? "noble" : player.hand === null ? "empty" : "full",
    marker: from === null ? "none" : "chosen",
    corner: view.raid?.corner ?? 0,
    goods: view.raid?.goods ?? 0,
    points: view.raid?.points ?? 0,
  });
}

/** For everybody else. */
export function waiting(view: View, names: string[]): string {
  return t("targi-panel-wait", { phase: view.phase, name: names[view.actor] ?? "" });
}

/** What the card of the square that is pointed at would bring. */
export function preview(step: Step): string | null {
  const { view, choosing, choices } = step;
  const cell = choosing.pointed;
  if (cell === null) return null;
  if (choices.place.has(cell)) return crossing(step, borderAt(view, cell)!);
  const name = () => nameOf(step, cell);
  if (choices.use.has(cell))
    return t("targi-panel-use-name", { name: name(), cell, does: told(step, cell) });
  if (choices.skip.has(cell)) return t("targi-panel-only-skip-name", { name: name(), cell });
  if (choosing.from === null || !choices.move.get(choosing.from)?.has(cell)) return null;
  const space = view.inner.find((one) => one.name === cell)!;
  return t("targi-panel-move", { cell, card: lying(space) });
}

/** The first Targi has a line and no crossing. */
function crossing(step: Step, card: Border): string {
  const { targis } = mine(step);
  const cells = targis ? (card.adds ?? []) : card.line;
  const spaces = step.view.inner.filter(({ name }) => cells.includes(name));
  const facts = { name: borderName(card.name), cards: spaces.map(at), number: spaces.length };
  return t(targis ? "targi-panel-crosses" : "targi-panel-line", facts);
}

const at = (space: Inner) => t("targi-panel-at", { cell: space.name, card: lying(space) });

/** The round, what is done in it, and when the robber comes. */
export function phase({ phase, round, rounds, next_raid }: View): string {
  const step = phase === "placing" || phase === "raid" || phase === "over" ? phase : "acting";
  const words = t("targi-phase", { step: round === 0 ? "start" : step, round, rounds });
  if (next_raid === null || round === 0 || phase === "over" || phase === "raid") return words;
  return t("targi-phase-raid", { words, rounds: next_raid.rounds });
}
