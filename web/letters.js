/** The letters of Python's pictures: Rubik, as on the page, cut to the letters of the five languages.

node web/letters.js    writes them anew into src/serai/core/letters; they are in the package, so that a
picture looks the same on a machine without any typeface. */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const RUBIK = `${HERE}node_modules/@fontsource-variable/rubik`;
const INTO = `${HERE}../src/serai/core/letters`;
/** A painter takes the first file that has a letter, so what is there once is of a weight between. */
const WEIGHTS = { latin: [400, 600], "latin-ext": [500], hebrew: [500] };
/** First and last letter of each span. */
const PARTS = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x152, 0x153],
    [0x2009, 0x2009],
    [0x2013, 0x2014],
    [0x2018, 0x201e],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x202f, 0x202f],
    [0x20ac, 0x20ac],
    [0x2212, 0x2212],
  ],
  "latin-ext": [
    [0x100, 0x17f],
    [0x218, 0x21b],
  ],
  hebrew: [
    [0x591, 0x5f4],
    [0x20aa, 0x20aa],
  ],
};

function letters(spans) {
  return spans
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join("");
}

for (const [place, [part, spans]] of Object.entries(PARTS).entries()) {
  const whole = readFileSync(`${RUBIK}/files/rubik-${part}-wght-normal.woff2`);
  for (const wght of WEIGHTS[part]) {
    const cut = await subset(whole, letters(spans), {
      targetFormat: "truetype",
      variationAxes: { wght },
      keepFeatures: ["ccmp", "kern", "lnum", "mark", "mkmk"],
      noHinting: true,
    });
    writeFileSync(`${INTO}/${place + 1}-${part}-${wght}.ttf`, cut);
  }
}
copyFileSync(`${RUBIK}/LICENSE`, `${INTO}/LICENSE.txt`);
