/** What a rulebook is to the page: made from the game's own text while the page is built. */
export type Block =
  | { kind: "html"; html: string }
  /** A position, drawn by the game; the caption says what is to be seen, also to who does not. */
  | { kind: "drawing"; name: string; caption: string }
  /** A worked example, or a ruling of ours with its reason. */
  | { kind: "example" | "ruling"; blocks: Block[] };

export interface Rule {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Chapter {
  anchor: string;
  title: string;
  /** What stands before its first rule, or instead of any. */
  blocks: Block[];
  rules: Rule[];
}

export interface Book {
  title: string;
  blocks: Block[];
  chapters: Chapter[];
}

/** Something one can go to: a rule, or a chapter that has none. */
export interface Stop {
  anchor: string;
  /** Its id, if it is a rule. */
  rule: string;
  title: string;
}

/** The anchor of the first chapter, how to play in short. */
export const SHORT = "short";

/** The way through the book, from one to the next. */
export function stopsOf(book: Book): Stop[] {
  return book.chapters.flatMap((chapter) =>
    chapter.rules.length
      ? chapter.rules.map((rule) => ({ anchor: rule.id, rule: rule.id, title: rule.title }))
      : [{ anchor: chapter.anchor, rule: "", title: chapter.title }],
  );
}

/** A rule by its id; or how to play in short, which is a chapter of its own. */
export function ruleIn(book: Book, id: string): Rule | null {
  const short = book.chapters.find(({ anchor }) => anchor === id && id === SHORT);
  if (short) return { id, title: short.title, blocks: short.blocks };
  return book.chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.id === id) ?? null;
}
