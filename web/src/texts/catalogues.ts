/** Where the texts come from: fetched by language and folder when they are spoken. A file that is sent
has its own instead, `sent/catalogues.ts`. */
import { BUILT } from "../games";
import { shelf } from "../store/shelf";
import type { TextsTold } from "../wire/types";

const CHARACTERS = "character";
const COACH = "coach";
const LEARN = "learn";
const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const coach = import.meta.glob<string>("./coach/*.ftl", { query: "?raw", import: "default" });
const learn = import.meta.glob<string>("./learn/*.ftl", { query: "?raw", import: "default" });
const characters = import.meta.glob<string>("../../../src/serai/texts/characters/*.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../src/serai/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

/** What each folder has to say in a language; a later text stands in for an earlier one. */
export type Catalogues = [folder: string, texts: string[]][];

export async function cataloguesOf(language: string): Promise<Catalogues> {
  const folders = ["page", COACH, LEARN, CHARACTERS, ...BUILT];
  const [built, others] = await Promise.all([
    Promise.all(folders.map((folder) => catalogueOf(folder, language))),
    othersOf(language),
  ]);
  return [...folders.map((folder, i): Catalogues[0] => [folder, [built[i]!]]), ...others];
}

function catalogueOf(folder: string, language: string): Promise<string> {
  const fetch =
    {
      page: own[`./${language}.ftl`],
      [COACH]: coach[`./coach/${language}.ftl`],
      [LEARN]: learn[`./learn/${language}.ftl`],
      [CHARACTERS]: characters[`../../../src/serai/texts/characters/${language}.ftl`],
    }[folder] ?? games[`../../../src/serai/games/${folder}/texts/${language}.ftl`];
  return fetch!();
}

/** Those of the games that the page was not built with. */
async function othersOf(language: string): Promise<Catalogues> {
  const others = (await shelf.load()).filter(({ name }) => !BUILT.includes(name));
  return Promise.all(
    others.map(async ({ name }): Promise<Catalogues[0]> => {
      const answer = await fetch(`/api/games/${name}/texts?language=${language}`);
      const { english, own } = (await answer.json()) as TextsTold;
      return [name, [english, own]];
    }),
  );
}
