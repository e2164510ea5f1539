/// <reference path="./subset-font.d.ts" />
/** The page's typefaces, cut to the letters of its languages while the page is built.

Rubik for text and Frank Ruhl Libre for titles, both drawn for Latin and Hebrew letters together. What
is cut lies in node_modules: it is made of packages, and goes with them. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const FOLDER = `${HERE}node_modules/.fonts`;
const STYLE = `${FOLDER}/fonts.css`;

/** What each part is for, the file of the package that has it, and its letters. A browser fetches a
part when the page shows one of them. */
const PARTS = [
  {
    part: "latin",
    of: "latin",
    range:
      "U+20-7E, U+A0, U+A7, U+AB, U+AD, U+B0-B1, U+B5, U+B7, U+BB, U+C0-FF, U+152-153, U+2009, " +
      "U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+20AC, U+2212",
  },
  {
    part: "polish",
    of: "latin-ext",
    range: "U+104-107, U+118-119, U+141-144, U+15A-15B, U+179-17C",
  },
  {
    /** No word of ours has these; names of people do. */
    part: "names",
    of: "latin-ext",
    range: "U+100-103, U+108-117, U+11A-140, U+145-151, U+154-159, U+15C-178, U+17D-17F, U+218-21B",
  },
  { part: "hebrew", of: "hebrew", range: "U+591-5F4, U+20AA" },
];

interface Family {
  name: string;
  from: string;
  /** The weights that are kept, or the only one, which then serves for all. */
  wght: number | { min: number; max: number };
  weights: string;
  /** A typeface of the system that stands in, made as wide and as high: nothing jumps when ours comes.
  The width is that of sentences in three languages beside the advances of Helvetica and Times Bold. */
  until: { locals: string[]; wide: number; ascent: number; descent: number };
}

const FAMILIES: Family[] = [
  {
    name: "Serai Text",
    from: "rubik",
    wght: { min: 400, max: 800 },
    weights: "400 800",
    until: {
      locals: ["Arial", "Liberation Sans", "Helvetica Neue", "Helvetica", "Roboto"],
      wide: 104.6,
      ascent: 93.5,
      descent: 25,
    },
  },
  {
    name: "Serai Title",
    from: "frank-ruhl-libre",
    wght: 600,
    weights: "400 800",
    until: {
      locals: [
        "Times New Roman Bold",
        "TimesNewRomanPS-BoldMT",
        "Liberation Serif Bold",
        "Tinos Bold",
      ],
      wide: 105.6,
      ascent: 95.7,
      descent: 33.4,
    },
  },
];
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];

/** Their licence goes with the page. */
const LICENCE = "typefaces.txt";

export function fonts(): Plugin {
  return {
    name: "fonts",
    buildStart: make,
    generateBundle() {
      const source = FAMILIES.map(({ from }) => readFileSync(`${home(from)}/LICENSE`, "utf-8"));
      this.emitFile({ type: "asset", fileName: LICENCE, source: source.join("\n\n") });
    },
  };
}

/** Cut them, unless that was done since this file was changed. */
async function make(): Promise<void> {
  const told = statSync(fileURLToPath(import.meta.url)).mtimeMs;
  if (existsSync(STYLE) && statSync(STYLE).mtimeMs > told) return;
  mkdirSync(FOLDER, { recursive: true });
  const faces: string[] = [];
  for (const family of FAMILIES) {
    for (const { part, of, range } of PARTS) {
      const file = `${family.from}-${part}.woff2`;
      writeFileSync(`${FOLDER}/${file}`, await cut(family, of, range));
      faces.push(face(family, file, range));
    }
    faces.push(standIn(family));
  }
  writeFileSync(STYLE, faces.join("\n"));
}

function cut({ from, wght }: Family, of: string, range: string): Promise<Buffer> {
  const whole = readFileSync(`${home(from)}/files/${from}-${of}-wght-normal.woff2`);
  return subset(whole, letters(range), {
    targetFormat: "woff2",
    variationAxes: { wght },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

function home(from: string): string {
  return `${HERE}node_modules/@fontsource-variable/${from}`;
}

/** The letters of a CSS unicode-range. */
function letters(range: string): string {
  return range
    .split(", ")
    .flatMap((span) => {
      const [first, last] = span.slice(2).split("-");
      const begin = parseInt(first!, 16);
      const length = parseInt(last ?? first!, 16) - begin + 1;
      return Array.from({ length }, (_, step) => String.fromCodePoint(begin + step));
    })
    .join("");
}

function face({ name, weights }: Family, file: string, range: string): string {
  return `@font-face {
  font-family: "${name}";
  src: url("./${file}") format("woff2");
  font-weight: ${weights};
  font-display: swap;
  unicode-range: ${range};
}`;
}

function standIn({ name, until }: Family): string {
  const share = (percent: number): string => `${((100 * percent) / until.wide).toFixed(1)}%`;
  return `@font-face {
  font-family: "${name} Meanwhile";
  src: ${until.locals.map((local) => `local("${local}")`).join(", ")};
  size-adjust: ${until.wide}%;
  ascent-override: ${share(until.ascent)};
  descent-override: ${share(until.descent)};
  line-gap-override: 0%;
}`;
}
