/** Finding rules by words: without accents, and marked in the text where the browser can. */
import type { Block, Book, Chapter } from "./book";

const NAME = "found";
/** Letters that no accent is taken off, and signs that are typed in more ways than one. */
const ALIKE: Record<string, string> = {
  ł: "l",
  ß: "ss",
  œ: "oe",
  æ: "ae",
  "'": "’",
  "׳": "’",
  "״": '"',
  "“": '"',
  "”": '"',
  "„": '"',
  "־": "-",
  "–": "-",
};
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "’",
};

/** The chapters with only those rules that have all the words; a chapter's own text is looked at too. */
export function withWords(book: Book, words: string): Chapter[] {
  const wanted = wordsOf(words);
  if (wanted.length === 0) return book.chapters;
  const ids = book.chapters.flatMap((chapter) => chapter.rules.map((rule) => plain(rule.id)));
  const tests = wanted.map((word) => (ids.includes(word) ? alone(word) : within(word)));
  const has = (...texts: string[]) => tests.every((test) => test(plain(texts.join(" "))));
  return book.chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) =>
      has(rule.id, rule.title, textOf(rule.blocks), chapter.title),
    );
    const blocks = has(chapter.title, textOf(chapter.blocks)) ? chapter.blocks : [];
    return rules.length || blocks.length ? [{ ...chapter, blocks, rules }] : [];
  });
}

/** An id is looked for as a whole: D1 is not D17. */
function alone(id: string): (text: string) => boolean {
  const whole = new RegExp(`(?<![a-z0-9])${id}(?![a-z0-9])`);
  return (text) => whole.test(text);
}

function within(word: string): (text: string) => boolean {
  return (text) => text.includes(word);
}

/** Everything that is read, captions and examples included. */
function textOf(blocks: Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === "html") return stripped(block.html);
      return block.kind === "drawing" ? stripped(block.caption) : textOf(block.blocks);
    })
    .join(" ");
}

function stripped(html: string): string {
  return html
    .replace(/<\/?(?:a|b|code|em|strong)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? " ");
}

function wordsOf(words: string): string[] {
  return plain(words).split(/\s+/).filter(Boolean);
}

/** Small letters without accents, points and marks that cannot be seen. */
function plain(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]/gu, "");
  return bare.replace(/[^\x21-\x26\x28-\x7e\s]/gu, (sign) => ALIKE[sign] ?? sign);
}

/** Mark the words now; the answer takes the marks away. */
export function mark(text: HTMLElement, words: string): () => void {
  const wanted = wordsOf(words);
  if (!("highlights" in CSS) || wanted.length === 0) return () => undefined;
  const ranges = [...textNodes(text)].flatMap((node) => rangesIn(node, wanted));
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return () => CSS.highlights.delete(NAME);
}

/** What is read, not what is drawn. */
function* textNodes(root: HTMLElement): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("[aria-hidden]")
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) yield walker.currentNode as Text;
}

function rangesIn(node: Text, wanted: string[]): Range[] {
  const { text, places } = folded(node.data);
  return wanted.flatMap((word) => {
    const ranges: Range[] = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(node, places[at]!);
      range.setEnd(node, places[at + word.length]!);
      ranges.push(range);
    }
    return ranges;
  });
}

/** A text made plain, and where each of its letters stood before. */
function folded(written: string): { text: string; places: number[] } {
  let text = "";
  let place = 0;
  const places: number[] = [];
  for (const sign of written) {
    const letters = plain(sign);
    for (let i = 0; i < letters.length; i++) places.push(place);
    text += letters;
    place += sign.length;
  }
  return { text, places: [...places, place] };
}
