/** A second, small build: the page's replay as one file, into which the server puts a game
(src/serai/server/sharing/file.py). Script, style and letters are in it, and nothing is fetched. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { fonts } from "./fonts.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const LANGUAGES = ["en", "pl", "he", "fr", "de"];
/** What the file has something of its own for. */
const INSTEAD: Record<string, string> = {
  "src/texts/catalogues.ts": "src/sent/catalogues.ts",
  "src/store/doors.svelte.ts": "src/sent/doors.ts",
  "src/pages/rules/shelf.ts": "src/sent/books.ts",
  "src/parts/Bar.svelte": "src/sent/Bar.svelte",
  "src/store/place.ts": "src/sent/place.ts",
};

function instead(): Plugin {
  return {
    name: "instead",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer || importer.includes("/sent/")) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const other = INSTEAD[found?.id.replace(HERE, "") ?? ""];
      return other ? HERE + other : null;
    },
  };
}

/** Of all that was built one document; `{{…}}` is for the server to fill. */
function oneFile(): Plugin {
  return {
    name: "one-file",
    enforce: "post",
    generateBundle(_, bundle) {
      /** All is in one chunk: there is nothing to be fetched ahead. */
      const ahead = /__VITE_PRELOAD__/g;
      const made = Object.values(bundle);
      const script = made.find(({ type }) => type === "chunk") as Rolldown.OutputChunk;
      const style = made.find(({ fileName }) => fileName.endsWith(".css")) as Rolldown.OutputAsset;
      for (const name of Object.keys(bundle)) delete bundle[name];
      const code = script.code.replace(ahead, "[]");
      const source = documentOf(code, String(style.source));
      this.emitFile({ type: "asset", fileName: "replay.html", source });
      const texts = Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(language)]));
      this.emitFile({ type: "asset", fileName: "texts.json", source: JSON.stringify(texts) });
    },
  };
}

function textsOf(language: string): Record<string, string> {
  const read = (file: string) => readFileSync(`${HERE}${file}/${language}.ftl`, "utf-8");
  return {
    page: read("src/texts"),
    coach: read("src/texts/coach"),
    character: read("../src/serai/texts/characters"),
  };
}

function documentOf(script: string, style: string): string {
  const code = `\n${script.replaceAll("</script", "<\\/script").replaceAll("<!--", "\\x3c!--")}`;
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(code)}'`,
    `style-src '${hashOf(style)}'`,
    "font-src data:",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="{{language}}">
<head>
<meta charset="utf-8" />
<meta http-equiv="content-security-policy" content="${policy}" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
<meta name="color-scheme" content="light dark" />
<meta name="generator" content="Serai" />
<title>{{title}}</title>
<style>${style}</style>
</head>
<body>
<div id="serai"></div>
<script id="game" type="application/json">{{game}}</script>
<script type="module">${code}</script>
</body>
</html>
`;
}

function hashOf(content: string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

export default defineConfig({
  plugins: [instead(), fonts(), svelte(), oneFile()],
  base: "./",
  publicDir: false,
  build: {
    outDir: "../src/serai/server/page/sent",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: `${HERE}src/sent/main.ts`,
      output: { format: "es", codeSplitting: false },
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  },
});
