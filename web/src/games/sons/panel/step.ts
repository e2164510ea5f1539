/** What the component of a phase is given, and what several of them ask of it. */
import type { Choices } from "../choices";
import type { Choosing } from "../choosing.svelte";
import type { Step as PanelStep } from "../../../panel/step";
import type { Offer, Owned, Player, View } from "../view";

export type Step = PanelStep<View, Choices, Choosing>;

export const mine = ({ view, me }: Step): Player => view.players[me]!;

export const atHome = (step: Step): Owned[] => mine(step).explorers.filter(({ at }) => at === null);

export const priceOf = ({ helpers }: View, helper: Offer["helper"]): number =>
  helpers.find((offer) => offer.helper === helper)!.price;
