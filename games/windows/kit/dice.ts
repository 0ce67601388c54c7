/** Where the pips of a die are, and which faces are side by side. The drawings differ by table. */

/** Centres of the pips of each face, in steps from the middle of the face. */
export const pipPlaces: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** One and four are red, as on dice in China. */
export const hasRedPips = (face: number): boolean => face === 1 || face === 4;

/** The left and right face for each upper face. Opposite faces, whose sum is seven, are never visible together. */
export const sidesOf: Readonly<Record<number, readonly [left: number, right: number]>> = {
  1: [2, 3],
  2: [6, 3],
  3: [5, 1],
  4: [2, 1],
  5: [4, 6],
  6: [3, 2],
};
