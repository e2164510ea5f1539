/** Targi on the page. Begin with `Board.svelte`; `view.ts` says what there is to see. */
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import { goodsWords, tribeWords } from "./cards/words";
import Offer from "./Offer.svelte";
import { line, points, total } from "./points";
import Aside from "./seat/Aside.svelte";
import Seat from "./seat/Seat.svelte";
import { sounds } from "./sounds";
import type { GoodsCard, TribeCard, Unseen, View } from "./view";

const ui: GameUi = {
  Board,
  Seat,
  Aside,
  Drawing,
  Offer,
  offerWords(look: GoodsCard | TribeCard | Unseen, label: string) {
    if ("kind" in look) return tribeWords(look);
    return look.deck === "goods" && "gives" in look ? goodsWords(look.name) : label;
  },
  /** A hand card drawn at Expansion is its owner's alone, and so is one that is being drawn. */
  secrets: (view: View) =>
    view.players.some((player) => player.hand?.secret) ||
    view.using.drawn.some((card) => card.deck === "tribe"),
  dealsHidden: true,
  points,
  line,
  total,
  sounds,
  chapters: ["round", "raid"],
};

export default ui;
