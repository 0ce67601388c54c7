/** The rules of the tables, hand by hand. */
import { describe, expect, it } from 'vitest';
import { handsOf } from './baccarat/rules.ts';
import { roulette, pockets } from './roulette/rules.ts';
import { spotOf, tables } from './tables.ts';
import type { TableCode } from './table.ts';

const back = (code: TableCode, spotId: string, numbers: readonly number[]): number => {
  const spot = spotOf(code, spotId);
  if (spot === undefined) throw new RangeError(spotId);
  return tables[code].returned(numbers, spot);
};
/** A card of this value, 0 for ten and pictures; of another suit each time, so that nothing depends on suits. */
const cards = (...values: readonly number[]) =>
  values.map((value, at) => (value === 0 ? 9 : value - 1) + 13 * (at % 4));

describe('baccarat', () => {
  // prettier-ignore
  it.each([
    ['a natural ends the round', [4, 3, 4, 3, 9, 9], [8, 6, 2, 2]],
    ['player stands on six, and banker draws on five', [3, 2, 3, 3, 4, 9], [6, 9, 2, 3]],
    ['player stands on seven, banker on six', [3, 3, 4, 3, 9, 9], [7, 6, 2, 2]],
    ['banker on three stands against an eight', [0, 1, 0, 2, 8, 5], [8, 3, 3, 2]],
    ['banker on three draws against a nine', [0, 1, 0, 2, 9, 5], [9, 8, 3, 3]],
    ['banker on four stands against an ace', [0, 2, 0, 2, 1, 5], [1, 4, 3, 2]],
    ['banker on four draws against a seven', [0, 2, 0, 2, 7, 5], [7, 9, 3, 3]],
    ['banker on five draws against a four', [0, 2, 0, 3, 4, 4], [4, 9, 3, 3]],
    ['banker on five stands against a three', [0, 2, 0, 3, 3, 4], [3, 5, 3, 2]],
    ['banker on six draws against a six', [0, 3, 0, 3, 6, 3], [6, 9, 3, 3]],
    ['banker on six stands against a five', [0, 3, 0, 3, 5, 3], [5, 6, 3, 2]],
    ['banker on two draws whatever came', [0, 1, 0, 1, 8, 6], [8, 8, 3, 3]],
  ])('%s', (_name, values, [player, banker, playerCards, bankerCards]) => {
    const hands = handsOf(cards(...values));
    expect([hands.playerTotal, hands.bankerTotal, hands.player.length, hands.banker.length]).toEqual([
      player, banker, playerCards, bankerCards,
    ]);
  });

  it('returns player and banker on a tie and keeps five percent of a banker win', () => {
    const tie = cards(4, 3, 4, 5, 9, 9);
    expect([back('baccarat', 'player', tie), back('baccarat', 'banker', tie), back('baccarat', 'tie', tie)]).toEqual([
      100, 100, 900,
    ]);
    const banker = cards(3, 4, 3, 4, 9, 9);
    expect([back('baccarat', 'banker', banker), back('baccarat', 'player', banker)]).toEqual([195, 0]);
    expect([back('baccarat', 'playerPair', banker), back('baccarat', 'eitherPair', banker)]).toEqual([1_200, 600]);
  });

  it('does not count ten and king as a pair, although both have the value zero', () => {
    expect(back('baccarat', 'playerPair', [9, 0, 12, 1, 2, 3])).toBe(0);
    expect(back('baccarat', 'playerPair', [9, 0, 9 + 52, 1, 2, 3])).toBe(1_200);
  });
});

describe('roulette', () => {
  it('has every bet of a layout with one zero: 37 straights, 60 splits, 14 streets, 23 corners, 11 lines, 12 outside', () => {
    const kinds = Map.groupBy(roulette.spots, ({ kind }) => kind);
    const counts = Object.fromEntries([...kinds].map(([kind, spots]) => [kind, spots.length]));
    expect(counts).toEqual({ straight: 37, split: 60, street: 14, corner: 23, line: 11, dozen: 3, column: 3, even: 6 });
    expect(pockets.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 37 }, (_, at) => at));
  });

  it('makes outside bets lose on zero, and pays bets by the number of their pockets', () => {
    expect(back('roulette', 'red', [0])).toBe(0);
    expect([back('roulette', 'red', [32]), back('roulette', 'black', [32])]).toEqual([200, 0]);
    expect([back('roulette', 'dozen2', [13]), back('roulette', 'column3', [36])]).toEqual([300, 300]);
    expect([back('roulette', 'n0-1-2-3', [0]), back('roulette', 'n35-36', [36])]).toEqual([900, 1_800]);
  });
});

describe('sic bo', () => {
  it('makes big, small, odd and even lose on a triple', () => {
    for (const spot of ['big', 'small', 'odd', 'even']) expect(back('sicBo', spot, [4, 4, 4])).toBe(0);
    expect([back('sicBo', 'triple4', [4, 4, 4]), back('sicBo', 'anyTriple', [4, 4, 4])]).toEqual([18_100, 3_200]);
  });
  it('pays one face once, twice or twelve times, and two faces together', () => {
    const faces = [
      [5, 1, 2],
      [5, 5, 2],
      [5, 5, 5],
      [1, 2, 3],
    ];
    expect(faces.map((dice) => back('sicBo', 'face5', dice))).toEqual([200, 300, 1_300, 0]);
    expect([back('sicBo', 'pair25', [5, 1, 2]), back('sicBo', 'double5', [5, 5, 2])]).toEqual([700, 1_200]);
    expect([back('sicBo', 'sum17', [6, 6, 5]), back('sicBo', 'sum8', [6, 1, 1])]).toEqual([6_100, 900]);
  });
});

describe('dragon tiger', () => {
  it('returns half of dragon and tiger on a tie, and pays tie and suited tie', () => {
    const [plain, suited] = [
      [12, 25],
      [12, 12 + 52],
    ];
    expect([back('dragonTiger', 'dragon', plain), back('dragonTiger', 'tie', plain)]).toEqual([50, 1_200]);
    expect([back('dragonTiger', 'suitedTie', plain), back('dragonTiger', 'suitedTie', suited)]).toEqual([0, 5_100]);
    expect([back('dragonTiger', 'dragon', [12, 0]), back('dragonTiger', 'tiger', [12, 0])]).toEqual([200, 0]);
  });
  it('makes odd and even lose on a seven', () => {
    expect([back('dragonTiger', 'dragonOdd', [6, 0]), back('dragonTiger', 'dragonEven', [6, 0])]).toEqual([0, 0]);
    expect([back('dragonTiger', 'tigerOdd', [6, 0]), back('dragonTiger', 'dragonEven', [11, 0])]).toEqual([200, 200]);
  });
});
