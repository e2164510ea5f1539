/** Which games there are, in the order in which they are shown: the server knows.

If it does not answer, those that the page was built with: they can be read about at least. */
import { BUILT } from "../games";
import { doors } from "./doors.svelte";
import type { ShelfTold } from "../wire/types";

class Shelf {
  games: ShelfTold[] = [];
  #asked: Promise<ShelfTold[]> | null = null;

  /** Asked once; the page begins when it is known. */
  load(): Promise<ShelfTold[]> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  get names(): string[] {
    return this.games.map((game) => game.name);
  }

  has(name: string): boolean {
    return this.names.includes(name);
  }

  seats(name: string): number[] {
    return this.games.find((game) => game.name === name)?.seats ?? [];
  }

  /** Whether a game brings a guided first game. */
  teaches(name: string): boolean {
    return this.games.some((game) => game.name === name && game.course);
  }

  /** Whether a game brings puzzles. */
  puzzles(name: string): boolean {
    return this.games.some((game) => game.name === name && game.puzzles);
  }

  async #ask(): Promise<ShelfTold[]> {
    const path = "/api/shelf";
    let answer = await (await doors.of(path)).ask("GET", path);
    if (answer === null && (await doors.fall()))
      answer = await (await doors.own()).ask("GET", path);
    const told = answer?.status === 200 ? answer.told : null;
    this.games = Array.isArray(told)
      ? told
      : BUILT.map((name) => ({ name, seats: [], course: false, puzzles: false }));
    return this.games;
  }
}

export const shelf = new Shelf();
