/** Rulebooks become data for the reader: chapters, rules, and their blocks.

While the page is built those of its own games; here those of games that were installed later. */
import { Marked, Renderer, type Token, type Tokens } from "marked";
import { SHORT, type Block, type Book, type Chapter, type Rule } from "./book.ts";

type Writer = (token: Token) => string;

/** What the first line of a quotation says it is. */
const ASIDES = { NOTE: "ruling", TIP: "example" } as const;
const ASIDE = /^\[!(NOTE|TIP)\]\s*/;
/** Below the heading of a rule that one must know for a first game; nobody sees it. */
const NEEDED = /^<!-- first game -->\s*$/;
const DRAWING = /^drawings\/([a-z0-9-]+)\.txt$/;

/** `#` is the title, `##` begins a chapter, `###` a rule with its id; all else belongs to the last. */
export function readBook(source: string): Book {
  const tokens = read(source);
  const known = tokens.flatMap((token) => (isHeading(token, 3) ? ruleOf(token).id : []));
  const html = writer(new Set(known));
  const book: Book = { title: "", blocks: [], chapters: [] };
  let last: Book | Chapter | Rule = book;
  for (const token of tokens) {
    if (isHeading(token, 1)) book.title = token.text;
    else if (isHeading(token, 2))
      last = push(book.chapters, chapterOf(token, book.chapters.length));
    else if (isHeading(token, 3)) last = push(book.chapters.at(-1)!.rules, ruleOf(token));
    else if (!NEEDED.test(token.raw)) add(last.blocks, blockOf(token, html));
  }
  return book;
}

function read(source: string): Token[] {
  return new Marked().lexer(source);
}

function isHeading(token: Token, depth: number): token is Tokens.Heading {
  return token.type === "heading" && (token as Tokens.Heading).depth === depth;
}

/** The first chapter is how to play, in short; it has the same address in every language. */
function chapterOf(heading: Tokens.Heading, before: number): Chapter {
  const anchor = before === 0 ? SHORT : `part-${before + 1}`;
  return { anchor, title: heading.text, blocks: [], rules: [] };
}

function ruleOf(heading: Tokens.Heading): Rule {
  const [id, ...title] = heading.text.split(" ");
  return { id: id!, title: title.join(" "), blocks: [] };
}

function push<T>(list: T[], one: T): T {
  list.push(one);
  return one;
}

function blockOf(token: Token, html: Writer): Block {
  return drawingOf(token, html) ?? asideOf(token, html) ?? { kind: "html", html: html(token) };
}

/** A paragraph that is only a link to a drawing; the link's words are its caption. */
function drawingOf(token: Token, html: Writer): Block | null {
  if (token.type !== "paragraph") return null;
  const { tokens } = token as Tokens.Paragraph;
  const link = tokens.length === 1 ? tokens[0] : undefined;
  const name = link?.type === "link" ? DRAWING.exec((link as Tokens.Link).href)?.[1] : undefined;
  if (!name) return null;
  const words = { ...token, tokens: (link as Tokens.Link).tokens } as Token;
  return { kind: "drawing", name, caption: html(words) };
}

function asideOf(token: Token, html: Writer): Block | null {
  if (token.type !== "blockquote") return null;
  const { text } = token as Tokens.Blockquote;
  const said = ASIDE.exec(text)?.[1] as keyof typeof ASIDES | undefined;
  if (!said) return null;
  const blocks: Block[] = [];
  for (const one of read(text.replace(ASIDE, ""))) add(blocks, blockOf(one, html));
  return { kind: ASIDES[said], blocks };
}

/** HTML that follows HTML goes on with it. */
function add(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (block.kind === "html" && last?.kind === "html") last.html += block.html;
  else blocks.push(block);
}

const UNBROKEN = 24;

/** Ids of rules in running text become links; what is too wide is scrolled by itself, by keys too. */
function writer(known: Set<string>): Writer {
  const linked = (text: string) =>
    text.replace(/\b[A-Z]\d+[a-z]?\b/g, (id) =>
      known.has(id) ? `<a href="#${id}">${id}</a>` : id,
    );
  const marked = new Marked({
    renderer: {
      text(token) {
        const html = Renderer.prototype.text.call(this, token);
        return "tokens" in token && token.tokens ? html : linked(html);
      },
      /** What is short stays on one line: a sum or an action is read as a whole. */
      codespan(token) {
        const html = Renderer.prototype.codespan.call(this, token);
        return token.text.length <= UNBROKEN
          ? html.replace("<code>", '<code class="whole">')
          : html;
      },
    },
  });
  return (token) => {
    const html = marked.parser([token]);
    if (token.type === "code") return html.replace("<pre>", '<pre tabindex="0">');
    return token.type === "table" ? `<div class="wide" tabindex="0">${html}</div>` : html;
  };
}
