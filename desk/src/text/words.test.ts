/** The desk's words: the same keys and placeholders in both languages, and a word for whatever the house may send. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { contentKinds } from '@foyer/contract/desk/content.ts';
import { deskErrors, fieldRules } from '@foyer/contract/desk/deskCall.ts';
import { payoutStates, withdrawalReasons } from '@foyer/contract/desk/payments.ts';
import { roles } from '@foyer/contract/desk/permissions.ts';
import { playerStatuses } from '@foyer/contract/desk/players.ts';
import { bonusDecisions } from '@foyer/contract/desk/queues.ts';
import { staffStates, trailOutcomes } from '@foyer/contract/desk/staff.ts';
import { securityEventKinds } from '@foyer/contract/securityEventKinds.ts';
import en from '../../text/en.json' with { type: 'json' };
import zh from '../../text/zh_CN.json' with { type: 'json' };
import { setLanguage } from './language.ts';
import { wordOf, words } from './words.ts';

const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole).sort();
const english = new Map(Object.entries(en));
const chinese = new Map(Object.entries(zh));

afterEach(() => setLanguage('en'));

it('has the same keys in both languages, each with a text', () => {
  expect([...chinese.keys()]).toEqual([...english.keys()]);
  expect([...english, ...chinese].filter(([, text]) => text.trim() === '')).toEqual([]);
});

it('has the same placeholders in both languages', () => {
  const differ = [...english].filter(
    ([key, text]) => placeholders(text).join() !== placeholders(chinese.get(key) ?? '').join(),
  );
  expect(differ).toEqual([]);
});

describe('has a word for each', () => {
  it.each([
    ['error', deskErrors],
    ['fieldError', fieldRules],
    ['role', roles],
    ['playerStatus', playerStatuses],
    ['statusEffect', playerStatuses],
    ['payoutState', payoutStates],
    ['withdrawalReason', withdrawalReasons],
    ['bonusDecision', bonusDecisions],
    ['staffState', staffStates],
    ['outcomeOf', trailOutcomes],
    ['eventKind', securityEventKinds],
    ['contentKind', contentKinds],
  ])('%s', (group, values) => {
    expect(values.filter((value) => !english.has(`${group}.${value}`))).toEqual([]);
  });
});

it('is read in the language of the device, with values in its places', () => {
  expect(words('games.opened', { name: 'Koi Gate' })).toBe('Koi Gate is open.');
  setLanguage('zh_CN');
  expect(words('games.opened', { name: 'Koi Gate' })).toBe('Koi Gate 已开放。');
});

it('shows a value of a newer house as it is', () => {
  expect(wordOf('playerStatus', 'frozen')).toBe('Frozen');
  expect(wordOf('playerStatus', 'resting')).toBe('resting');
});

it('is complete: no word is left that no file names', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const code = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
  const isNamed = (key: string): boolean => {
    const [group = ''] = key.split('.');
    // Keys that are put together have their group in the code: `words(`role.${role}`)`, wordOf('caseKind', …).
    return (
      code.includes(`'${key}'`) ||
      code.includes(`"${key}"`) ||
      new RegExp(`\\b(?:wordOf|choicesOf)\\('${group}'|\`${group}\\.\\$\\{`).test(code)
    );
  };
  expect([...english.keys()].filter((key) => !isNamed(key))).toEqual([]);
});
