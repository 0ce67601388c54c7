/** The verification of a draw that runs in the browser. F01, F03 */
import { noSalt } from '@foyer/contract/chainSalt.ts';
import type { DrawProof } from '@foyer/contract/lottery/draws.ts';
import { lotteryGame } from '@foyer/contract/lottery/games.ts';
import { ballsOf, chainFrom } from '@foyer/games/fair/chain.ts';
import { expect, it } from 'vitest';
import { allHolds, walkChain } from './walkChain.ts';

const links = chainFrom('5a'.repeat(32), 12);
const [anchor = ''] = links;
const issue = '20261123-0007';
const proofAt = (position: number, more: Partial<DrawProof> = {}): DrawProof => ({
  seed: links[position] ?? '',
  previousSeed: links[position - 1] ?? '',
  position,
  chain: { chainNo: 1, anchor, firstIssue: issue, lastIssue: issue, length: 12, publishedMs: 0, salt: noSalt },
  ...more,
});
const numbersAt = (position: number) => ballsOf(lotteryGame('minute').balls, links[position] ?? '', `minute:${issue}`);

it.each([1, 2, 12])('holds for draw %i of a chain: link, anchor and numbers', async (position) => {
  const check = await walkChain('minute', issue, proofAt(position));
  expect(check).toEqual({ isLinked: true, isAnchored: true, numbers: numbersAt(position) });
  expect(allHolds(check, numbersAt(position))).toBe(true);
});

it.each([
  ['another anchor', { chain: { ...proofAt(3).chain, anchor: 'ab'.repeat(32) } }],
  ['the anchor one step off', { position: 4 }],
  ['a seed before it that does not follow', { previousSeed: links[4] ?? '' }],
  ['a seed that is none', { seed: 'koi' }],
  ['a position outside of any chain', { position: 0 }],
  ['a position beyond the longest chain', { position: 100_001 }],
])('does not hold with %s', async (_what, more) => {
  const check = await walkChain('minute', issue, proofAt(3, more));
  expect(allHolds(check, numbersAt(3))).toBe(false);
});

it('does not hold if the published numbers are not those of the seed', async () => {
  const published = numbersAt(3);
  const check = await walkChain('minute', issue, proofAt(3));
  expect(allHolds(check, [...published.slice(1), (published[0] ?? 0) + 1])).toBe(false);
  expect(allHolds(check, published.slice(1))).toBe(false);
});

it('stops when it is aborted', async () => {
  await expect(walkChain('minute', issue, proofAt(3), AbortSignal.abort())).rejects.toThrow();
});

const salted = (text: string) => ({ chain: { ...proofAt(5).chain, salt: { ...noSalt, salt: text } } });

it('holds with the salt of its chain, and not with another or without it', async () => {
  const salt = 'c3'.repeat(32);
  const drum = lotteryGame('minute').balls;
  const numbers = ballsOf(drum, links[5] ?? '', `minute:${issue}:${salt}`);
  const holds = async (text: string) => allHolds(await walkChain('minute', issue, proofAt(5, salted(text))), numbers);
  expect(await holds(salt)).toBe(true);
  expect(await holds('c4'.repeat(32))).toBe(false);
  expect(await holds('')).toBe(false);
  expect(await holds('koi')).toBe(false);
});
