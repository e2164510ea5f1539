/** What the component of a phase is given, and what several of them ask of it. */
import type { Choices } from "../choices";
import type { Choosing } from "../choosing.svelte";
import type { Step as PanelStep } from "../../../panel/step";
import { GOODS, type Amount, type Player, type TribeCard, type View, type Ware } from "../view";

export type Step = PanelStep<View, Choices, Choosing>;

export const mine = ({ view, me }: Step): Player => view.players[me]!;

/** The tribe card that is dealt with now: drawn, on the table, or in hand. */
export function cardInUse({ view, me }: Pick<Step, "view" | "me">): TribeCard | null {
  const { piece, drawn } = view.using;
  const lying = view.inner.find((space) => space.name === piece)?.card;
  const card = drawn[0] ?? lying ?? view.players[me]!.hand;
  return card && "kind" in card ? card : null;
}

/** How many somebody has of some wares, none included. */
export function stock({ goods, gold, tokens }: Player, wares: readonly Ware[]): Amount[] {
  const held = { ...goods, gold, point: tokens };
  return wares.map((ware) => ({ ware, number: held[ware] }));
}

export const WARES = [...GOODS, "gold"] as const;

/** What a payment would leave. */
export const leaves = ({ view }: Step, action: string): Amount[] =>
  view.payments.find((way) => way.action === action)?.leaves ?? [];
