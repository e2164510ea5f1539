/** Goods on their places: the caravan board first, then camel by camel. */
import { GOODS, type Good, type Player } from "../view";

const ON_A_CAMEL = 2;

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
  const places = [...laden(player), ...free(freePlaces(player))];
  const camels = Array.from({ length: player.camels }, (_, camel) => {
    const from = player.places - (player.camels - camel) * ON_A_CAMEL;
    return places.slice(from, from + ON_A_CAMEL);
  });
  return { board: places.slice(0, player.places - player.camels * ON_A_CAMEL), camels };
}

export function freePlaces({ goods, places }: Player): number {
  return GOODS.reduce((left, good) => left - goods[good], places);
}

function laden({ goods }: Player): Place[] {
  return GOODS.flatMap((good) =>
    Array.from({ length: goods[good] }, (_, k) => ({ key: `${good}${k}`, good })),
  );
}

function free(number: number): Place[] {
  return Array.from({ length: number }, (_, k) => ({ key: `free${k}`, good: null }));
}
