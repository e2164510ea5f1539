/** The seats' signs, drawn around the origin in the colour of what they stand in. */
import source from "../../../src/serai/core/symbols.svg?raw";
import { symbols, type Drawn } from "./symbols";

const symbol = symbols("serai", source);

export const seatSign = (seat: number): Drawn => symbol(`seat-${seat}`);
