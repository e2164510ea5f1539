/** The game's drawings and its colours, which are Python's too. */
import "../../../../src/serai/games/desert/colours.css";
import source from "../../../../src/serai/games/desert/symbols.svg?raw";
import { symbols } from "../../board/symbols";

export const symbol = symbols("desert", source);
