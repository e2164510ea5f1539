/** The words that somebody looks for, marked in the text, where the browser can. */
import type { Part } from "./book";

const NAME = "found";

/** Mark them now; the answer takes the marks away. `parts` is what is on the page. */
export function mark(text: HTMLElement, words: string, parts: Part[]): () => void {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!("highlights" in CSS) || wanted.length === 0 || parts.length === 0) return () => undefined;
  const ranges = [...textNodes(text)].flatMap((node) =>
    wanted.flatMap((word) => within(node, word)),
  );
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return () => CSS.highlights.delete(NAME);
}

function* textNodes(root: HTMLElement): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

function within(node: Text, word: string): Range[] {
  const text = node.data.toLowerCase();
  const ranges: Range[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const range = new Range();
    range.setStart(node, at);
    range.setEnd(node, Math.min(at + word.length, node.length));
    ranges.push(range);
  }
  return ranges;
}
