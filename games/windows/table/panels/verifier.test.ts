// @vitest-environment happy-dom
/** The verifier of a round takes the salt of the chain, and says where a salt came from. F01, F03 */
import { noSalt } from '@foyer/contract/chainSalt.ts';
import type { ChainSalt } from '@foyer/contract/chainSalt.ts';
import { expect, it } from 'vitest';
import { roundName, tableNumbers } from '../../../fair/tableRound.ts';
import { publishedChain } from '../../../fair/testing/grindingHouse.ts';
import { isSaltSound, saltFacts, saltVerdict } from '../../frame/saltFacts.ts';
import { verdictOf } from '../../sport/match/proof.ts';
import { fixtureOf } from '../../../engines/sport/fixtures.ts';
import { runMatch } from '../../../fair/sportMatch.ts';
import { verifierPanel } from './verifier.ts';

const words = (word: string, args: object = {}): string => [word, ...Object.values(args).map(String)].join(' ');
const told = publishedChain('a house', false);
const [anchor = '', , seed = ''] = told.links;

/** What the verifier says about a round whose numbers were drawn with `told`'s salt. */
function said(salt: string): string {
  const given = new URLSearchParams({ code: 'roulette', table: 'wheel', no: '7', seed, position: '2', anchor, salt });
  const form = verifierPanel(words, given);
  document.body.replaceChildren(form);
  form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  return form.querySelector('.verdict')?.textContent ?? '';
}

const numbers = (salt: string) => tableNumbers('roulette', seed, roundName('wheel', '7'), salt);

it('draws a round with the salt that is given, and refuses what is none', () => {
  const { salt } = told.salt;
  expect(numbers(salt)).not.toEqual(numbers(''));
  expect(said(salt)).toContain('verifyChainHolds');
  expect(said(salt).endsWith(String(numbers(salt)[0]))).toBe(true);
  expect(said('').endsWith(String(numbers('')[0]))).toBe(true);
  expect(said('koi')).toBe('verifyBad');
});

it('checks a match with the salt of its chain, and with no other', async () => {
  const fixture = fixtureOf(1, 9_950_007);
  if (fixture === undefined) throw new Error('no match');
  const { salt } = told.salt;
  const end = runMatch(fixture, seed, salt).at(-1);
  const score = end?.state.score ?? { home: -1, away: -1 };
  const claim = { matchId: fixture.matchId, anchor, seed, position: 2, score };
  expect(await verdictOf({ ...claim, salt })).toBe('holds');
  expect(await verdictOf({ ...claim, salt: 'koi' })).toBe('fails');
  const others = ['a', 'b', 'c', 'd', 'e'].map((letter) => verdictOf({ ...claim, salt: letter.repeat(64) }));
  expect(await Promise.all(others)).toContain('fails');
});

const fixed: ChainSalt = { ...noSalt, ...told.salt, kind: 'players', entryNo: 3 };
const shown = (salt: ChainSalt): string =>
  saltFacts(words, salt)
    .map(({ textContent }) => textContent)
    .join('|');

it('shows the salt, its source and its entry, or says that there is none', () => {
  expect(shown(fixed)).toContain(`saltTerm|${fixed.salt}|saltFrom|saltKind.players 5|`);
  expect(shown(fixed)).toContain('saltEntry|3');
  expect(shown({ ...noSalt, kind: 'unwaited', entryNo: 1 })).toBe('saltFrom|saltKind.unwaited 0|saltEntry|1');
  expect(shown(noSalt)).toBe('saltFrom|saltKind.none 0');
});

const verdict = (publishedMs: number, startMs: number, salt = fixed) =>
  saltVerdict(words, isSaltSound(salt, publishedMs, startMs));

it('says whether the salt was fixed between the anchor and the event, and nothing without a salt', () => {
  expect(verdict(told.publishedMs, told.startMs)).toBe('saltHolds');
  expect(verdict(told.salt.fixedMs, told.startMs)).toBe('saltFails');
  expect(verdict(told.publishedMs, told.salt.fixedMs - 1)).toBe('saltFails');
  expect(verdict(told.publishedMs, told.startMs, noSalt)).toBe('');
});
