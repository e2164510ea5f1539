/** The game's drawings and its colours, which are Python's too. */
import "../../../../src/serai/games/targi/colours.css";
import source from "../../../../src/serai/games/targi/symbols.svg?raw";
import { symbols } from "../../board/symbols";

export const symbol = symbols("targi", source);
