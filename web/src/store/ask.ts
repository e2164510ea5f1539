/** Requests by HTTP: one function, one kind of trouble. */
import { t, texts } from "../texts/index.svelte";
import type { Requests } from "../wire/requests";
import type { PersonTold, Trouble } from "../wire/types";
import { doors, type Door, type Reply } from "./doors.svelte";
import { patience } from "./patience.svelte";

type Request = keyof Requests;
type Answer<Of extends Request> = Requests[Of]["answer"];
/** What a request sends; nothing, for most. */
type Sent<Of extends Request> = Requests[Of]["body"] extends undefined
  ? []
  : [Requests[Of]["body"]];
type Given = Record<string, string | number | boolean | null>;

const NO_COOKIE = 401;
const MOST_TRIES = 3;

/** The server said no, or could not be reached; status 0 is nobody there. */
export class Refused extends Error {
  constructor(
    readonly trouble: Trouble,
    readonly status: number,
  ) {
    super(trouble.sentence);
  }
}

/** What went wrong, for the page to show: anything but a refusal is a fault of ours. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refused) return error.trouble;
  throw error;
}

let met: Promise<PersonTold> | null = null;

/** The first request, and no other beside it: its answer brings the cookie that says who I am. */
function meet(): Promise<PersonTold> {
  met ??= sent<PersonTold>("GET", "/api/me").catch((error: unknown) => {
    met = null;
    throw error;
  });
  return met;
}

/** Ask the server; it may refuse. `at` is what stands in the path, or else in the query. */
export async function ask<Of extends Request>(
  request: Of,
  at: Requests[Of]["at"],
  ...[body]: Sent<Of>
): Promise<Answer<Of>> {
  const first = met === null;
  const person = await meet();
  if (first && request === "GET /api/me") return person as Answer<Of>;
  const { method, path } = named(request, at as Given);
  try {
    return await sent<Answer<Of>>(method, path, body);
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== NO_COOKIE) throw error;
  }
  met = null; // the cookie has gone since
  await meet();
  return sent<Answer<Of>>(method, path, body);
}

function named(request: Request, at: Given): { method: string; path: string } {
  const [method, pattern] = request.split(" ") as [string, string];
  const query = new URLSearchParams();
  let path = pattern;
  for (const [name, value] of Object.entries(at)) {
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, String(value));
    else if (value !== null) query.set(name, String(value));
  }
  return { method, path: query.size ? `${path}?${query}` : path };
}

/** What came too fast was not done: it is sent again when the server has told us to. */
async function sent<T>(method: string, path: string, body?: object, tried = 1): Promise<T> {
  try {
    return await send<T>(method, path, body);
  } catch (error) {
    const seconds = error instanceof Refused ? patience.needed(error.trouble) : 0;
    if (!seconds || tried === MOST_TRIES) throw error;
    await patience.wait(seconds);
  }
  return sent<T>(method, path, body, tried + 1);
}

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const address = spokenTo(path);
  return good<T>(await anywhere(path, (door) => door.ask(method, address, body)));
}

/** Ask at one door, whichever is open else. */
export async function replied<T>(
  door: Door,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const said = await door.ask(method, spokenTo(path), body);
  if (said === null) throw nobodyThere();
  return good<T>(said);
}

function good<T>({ status, told }: Reply): T {
  if (status === 204) return undefined as T;
  if (status < 400 && told !== null) return told as T;
  throw isTrouble(told) ? new Refused(told, status) : nobodyThere();
}

/** A file that the server makes, which may take its time, and the name it gives it. */
export async function askFile(path: string): Promise<File> {
  const { status, told, file } = await anywhere(path, (door) => door.file(path));
  if (status < 400 && file) return file;
  throw isTrouble(told) ? new Refused(told, status) : nobodyThere();
}

/** Where nobody answers, this browser does, if it can. */
async function anywhere(path: string, ask: (door: Door) => Promise<Reply | null>): Promise<Reply> {
  const said = await ask(await doors.of(path));
  if (said !== null) return said;
  const here = (await doors.fall()) ? await ask(await doors.own()) : null;
  if (here === null) throw nobodyThere();
  return here;
}

function spokenTo(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}language=${texts.language}`;
}

/** Also for the answers of something between us and the server. */
function nobodyThere(): Refused {
  return new Refused({ code: "no-connection", facts: {}, sentence: t("page-no-connection") }, 0);
}

function isTrouble(told: unknown): told is Trouble {
  return typeof told === "object" && told !== null && "code" in told && "sentence" in told;
}
