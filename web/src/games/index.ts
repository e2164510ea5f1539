/** The boards and pictures that the page was built with, each fetched when it is opened.

A folder here is a game; any other game that the server has is shown by the plain board. */
import type { Component } from "svelte";
import type { GameUi } from "./contract";

type Board = () => Promise<{ default: GameUi }>;

const boards: Record<string, Board> = import.meta.glob<{ default: GameUi }>("./*/index.ts");

export const pictures = import.meta.glob<Component>("./*/Picture.svelte", {
  eager: true,
  import: "default",
});

/** The games that have a board of their own. */
export const BUILT = Object.keys(boards).map((path) => path.split("/")[1]!);

/** The game's own board, or the plain one. */
export function boardOf(game: string): Promise<{ default: GameUi }> {
  return (boards[`./${game}/index.ts`] ?? (() => import("../plain")))();
}
