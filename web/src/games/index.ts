/** The games that have a board here, each fetched when it is opened: the list a new one is added to. */
import type { GameUi } from "./contract";

export const boards: Record<string, () => Promise<{ default: GameUi }>> = {
  desert: () => import("./desert"),
  targi: () => import("./targi"),
  sons: () => import("./sons"),
};

export const GAMES = ["desert", "targi", "sons"] as const;
