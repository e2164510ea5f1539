/** The texts that are in the file, instead of `texts/catalogues.ts`. */
import type { Catalogues } from "../texts/catalogues";
import { sent } from "./data";

export async function cataloguesOf(): Promise<Catalogues> {
  return Object.entries(sent.texts).map(([folder, texts]) => [folder, [texts].flat()]);
}
