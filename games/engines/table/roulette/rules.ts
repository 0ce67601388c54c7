/** A wheel with one zero. Every bet pays as if there were 36 pockets: 35 to 1 on one of them, 1 to 1 on eighteen. */
import { limitOf } from '../table.ts';
import type { RoadMark, Spot, TableGame } from '../table.ts';

/** The pockets in the order of the wheel, clockwise. */
// prettier-ignore
export const pockets: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export const colourOf = (pocket: number): 'red' | 'black' | 'green' =>
  pocket === 0 ? 'green' : reds.has(pocket) ? 'red' : 'black';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const numbered = (id: string, kind: string, numbers: readonly number[]): Spot => ({
  id,
  kind,
  numbers,
  limitSatang: limitOf(36 / numbers.length - 1),
});
const inside = (kind: string, numbers: readonly number[]): Spot => numbered(`n${numbers.join('-')}`, kind, numbers);
const outside = (id: string, kind: string, isOn: (pocket: number) => boolean): Spot =>
  numbered(
    id,
    kind,
    upTo(37).filter((pocket) => pocket > 0 && isOn(pocket)),
  );

/** The three pockets in row 0 to 11 of the layout. */
const rowOf = (row: number): number[] => [row * 3 + 1, row * 3 + 2, row * 3 + 3];

function insideSpots(): Spot[] {
  const straights = upTo(37).map((pocket) => inside('straight', [pocket]));
  const across = upTo(36).flatMap((at) => (at % 3 === 2 ? [] : [inside('split', [at + 1, at + 2])]));
  const down = upTo(33).map((at) => inside('split', [at + 1, at + 4]));
  const corners = upTo(33).flatMap((at) => (at % 3 === 2 ? [] : [inside('corner', [at + 1, at + 2, at + 4, at + 5])]));
  const streets = upTo(12).map((row) => inside('street', rowOf(row)));
  const lines = upTo(11).map((row) => inside('line', [...rowOf(row), ...rowOf(row + 1)]));
  const atZero = [
    ...[1, 2, 3].map((pocket) => inside('split', [0, pocket])),
    inside('street', [0, 1, 2]),
    inside('street', [0, 2, 3]),
    inside('corner', [0, 1, 2, 3]),
  ];
  return [...straights, ...across, ...down, ...streets, ...corners, ...lines, ...atZero];
}

const outsideSpots: readonly Spot[] = [
  ...upTo(3).map((dozen) => outside(`dozen${dozen + 1}`, 'dozen', (pocket) => Math.ceil(pocket / 12) === dozen + 1)),
  ...upTo(3).map((column) => outside(`column${column + 1}`, 'column', (pocket) => (pocket - 1) % 3 === column)),
  outside('low', 'even', (pocket) => pocket <= 18),
  outside('evenNumber', 'even', (pocket) => pocket % 2 === 0),
  outside('red', 'even', (pocket) => colourOf(pocket) === 'red'),
  outside('black', 'even', (pocket) => colourOf(pocket) === 'black'),
  outside('oddNumber', 'even', (pocket) => pocket % 2 === 1),
  outside('high', 'even', (pocket) => pocket > 18),
];

const marks: Readonly<Record<ReturnType<typeof colourOf>, RoadMark>> = { red: 'a', black: 'b', green: 't' };

export const roulette: TableGame = {
  code: 'roulette',
  drum: { lowest: 0, highest: 36, count: 1, isReplaced: true },
  spots: [...insideSpots(), ...outsideSpots],
  returned: ([pocket = -1], { numbers }) => (numbers.includes(pocket) ? 3_600 / numbers.length : 0),
  mark: ([pocket = 0]) => marks[colourOf(pocket)],
};
