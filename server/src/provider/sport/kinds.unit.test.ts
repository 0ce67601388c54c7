import { sportKinds as published } from '@foyer/contract/play/sport.ts';
import { sports } from '@foyer/contract/sports/sport.ts';
import { sportKinds as played } from '@foyer/games/engines/sport/kinds.ts';
import { expect, it } from 'vitest';

it('plays every sport of the contract, among them all of section 2. ENUM-022', () => {
  expect(played).toEqual(published);
  const ids: number[] = played.map(({ sportId }) => sportId);
  for (const sportId of Object.values(sports)) if (sportId !== undefined) expect(ids).toContain(sportId);
});
