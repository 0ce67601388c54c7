/**
 * A ball falls over rows of pins; each pin sends it left (0) or right (1) with the same chance. The number of right
 * turns is the cup in which it lands. What a cup pays depends on rows and risk alone.
 */
import { fraction } from '../slot/fraction.ts';
import { choose } from './game.ts';
import type { Draw, InstantGame } from './game.ts';
import { itemAt } from '../itemAt.ts';

export const plinkoRows = [8, 12, 16] as const;
export const plinkoRisks = ['low', 'middle', 'high'] as const;
export type PlinkoRisk = (typeof plinkoRisks)[number];

/** What the cups pay from the left edge to the middle, in hundredths. The right half mirrors the left. */
const leftHalves: Readonly<Record<number, Readonly<Record<PlinkoRisk, readonly number[]>>>> = {
  8: {
    low: [500, 200, 110, 95, 55],
    middle: [1_300, 290, 130, 70, 35],
    high: [2_900, 400, 140, 30, 20],
  },
  12: {
    low: [900, 300, 160, 140, 110, 95, 50],
    middle: [3_200, 1_100, 400, 200, 110, 55, 30],
    high: [17_000, 2_400, 800, 200, 75, 15, 15],
  },
  16: {
    low: [1_500, 800, 200, 150, 130, 115, 110, 100, 45],
    middle: [10_500, 4_000, 1_000, 500, 300, 145, 95, 50, 30],
    high: [90_000, 12_500, 2_600, 900, 400, 190, 20, 20, 20],
  },
};

export interface PlinkoBoard {
  readonly rows: number;
  readonly risk: PlinkoRisk;
  /** What each cup pays, from the left, in hundredths. */
  readonly cups: readonly number[];
}

/** The board of a choice such as `12.low`; undefined if there is none. */
export function plinkoBoard(choice: string): PlinkoBoard | undefined {
  const [rows = '', risk = '', ...more] = choice.split('.');
  const byRisk = /^\d{1,2}$/.test(rows) ? leftHalves[Number(rows)] : undefined;
  const named = plinkoRisks.find((each) => each === risk);
  if (byRisk === undefined || named === undefined || more.length > 0 || String(Number(rows)) !== rows) return undefined;
  const left = byRisk[named];
  return { rows: Number(rows), risk: named, cups: [...left, ...left.toReversed().slice(1)] };
}

function mustBoard(choice: string): PlinkoBoard {
  const board = plinkoBoard(choice);
  if (board === undefined) throw new Error(`no board ${choice}`);
  return board;
}

/** Which cup a path ends in. */
export const cupOf = (path: readonly number[]): number => path.reduce((sum, turn) => sum + turn, 0);

export const plinko: InstantGame = {
  code: 'plinko',
  // A ball is one chip. A choice that names no board lays none.
  chips: (choice) => (plinkoBoard(choice) === undefined ? 0 : 1),
  open(choice, draw: Draw) {
    const { rows, cups } = mustBoard(choice);
    const shown = draw(0, Array<number>(rows).fill(2));
    return { shown, moves: [], pay: itemAt(cups, cupOf(shown)), isOver: true };
  },
  settings: plinkoRows.flatMap((rows) =>
    plinkoRisks.map((risk) => {
      const choice = `${rows}.${risk}`;
      const odds = mustBoard(choice).cups.map((pay, cup) => ({ pay, chance: fraction(choose(rows, cup), 2 ** rows) }));
      return { choice, odds };
    }),
  ),
};
