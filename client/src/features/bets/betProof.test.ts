/** Proofs from bet records, which verify.html reads. F03 */
import { expect, it } from 'vitest';
import { checkProof } from '@foyer/games/verify/check/check.ts';
import { secondRounds } from '@foyer/games/verify/testing/secondRounds.ts';
import { matchProof, tableProof } from './betProof.ts';
import { hashedFamilyOf } from './hashedFamilyOf.ts';

it('holds for a round of a table, and does not exist before it is over. F03', () => {
  const { game, table, round, numbers, ...link } = secondRounds.table(2);
  const ticket = { code: game, roundNo: round, numbers, ...link } as unknown as Parameters<typeof tableProof>[1];
  const proof = tableProof(table, ticket);
  expect(proof && checkProof(proof).verdict).toBe('holds');
  expect(tableProof(table, { ...ticket, seed: '' })).toBeUndefined();
  expect(tableProof(table, { ...ticket, numbers: [] })).toBeUndefined();
});

it('holds for a match, and does not exist before it is over. F03', () => {
  const { match: matchId, home, away, ...link } = secondRounds.sport(4);
  const scoreText = `${home} : ${away}`;
  const leg = { matchId, scoreText, ...link } as unknown as Parameters<typeof matchProof>[0];
  const proof = matchProof(leg);
  expect(proof && checkProof(proof).verdict).toBe('holds');
  expect(matchProof({ ...leg, seed: '' })).toBeUndefined();
  expect(matchProof({ ...leg, scoreText: '' })).toBeUndefined();
});

const of = (family: string, model = '') => hashedFamilyOf({ family, model } as Parameters<typeof hashedFamilyOf>[0]);

it('names the family whose message is hashed', () => {
  expect(of('slot', 'climb')).toBe('slot');
  expect(of('poker', 'holdem')).toBe('holdem');
  expect(of('poker', 'shortDeck')).toBe('event');
  expect(of('toString')).toBeUndefined();
});
