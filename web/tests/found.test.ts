import { describe, expect, test } from "vitest";
import type { Book } from "../src/pages/rules/book";
import { withWords } from "../src/pages/rules/found";

const html = (text: string) => ({ kind: "html" as const, html: `<p>${text}</p>` });
const BOOK = {
  chapters: [
    {
      title: "Placing",
      blocks: [html("Camels come in <em>five</em> colours.")],
      rules: [
        { id: "D1", title: "The first", blocks: [html("Łódź &amp; <strong>cara</strong>van")] },
        { id: "D17", title: "Later", blocks: [html("Straße “so to say”")] },
      ],
    },
    { title: "Ending", blocks: [], rules: [{ id: "D30", title: "The end", blocks: [] }] },
  ],
} as unknown as Book;

const found = (words: string) =>
  withWords(BOOK, words).flatMap((chapter) => chapter.rules.map((rule) => rule.id));

describe("finding rules by words", () => {
  test.each([
    ["", ["D1", "D17", "D30"]],
    ["lodz", ["D1"]],
    ["CARAVAN", ["D1"]],
    ["strasse", ["D17"]],
    ['"so to', ["D17"]],
    ["d1", ["D1"]],
    ["the end", ["D30"]],
    ["placing later", ["D17"]],
    ["nothing of this", []],
  ])("%s", (words, ids) => {
    expect(found(words)).toEqual(ids);
  });

  test("a chapter's own text counts too", () => {
    expect(withWords(BOOK, "five").map((chapter) => [chapter.title, chapter.rules.length])).toEqual(
      [["Placing", 0]],
    );
  });
});
