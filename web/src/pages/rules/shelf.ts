/** The rulebooks and their drawings, fetched when somebody reads. */
import type { Component } from "svelte";
import { boardOf, BUILT } from "../../games";
import type { DrawingProps } from "../../games/contract";
import { ask, Refused } from "../../store/ask";
import { texts } from "../../texts/index.svelte";
import { shelf } from "../../store/shelf";
import type { DrawingTold } from "../../wire/types";
import type { Book } from "./book";

export interface Found {
  book: Book;
  /** The language it is in: the reader's, or English. */
  language: string;
}

/** The drawings of a book, and what draws them. */
export interface Drawn {
  Drawing: Component<DrawingProps>;
  told: Record<string, DrawingTold>;
}

/** Undefined while they are on their way, null if they do not come: a caption says enough. */
export type Drawings = Drawn | null | undefined;

const books = import.meta.glob<Book>("../../../../src/serai/games/*/rulebook/*.md", {
  import: "default",
});

/** The rules of a game in the reader's language, or in English; null if there is no such game. */
export async function bookOf(game: string): Promise<Found | null> {
  for (const language of [texts.language, "en"]) {
    const load = books[`../../../../src/serai/games/${game}/rulebook/${language}.md`];
    if (load) return { book: await load(), language };
  }
  return BUILT.includes(game) || !shelf.has(game) ? null : otherBook(game);
}

/** That of a game that the page was not built with; null if it has none. */
async function otherBook(game: string): Promise<Found | null> {
  const { language, text } = await ask("GET /api/games/{game}/rulebook", { game });
  if (!text) return null;
  const { readBook } = await import("./markdown");
  return { book: readBook(text), language };
}

const drawn = new Map<string, Promise<Drawn | null>>();

/** The drawings of a game's book; null if nobody can be asked for them. */
export function drawnFor(game: string): Promise<Drawn | null> {
  const asked = drawn.get(game) ?? fetchDrawn(game);
  drawn.set(game, asked);
  return asked;
}

async function fetchDrawn(game: string): Promise<Drawn | null> {
  try {
    const [told, { default: ui }] = await Promise.all([
      ask("GET /api/games/{game}/drawings", { game }),
      boardOf(game),
    ]);
    return { Drawing: ui.Drawing, told };
  } catch (error) {
    drawn.delete(game); // it is asked again by the next who reads
    if (error instanceof Refused) return null;
    throw error;
  }
}
