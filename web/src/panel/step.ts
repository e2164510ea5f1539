/** A step of one's turn: what is seen, what may be done, and the two ways to say so. */
import type { AnyView } from "../games/contract";
import type { Actions } from "./actions";

/** A view of a game that goes through phases. */
export interface PhasedView extends AnyView {
  phase: string;
}

/** What is seen and may be done at one moment. */
export interface Moment<View extends AnyView, Choices> {
  view: View;
  me: number;
  choices: Choices;
}

/** What the component of a phase is given. */
export interface Step<View extends AnyView, Choices, Choosing>
  extends Actions, Moment<View, Choices> {
  names: string[];
  choosing: Choosing;
  lit: string[];
}
