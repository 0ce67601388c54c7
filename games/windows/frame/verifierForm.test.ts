// @vitest-environment happy-dom
/** The form shared by all verifiers. */
import { expect, it } from 'vitest';
import play from '@foyer/text/zh_CN/play.json' with { type: 'json' };
import { commitmentOf } from '../../fair/draw.ts';
import { seedRows, seedVerifier } from './verifierForm.ts';
import { testWords } from './testing/page.ts';
import type { PlayWords } from './words.ts';

const words: PlayWords = testWords({});
const serverSeed = '5'.repeat(64);
const given = { server: serverSeed, client: 'koi', nonce: '7' };

function answerTo(fields: Partial<typeof given>): string {
  const form = seedVerifier(words, new URLSearchParams({ ...given, ...fields }), {
    rows: (seeds) => seedRows(words, seeds, words('nonce'), document.createElement('select')),
    show: ({ nonce }) => (nonce === 8 ? words('lost') : []),
  });
  document.body.replaceChildren(form);
  form.dispatchEvent(new Event('submit', { cancelable: true }));
  return form.querySelector('[role=status]')?.textContent ?? '';
}

it('shows the hash that was published for the seed of a record. F01, F03', () => {
  expect(answerTo({})).toBe(`${play.verifyHash}${commitmentOf(serverSeed)}`);
});

it('shows why a round is invalid, and no hash. F03', () => {
  expect(answerTo({ nonce: '8' })).toBe(play.lost);
});

it.each([
  ['a seed of the house that is none', { server: 'abc' }, play.verifyBad],
  ['a seed of the player that is none', { client: 'no spaces here' }, play.badSeed],
  ['a number that is missing', { nonce: '' }, play.badSeed],
  ['a number below nought', { nonce: '-1' }, play.badSeed],
  ['a number with a fraction', { nonce: '1.5' }, play.badSeed],
])('says what is wrong with %s. F03', (_, fields, expected) => {
  expect(answerTo(fields)).toBe(expected);
});
