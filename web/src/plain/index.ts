/** The board of a game that brings none: its view in words, and a button for each of its choices.

What a field of the view is called is `<game>-view-<field>` in the game's texts, what an action is
called `<game>-action-<action>`; without them both are shown as the game writes them. */
import type { GameUi } from "../games/contract";
import { OVER } from "../wire/seats";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import Seat from "./Seat.svelte";
import { playerOf, type PlainView } from "./words";

const ui: GameUi = {
  Board,
  Seat,
  Drawing,
  /** Nobody says that there are none, so there may be some. */
  secrets: (view: PlainView) => view.actor !== OVER,
  points: () => [],
  total: (view: PlainView, seat: number) => {
    const points = playerOf(view, seat).points;
    return typeof points === "number" ? points : null;
  },
};

export default ui;
