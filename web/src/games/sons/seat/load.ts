/** Goods on their places: the caravan board first, then camel by camel. */
import { GOODS, type Good, type Player } from "../view";

export interface Place {
  /** The same for the same good, wherever it is pushed to. */
  key: string;
  good: Good | null;
}

export interface Load {
  board: Place[];
  camels: Place[][];
}

export function loadOf(player: Player): Load {
  const { camels, board_places: board, camel_places: each } = player;
  const places = [...laden(player), ...free(player.room)];
  return {
    board: places.slice(0, board),
    camels: Array.from({ length: camels }, (_, camel) =>
      places.slice(board + camel * each, board + (camel + 1) * each),
    ),
  };
}

function laden({ goods }: Player): Place[] {
  return GOODS.flatMap((good) =>
    Array.from({ length: goods[good] }, (_, k) => ({ key: `${good}${k}`, good })),
  );
}

function free(number: number): Place[] {
  return Array.from({ length: number }, (_, k) => ({ key: `free${k}`, good: null }));
}
