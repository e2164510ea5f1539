/** No rulebook is in the file, instead of `pages/rules/shelf.ts`: nothing in it asks for one. */
import type { Drawings, Found } from "../pages/rules/shelf";

export type { Drawings, Found };

export async function bookOf(): Promise<Found | null> {
  return null;
}

export async function drawnFor(): Promise<Drawings> {
  return null;
}
