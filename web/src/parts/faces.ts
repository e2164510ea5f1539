/** The bots' faces, drawn around the origin within a circle of radius 20.

The animal says who it is, what it wears how strong it plays: so no two faces are alike, and none
needs its colours to be told from the others. */

/** A filled shape, or a line if it is said how thick. */
export interface Shape {
  d: string;
  fill: string;
  thick?: number;
}

export interface Animal {
  /** What is behind whatever it wears, and what is before it. */
  back: Shape[];
  head: Shape[];
  /** How high its brow is, and how broad beside a fox's. */
  brow: number;
  broad: number;
}

const INK = "var(--camel-ink)";
const PALE = "#fbf0da";
const WHITE = "#fffaf2";

function shape(fill: string, d: string): Shape {
  return { d, fill };
}

function line(d: string, thick = 1.2, fill = INK): Shape {
  return { d, fill, thick };
}

function oval(fill: string, x: number, y: number, rx: number, ry = rx): Shape {
  return shape(
    fill,
    `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`,
  );
}

/** The same to the left and to the right. */
function both(x: number, drawn: (x: number) => Shape[]): Shape[] {
  return [...drawn(-x), ...drawn(x)];
}

function eyes(x: number, y: number, size: number): Shape[] {
  return both(x, (at) => [
    oval(INK, at, y, size),
    oval(WHITE, at + size / 3, y - size / 3, size / 3),
  ]);
}

/** All around, but for the chin. */
function spikes(number: number, inner: number, outer: number): string {
  const spots = Array.from({ length: 2 * number }, (_, i) => {
    const angle = (Math.PI * i) / number;
    const far = i % 2 || Math.cos(angle) < -0.7 ? inner : outer;
    return `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${spots.join("L")}Z`;
}

const FUR = {
  fox: "#e0954a",
  jerboa: "#d9b98a",
  camel: "#bd8c4c",
  owl: "#a97c50",
  hedgehog: "#7b5a3f",
  gazelle: "#c98a55",
};

export const ANIMALS: Record<string, Animal> = {
  fox: {
    back: both(1, (side) => [
      shape(FUR.fox, `M${side * 4}-6L${side * 16}-19Q${side * 18}-5 ${side * 12} 3Z`),
      shape(PALE, `M${side * 8}-6L${side * 14.4}-14Q${side * 15}-5 ${side * 12}-1Z`),
    ]),
    head: [
      shape(FUR.fox, "M-13 0Q-9-10 0-10T13 0Q12 8 0 16Q-12 8-13 0Z"),
      shape(PALE, "M-12.6 3Q-5 3 0 12Q5 3 12.6 3Q10 10 0 16Q-10 10-12.6 3Z"),
      ...eyes(5.2, 2, 1.9),
      oval(INK, 0, 13.4, 2.4, 1.9),
    ],
    brow: -4,
    broad: 1,
  },
  jerboa: {
    back: both(1, (side) => [
      shape(FUR.jerboa, `M${side * 3}-2Q${side * 3}-21 ${side * 10}-20T${side * 11} 0Z`),
      shape("#eaa598", `M${side * 6}-4Q${side * 5.6}-17 ${side * 9.6}-17T${side * 10}-3Z`),
    ]),
    head: [
      oval(FUR.jerboa, 0, 5, 12, 10.5),
      oval(PALE, 0, 11, 7, 5),
      ...eyes(5.6, 3.4, 3.1),
      oval("#c4655a", 0, 8.6, 1.7, 1.3),
      ...both(1, (side) => [
        line(`M${side * 5} 10l${side * 11}-2M${side * 5} 12l${side * 10.5} 2`, 0.9),
      ]),
    ],
    brow: -1,
    broad: 0.84,
  },
  camel: {
    back: [shape(FUR.camel, "M-13 26Q-8 12-9 0Q-9-9-1-9.4Q6-9.6 9-4L0 9Q1 16 6 26Z")],
    head: [
      shape(
        FUR.camel,
        "M-9-1Q-8-9.4 0-9.4Q6-9 9-4.4L15.4-.6Q19.4 3 17 7.4Q10 11.4 2 7.6Q-3 6-9-1Z",
      ),
      shape("#e6c795", "M10.4-3.6L15.4-.6Q19.4 3 17 7.4Q12.4 9.8 8 9Q7 2 10.4-3.6Z"),
      shape(FUR.camel, "M-6-7Q-13-13-12-5.6Q-9-2-5-4Z"),
      shape("#8a6436", "M-7.4-6.6Q-11-9.6-10.6-6Q-9-4-6.6-5Z"),
      oval(INK, 3, -2.6, 1.9),
      oval(WHITE, 3.6, -3.2, 0.6),
      line("M-.4-4.8Q3-6 6-4", 1.7),
      line("M14.6 1.4l1 1.2M17.4 6.4Q13.4 5.4 11 6.4", 1.3),
    ],
    brow: -6,
    broad: 0.72,
  },
  owl: {
    back: both(1, (side) => [
      shape(FUR.owl, `M${side * 3}-8L${side * 13.4}-17Q${side * 15}-8 ${side * 13}-1Z`),
    ]),
    head: [
      oval(FUR.owl, 0, 3, 14.4, 13.6),
      oval(PALE, -5.6, 1.6, 6.2),
      oval(PALE, 5.6, 1.6, 6.2),
      oval(INK, -5.4, 1.6, 3.5),
      oval(INK, 5.4, 1.6, 3.5),
      oval(WHITE, -4.2, 0.4, 1.1),
      oval(WHITE, 6.6, 0.4, 1.1),
      shape("#f0a72e", "M-2.4 4.6L2.4 4.6L0 9.8Z"),
      line("M-7 12l2 1.6 2-1.6M-2 13.4l2 1.6 2-1.6M3 12l2 1.6 2-1.6", 1.1, PALE),
    ],
    brow: -5,
    broad: 1,
  },
  hedgehog: {
    back: [shape(FUR.hedgehog, spikes(17, 13.4, 19))],
    head: [
      ...both(9, (at) => [oval("#d6b18a", at, -3.4, 3.2)]),
      shape("#eed3ac", "M-11 2Q-11-7 0-7T11 2Q10 8 3 13Q0 15.6-3 13Q-10 8-11 2Z"),
      ...eyes(4.8, 1.6, 1.8),
      oval(INK, 0, 11.6, 2.8, 2.3),
    ],
    brow: -3,
    broad: 0.86,
  },
  gazelle: {
    back: both(1, (side) => [
      line(`M${side * 3.4}-6Q${side * 4}-12 ${side * 9}-14T${side * 8.4}-21`, 2.8),
      shape(
        FUR.gazelle,
        `M${side * 5}-3Q${side * 11}-12 ${side * 18.4}-7Q${side * 15} 1 ${side * 6} 2Z`,
      ),
      shape(
        "#f0cdb0",
        `M${side * 9}-3.4Q${side * 12}-8 ${side * 16}-6Q${side * 13}-1 ${side * 9}-.8Z`,
      ),
    ]),
    head: [
      shape(FUR.gazelle, "M-8-5Q0-12 8-5Q9 2 5.4 12Q0 19-5.4 12Q-9 2-8-5Z"),
      line("M-5.2 2.4Q-4 8-3.4 11.6M5.2 2.4Q4 8 3.4 11.6", 2.2, PALE),
      ...eyes(5, 0, 2),
      oval(PALE, 0, 13, 4, 3),
      shape(INK, "M-2.2 11.4H2.2L0 14.2Z"),
    ],
    brow: -4,
    broad: 0.72,
  },
};

const THREAD = "#fff6e4";
const TURBAN = "M-12 1Q-16-14 0-15.6T12 1Q0-5-12 1Z";
const FOLDS = line("M-11.6-2Q-3-6 8.6-12M-12.6-6.4Q-5-9 1.4-15M11.6-2Q5-5.4-1-6.4", 1.1, THREAD);

/** What each level wears: on its brow, which is at the origin then, or around its neck. */
export const WORN: Record<string, { brow?: Shape[]; neck?: Shape[] }> = {
  beginner: {},
  easy: {
    neck: [
      shape("#2b6c83", "M-13 12.6Q0 19.6 13 12.6L14.6 16.4Q0 24-14.6 16.4Z"),
      shape("#2b6c83", "M2 17L10 24H1.4Z"),
      line("M-8 16.4l.8 2.4M-2.4 17.8l.2 2.4M6 17.2l-.6 2.4", 1.1, THREAD),
    ],
  },
  medium: {
    brow: [
      shape("#a3261d", "M-12 2Q0-5 12 2L12.4-2.4Q0-9.4-12.4-2.4Z"),
      line("M-8-2.6l1.6 2.2M-2.6-4.6l1 2.6M2.6-4.6l-1 2.6M8-2.6l-1.6 2.2", 1.1, THREAD),
      shape("#a3261d", "M11.4 0L18-3.4 16.6 1ZM11.4.6L16.6 4.6 13 6Z"),
    ],
  },
  hard: {
    brow: [
      shape("#a3261d", "M-7.6 0Q0-4 7.6 0L5.6-12Q0-14-5.6-12Z"),
      line("M0-12.8Q8-12 10-4", 1.3),
      shape(INK, "M8.6-5h2.8L12 1H8Z"),
    ],
  },
  strong: { brow: [shape("#2b6c83", TURBAN), FOLDS] },
  master: {
    brow: [
      shape("#d9952b", "M0-8Q-6-17 1-24Q8-17 1-8Z"),
      line("M.6-9V-21", 1),
      shape("#5b3a86", TURBAN),
      FOLDS,
      oval("#ffd45e", 0, -6, 3),
      oval("#c43a2f", 0, -6, 1.7),
    ],
  },
};
