/** Im Reich der Wüstensöhne on the page. Begin with `Board.svelte`; `view.ts` says what there is to see. */
import { t } from "../../texts/index.svelte";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import Offer from "./Offer.svelte";
import { points, total } from "./points";
import Seat from "./seat/Seat.svelte";
import { sounds } from "./sounds";
import { tileWords } from "./tiles/words";
import type { Tile, View } from "./view";

const ui: GameUi = {
  Board,
  Seat,
  Drawing,
  Offer,
  /** Tiles are known by their look; the name tells those apart that look alike. */
  offerWords: (look: Tile, label: string) =>
    t("sons-seat-tile-words", { tile: label, words: tileWords(look) }),
  /** Who has looked at a rumour knows what the others do not. */
  secrets: (view: View) => view.rumours.length > 0,
  dealsHidden: true,
  points,
  total,
  scoringKinds: ["revealed"],
  sounds,
};

export default ui;
