/** Everything that is said between the page and the server, part by part.

Made by `python web/wire.py` from src/serai/tables/wire: change that, and make it anew. */
export type * from "./bodies";
export type * from "./messages";
export type * from "./told";
export type * from "./answers";
export type * from "./coach";
export type * from "./positions";
export type * from "./learning";
export type * from "./daily";
export type * from "./practice";
export type * from "./puzzles";
