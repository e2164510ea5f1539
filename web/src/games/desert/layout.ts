/** How board and herds share their box: whichever makes the board largest. */

export interface Layout {
  /** The herds stand in a column beside the board, else in a row. */
  beside: boolean;
  /** The board lies on its side. */
  turned: boolean;
}

interface Size {
  width: number;
  height: number;
}

/** What a column of herds takes, and on a low window. */
const COLUMN = { usual: 108, low: 84 };
/** What a row of herds takes; on a narrow window the buttons have a row of their own. */
const ROW = { usual: 68, narrow: 124 };
export const LOW = 420;
export const NARROW = 620;
/** So much larger must a board become to be turned: its names are easier to read if it is not. */
const WORTH = 1.08;

/** Of a box in pixels and a board in a measure of its own. */
export function layoutOf(box: Size, board: Size): Layout {
  if (!box.width || !box.height) return { beside: true, turned: false };
  const column = box.height < LOW ? COLUMN.low : COLUMN.usual;
  const row = box.width < NARROW ? ROW.narrow : ROW.usual;
  const options = [true, false].flatMap((beside) =>
    [false, true].map((turned) => {
      const room = beside
        ? { width: box.width - column, height: box.height }
        : { width: box.width, height: box.height - row };
      const drawn = turned ? { width: board.height, height: board.width } : board;
      const scale = Math.min(room.width / drawn.width, room.height / drawn.height);
      return { beside, turned, worth: turned ? scale / WORTH : scale };
    }),
  );
  const { beside, turned } = options.reduce((best, one) => (one.worth > best.worth ? one : best));
  return { beside, turned };
}
