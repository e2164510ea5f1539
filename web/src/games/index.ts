/** The games, each with a board that is fetched when it is opened: the list a new one is added to. */
import type { GameUi } from "./contract";

export const GAMES = ["desert", "targi", "sons"] as const;
export type Game = (typeof GAMES)[number];

export const boards: Record<Game, () => Promise<{ default: GameUi }>> = {
  desert: () => import("./desert"),
  targi: () => import("./targi"),
  sons: () => import("./sons"),
};
