/** Every bet of every table, counted over all outcomes. M09 */
import { describe, expect, it } from 'vitest';
import { percentText, toNumber } from '../slot/fraction.ts';
import { countReturns } from './chances.ts';
import { tablePays } from './pays.ts';
import { tables } from './tables.ts';

const all = Object.values(tables).map((game) => [game.code, game] as const);

describe.each(all)('%s', (code, game) => {
  const counted = countReturns(game);
  const rows = new Map(tablePays[code].map((row) => [row.kind, row]));

  it('publishes for every spot the return that is counted over all outcomes. M09', () => {
    for (const { id, kind } of game.spots) {
      const back = counted.get(id)?.returned;
      expect([id, back && percentText(back)]).toEqual([id, rows.get(kind)?.rtp]);
    }
    expect([...rows.keys()].toSorted()).toEqual([...new Set(game.spots.map(({ kind }) => kind))].toSorted());
  });

  it('has no spot that returns its stake or more in the long run, and none twice', () => {
    for (const { id } of game.spots)
      expect(toNumber(counted.get(id)?.returned ?? { top: 2n, bottom: 1n })).toBeLessThan(1);
    expect(new Set(game.spots.map(({ id }) => id)).size).toBe(game.spots.length);
  });
});

it('gives the well-known chances of baccarat with eight decks', () => {
  const counted = countReturns(tables.baccarat);
  const hits = (id: string) => toNumber(counted.get(id)?.hits ?? { top: 0n, bottom: 1n }).toFixed(6);
  expect([hits('banker'), hits('player'), hits('tie')]).toEqual(['0.458597', '0.446247', '0.095156']);
  const edge = (id: string) => (1 - toNumber(counted.get(id)?.returned ?? { top: 0n, bottom: 1n })).toFixed(6);
  expect([edge('banker'), edge('player'), edge('tie'), edge('playerPair')]).toEqual([
    '0.010579',
    '0.012351',
    '0.143596',
    '0.103614',
  ]);
});

it('returns 36 of 37 on every spot of the wheel', () => {
  for (const { returned } of countReturns(tables.roulette).values())
    expect(returned).toEqual({ top: 36n, bottom: 37n });
});

it('limits every spot in steps of five baht', () => {
  for (const game of Object.values(tables)) for (const spot of game.spots) expect(spot.limitSatang % 500).toBe(0);
});
