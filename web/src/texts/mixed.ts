/** Words of two scripts in one sentence, and lists of words. What runs the other way is set apart, or
it would drag the words beside it along. The same in Python: serai/core/texts.py. */

const HEBREW_OR_ARABIC = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LATIN = /[A-Za-z0-9]/;

/** Between signs that nobody sees: whatever is inside leaves alone what is outside. */
function apart(text: string): string {
  return `\u2068${text}\u2069`;
}

/** For a language that runs from left to right: a Hebrew or Arabic word, set apart. */
export function isolated(text: string): string {
  return HEBREW_OR_ARABIC.test(text) ? apart(text) : text;
}

/** “a, b and c”. Hebrew writes its “and” by what follows, so words are set apart only afterwards. */
export function listing(words: string[], language: string): string {
  if (words.length < 2) return words.join("");
  // “a, b and c”, without a comma before the “and”
  const locale = language === "en" ? "en-GB" : language;
  const parts = new Intl.ListFormat(locale, { type: "conjunction" }).formatToParts(words);
  return parts
    .map(({ type, value }) => (type === "element" ? item(value, language) : maqaf(value)))
    .join("");
}

function item(word: string, language: string): string {
  return language === "he" && LATIN.test(word) ? apart(word) : word;
}

/** Hebrew's “and” before a Latin word has a maqaf in all our texts, not a hyphen. */
function maqaf(between: string): string {
  return between.replace("ו-", "ו־");
}
