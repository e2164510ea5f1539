/** A rulebook as the page gets it: made from the game's own text while the page is built. */
export interface Rule {
  id: string;
  title: string;
  html: string;
}

export interface Part {
  title: string;
  /** What stands before its first rule, or instead of any. */
  html: string;
  rules: Rule[];
}

export interface Book {
  title: string;
  html: string;
  parts: Part[];
}

const books = import.meta.glob<Book>("../../../../src/serai/games/*/rulebook/*.md", {
  import: "default",
});

/** The rules of a game in a language, or in English; null if there is no such game. */
export async function bookOf(
  game: string,
  language: string,
): Promise<{ book: Book; language: string } | null> {
  for (const spoken of [language, "en"]) {
    const load = books[`../../../../src/serai/games/${game}/rulebook/${spoken}.md`];
    if (load) return { book: await load(), language: spoken };
  }
  return null;
}

/** The parts with only those rules that have all the words; a part's own text is looked at too. */
export function withWords(book: Book, words: string): Part[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return book.parts;
  const has = (text: string) => wanted.every((word) => text.includes(word));
  return book.parts.flatMap((part) => {
    const rules = part.rules.filter((rule) =>
      has(plain(`${rule.id} ${rule.title} ${rule.html} ${part.title}`)),
    );
    const html = has(plain(`${part.title} ${part.html}`)) ? part.html : "";
    return rules.length || html ? [{ title: part.title, html, rules }] : [];
  });
}

/** Words alone, small: without marks of HTML, and without accents. */
function plain(html: string): string {
  const text = html.replace(/<[^>]*>/g, " ").replace(/&[a-z#0-9]+;/g, "’");
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("'", "’").toLowerCase();
}
