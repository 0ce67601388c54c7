/** The benchmarks' random streams are frozen, because published figures can be reproduced only from them. F02 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { belowFrom, chanceFrom, wordsOf } from './chance.ts';

/** Hash of the first thousand numbers, joined by commas. */
const digest = (next: () => number): string =>
  createHash('sha256')
    .update(Array.from({ length: 1_000 }, next).join())
    .digest('hex')
    .slice(0, 16);

it('gives the streams from which the published returns were counted. F02', () => {
  const [card, many] = [belowFrom(21), belowFrom(54)];
  expect({
    fish: [wordsOf(20_261_122), wordsOf(20_261_123)].map(digest),
    cards: [digest(() => card(52)), digest(() => many(1_000_003))],
    titles: ['holdem', 'tables baccarat'].map((name) => digest(chanceFrom(name))),
  }).toEqual({
    fish: ['db9ec5fc27d68fc9', '99b75246e72e4832'],
    cards: ['1a408b8e99cbad3f', '9090f9bd3e4db98a'],
    titles: ['47831a1355a834f9', '857113932e53d452'],
  });
});
