/** Rulebooks become data for the reader while the page is built. */
import type { Plugin } from "vite";
import { readBook } from "./src/pages/rules/markdown.ts";

export function rulebooks(): Plugin {
  return {
    name: "rulebooks",
    enforce: "pre",
    transform(source, id) {
      if (!id.endsWith(".md")) return null;
      return { code: `export default ${JSON.stringify(readBook(source))}`, map: null };
    },
  };
}
