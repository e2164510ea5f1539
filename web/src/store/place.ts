/** Where the page lies, and whether it has a server: whoever handed it out has written that in. */

const page = globalThis.document as Document | undefined; // a test of what is behind it has none
const here: string = import.meta.url;

function told(name: string): string | undefined {
  return page?.querySelector?.<HTMLMetaElement>(`meta[name=${name}]`)?.content;
}

/** The folder of the page, wherever it was put: its scripts lie in one of their own below it. */
export const ROOT = new URL(
  import.meta.env.PROD ? ".." : "/",
  import.meta.env.PROD ? here : (page?.baseURI ?? here),
).href;

/** The page was put somewhere as files, without a server; its places stand behind a # then. */
export const ALONE = told("serai-server") === "none";

/** Of all files of the page, if it can be taken along. */
export const VERSION = told("serai-offline") ?? null;

const PLACES = "#/";

/** Where one is, of an address: the path of a place and what stands behind its #. */
export function placed({ pathname, hash }: { pathname: string; hash: string }): {
  path: string;
  hash: string;
} {
  if (!ALONE) return { path: pathname, hash };
  if (!hash.startsWith(PLACES)) return { path: "/", hash };
  const [path, ...rest] = hash.slice(1).split("#");
  return { path: path!, hash: rest.length ? `#${rest.join("#")}` : "" };
}

/** The address of a place. */
export function addressOf(place: string): string {
  return ALONE && place.startsWith("/") ? ROOT + PLACES + place.slice(1) : place;
}
