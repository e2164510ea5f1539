/** The page is built into the package: src/serai/server/page. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { Marked, Renderer, type Token, type Tokens } from "marked";
import { defineConfig, type Plugin } from "vite";
import type { Book, Part, Rule } from "./src/pages/rules/book";

/** Rulebooks become data for the reader while the page is built: parts, rules, and their HTML. */
function rulebooks(): Plugin {
  return {
    name: "rulebooks",
    enforce: "pre",
    transform(source, id) {
      if (!id.endsWith(".md")) return null;
      return { code: `export default ${JSON.stringify(bookOf(source))}`, map: null };
    },
  };
}

/** `#` is the title, `##` begins a part, `###` a rule with its id; all else belongs to the last. */
function bookOf(source: string): Book {
  const tokens = new Marked().lexer(source);
  const known = tokens.flatMap((token) => (isHeading(token, 3) ? ruleOf(token).id : []));
  const html = writer(new Set(known));
  const book: Book = { title: "", html: "", parts: [] };
  let last: Book | Part | Rule = book;
  for (const token of tokens) {
    if (isHeading(token, 1)) book.title = token.text;
    else if (isHeading(token, 2))
      last = push(book.parts, { title: token.text, html: "", rules: [] });
    else if (isHeading(token, 3)) last = push(book.parts.at(-1)!.rules, ruleOf(token));
    else last.html += html(token);
  }
  return book;
}

function isHeading(token: Token, depth: number): token is Tokens.Heading {
  return token.type === "heading" && (token as Tokens.Heading).depth === depth;
}

function ruleOf(heading: Tokens.Heading): Rule {
  const [id, ...title] = heading.text.split(" ");
  return { id: id!, title: title.join(" "), html: "" };
}

function push<T>(list: T[], one: T): T {
  list.push(one);
  return one;
}

/** Ids of rules in running text become links; what is too wide is scrolled by itself, by keys too. */
function writer(known: Set<string>): (token: Token) => string {
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
    },
  });
  return (token) => {
    const html = marked.parser([token]);
    if (token.type === "code") return html.replace("<pre>", '<pre tabindex="0">');
    return token.type === "table" ? `<div class="wide" tabindex="0">${html}</div>` : html;
  };
}

export default defineConfig({
  plugins: [rulebooks(), svelte()],
  base: "/",
  build: {
    outDir: "../src/serai/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true, changeOrigin: true } },
  },
});
