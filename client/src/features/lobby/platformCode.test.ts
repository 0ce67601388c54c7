import { describe, expect, it } from 'vitest';
import { readGamesSearch } from '#app/lobbies/gamesSearch.ts';
import { readAllFilter } from './all/allSearch.ts';
import { readFilter } from './filter.ts';
import { readSlotFilter } from './slots/slotSearch.ts';

const longest = 'x'.repeat(64);
/** Each way by which an address names a platform. */
const readers: readonly [name: string, read: (code: unknown) => unknown][] = [
  ['/home', (platform) => readFilter({ platform }).platform],
  ['/slots', (platform) => readSlotFilter({ platform }).platform],
  ['/all-games', (platform) => readAllFilter({ platform }).platform],
  ['a games section', (platformCode) => readGamesSearch({ platformCode }).platformCode],
];

describe.each(readers)('the platform in the address of %s', (_, read) => {
  it('has the codes that the desk accepts, so that no chosen chip stays without effect', () => {
    for (const code of ['moyu', 'PG-soft', 'live_2', longest]) expect(read(code)).toBe(code);
  });
  it('is ignored if it is no code', () => {
    for (const code of ['', '../moyu', 'a b', '<b>', `${longest}x`, { a: 1 }, undefined])
      expect(read(code)).toBeUndefined();
  });
});
