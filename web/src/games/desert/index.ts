/** Through the Desert on the page. Begin with `Board.svelte`; `view.ts` says what there is to see. */
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import Offer from "./Offer.svelte";
import { points, total } from "./points";
import Seat from "./Seat.svelte";
import { sounds } from "./sounds";
import type { View } from "./view";

const ui: GameUi = {
  Board,
  Seat,
  Drawing,
  Offer,
  /** With hidden totals a seat sees what its own waterholes are worth, and no other's. */
  secrets: (view: View) => view.hide_totals,
  points,
  total,
  sounds,
};

export default ui;
