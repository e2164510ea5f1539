/** The game's drawings and its colours, which are Python's too. */
import "../../../../src/serai/games/sons/colours.css";
import source from "../../../../src/serai/games/sons/symbols.svg?raw";
import { symbols } from "../../board/symbols";

export const symbol = symbols("sons", source);
