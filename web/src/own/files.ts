/** The files that Python begins with, fetched all at once and counted. */
import type { Listed, Listing } from "./messages";

/** Of the version that the root is asked by: what is kept of another one is not for this page. */
export function listingOf(root: string): URL {
  return new URL(`offline/listing.json${new URL(root).search}`, root);
}

export class Files {
  readonly listing: Listing;
  readonly #root: string;
  readonly #count: (bytes: number, of: number) => void;
  readonly #of: number;
  #bytes = 0;

  constructor(root: string, listing: Listing, count: (bytes: number, of: number) => void) {
    [this.#root, this.listing, this.#count] = [root, listing, count];
    this.#of = [...this.named("python"), ...this.named("boot"), ...this.#wanted()]
      .map((file) => file.size)
      .reduce((sum, size) => sum + size, 0);
  }

  static async of(root: string, count: (bytes: number, of: number) => void): Promise<Files> {
    const answer = await fetch(listingOf(root));
    if (!answer.ok) throw new Error(`no listing: ${answer.status}`);
    return new Files(root, (await answer.json()) as Listing, count);
  }

  named(role: string, game: string | null = null): Listed[] {
    return this.listing.files.filter(
      (file) => file.role === role && (game === null || file.game === game),
    );
  }

  address(file: Listed): string {
    return new URL(file.path, this.#root).href;
  }

  /** Where Pyodide finds what it begins with. */
  get python(): string {
    return new URL("./", this.address(this.named("boot")[0]!)).href;
  }

  async bytes(file: Listed): Promise<Uint8Array> {
    const answer = await fetch(this.address(file));
    if (!answer.ok) throw new Error(`${file.path}: ${answer.status}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    this.count(file);
    return bytes;
  }

  count(file: Listed): void {
    this.#bytes += file.size;
    this.#count(this.#bytes, this.#of);
  }

  /** What Pyodide fetches by itself comes by here: what lies there packed is unpacked. */
  async unpacked(wanted: URL, usual: typeof fetch): Promise<Response> {
    const folder = new URL("./", wanted).href;
    const name = wanted.href.slice(folder.length);
    const file = this.named("python").find(
      (one) =>
        new URL("./", this.address(one)).href === folder &&
        (one.packed ?? one.path.split("/").at(-1)) === name,
    );
    if (!file) return usual(wanted);
    const answer = await usual(this.address(file));
    this.count(file);
    if (!file.packed || !answer.body) return answer;
    const kind = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    const stream = answer.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "Content-Type": kind } });
  }

  #wanted(): Listed[] {
    return ["numpy", "rooms", "module"].flatMap((role) => this.named(role));
  }
}
