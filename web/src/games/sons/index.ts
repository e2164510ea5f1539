/** Im Reich der Wüstensöhne on the page. Begin with `Board.svelte`; `view.ts` says what there is to see. */
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import { points, total } from "./points";
import Seat from "./seat/Seat.svelte";
import type { View } from "./view";

const ui: GameUi = {
  Board,
  Seat,
  Drawing,
  /** Who has looked at a rumour knows what the others do not. */
  secrets: (view: View) => view.rumours.length > 0,
  points,
  total,
  scoringKinds: ["revealed"],
};

export default ui;
