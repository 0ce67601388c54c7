/** Where the pips of a card lie: columns and rows of a field from -1 to 1. */
type Places = readonly (readonly [column: number, row: number])[];

const corners: Places = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
const sides: Places = [
  [-1, 0],
  [1, 0],
];
const rungs: Places = [
  [-1, -0.33],
  [1, -0.33],
  [-1, 0.33],
  [1, 0.33],
];

const pipPlaces: Readonly<Record<number, Places>> = {
  1: [[0, 0]],
  2: [
    [0, -1],
    [0, 1],
  ],
  3: [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  4: corners,
  5: [...corners, [0, 0]],
  6: [...corners, ...sides],
  7: [...corners, ...sides, [0, -0.5]],
  8: [...corners, ...sides, [0, -0.5], [0, 0.5]],
  9: [...corners, ...rungs, [0, 0]],
  10: [...corners, ...rungs, [0, -0.67], [0, 0.67]],
};

export const pipsOf = (rank: number): Places => pipPlaces[rank] ?? [];
/** The more pips, the smaller each. */
export const pipScale = (rank: number): number => (rank === 1 ? 1.8 : rank > 8 ? 0.56 : rank > 5 ? 0.62 : 0.74);
