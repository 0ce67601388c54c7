// @vitest-environment happy-dom
/** The form that every verifier stands on. */
import { expect, it } from 'vitest';
import play from '@foyer/text/zh_CN/play.json' with { type: 'json' };
import { commitmentOf } from '../../fair/draw.ts';
import { field, hashShown, seedFields, verifierForm } from './verifierForm.ts';
import type { PlayWords } from './words.ts';

const words: PlayWords = (word) => play[word];
const serverSeed = '5'.repeat(64);
const given = { server: serverSeed, client: 'koi', nonce: '7' };

function answerTo(fields: Partial<typeof given>): string {
  const seeds = seedFields(words, new URLSearchParams({ ...given, ...fields }));
  const form = verifierForm(words, [field(words('serverSeed'), seeds.server)], () => {
    const typed = seeds.read();
    return typeof typed === 'string' ? typed : hashShown(words, typed);
  });
  document.body.replaceChildren(form);
  form.dispatchEvent(new Event('submit', { cancelable: true }));
  return form.querySelector('[role=status]')?.textContent ?? '';
}

it('shows the hash that was published for the seed of a record. F01, F03', () => {
  expect(answerTo({})).toBe(`${play.verifyHash}${commitmentOf(serverSeed)}`);
});

it.each([
  ['a seed of the house that is none', { server: 'abc' }, play.verifyBad],
  ['a seed of the player that is none', { client: 'no spaces here' }, play.badSeed],
  ['a number that is missing', { nonce: '' }, play.badSeed],
  ['a number below nought', { nonce: '-1' }, play.badSeed],
  ['a number with a fraction', { nonce: '1.5' }, play.badSeed],
])('says what is wrong with %s. F03', (_, fields, said) => {
  expect(answerTo(fields)).toBe(said);
});
