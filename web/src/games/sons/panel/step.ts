/** A step of one's turn: what is seen, what may be done, and the two ways to say so. */
import type { Choices } from "../choices";
import type { Choosing } from "../choosing.svelte";
import type { Actions } from "../../../panel/actions";
import type { Offer, Owned, Phase, Player, View } from "../view";

export interface Step extends Actions {
  view: View;
  me: number;
  names: string[];
  choices: Choices;
  choosing: Choosing;
  lit: string[];
}

export const mine = ({ view, me }: Step): Player => view.players[me]!;

export const atHome = (step: Step): Owned[] => mine(step).explorers.filter(({ at }) => at === null);

export const priceOf = ({ helpers }: View, helper: Offer["helper"]): number =>
  helpers.find((offer) => offer.helper === helper)!.price;

/** While an oasis is scored. */
export const SCORING: Phase[] = ["choosing", "throwing", "hearing", "putting", "looking", "looked"];
