/** The profiles, an operator's own file, and the messages for a wrong one. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { StartError } from '../db/startError.ts';
import { jurisdictionOf, profiles } from './read.ts';
import { jurisdictionSchema } from './schema.ts';
import { walked } from './testing/walked.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'foyer-profile-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The paths of all rules in a part of the schema: an object's entries, or what a nullable wraps. */
function rulesIn(schema: object, path = ''): string[] {
  if ('wrapped' in schema) return rulesIn(schema.wrapped as object, path);
  if (!('entries' in schema)) return [path];
  return Object.entries(schema.entries as Record<string, object>).flatMap(([name, each]) =>
    rulesIn(each, path === '' ? name : `${path}.${name}`),
  );
}

it('every rule of the schema is walked by a test that stands in its file', () => {
  const rules = rulesIn(jurisdictionSchema);
  expect(rules.length).toBeGreaterThan(30);
  expect(rules.toSorted()).toEqual([...walked.keys()].toSorted());
  for (const [rule, walks] of walked)
    for (const { file, title } of walks)
      expect([rule, title, readFileSync(join(root, file), 'utf8').includes(title)]).toEqual([rule, title, true]);
});

it('has the profiles that the documentation names, and the default keeps what the specification says', () => {
  expect([...profiles.keys()]).toEqual(['default', 'strict', 'uk-like', 'brazil-like', 'ontario-like']);
  const { stakeCaps, ...usual } = jurisdictionOf('default');
  expect(Object.values(stakeCaps).every((cap) => cap === null)).toBe(true);
  expect(usual).toEqual({
    name: 'default',
    minCycleMs: { slot: 2_500, instant: 5_000, cards: 5_000, poker: 5_000, fish: 5_000 },
    maxWindows: null,
    celebration: 'aboveStake',
    bonusMultiple: { cap: 10, isLiftedBySetting: true },
    age: { least: 18, isBirthDateNeeded: false },
    identity: 'none',
    terms: { areAskedAgain: true },
    marketing: { mail: 'asked', sms: 'asked', inbox: 'asked' },
    countries: null,
    looseningHours: 24,
  });
  const page = readFileSync(join(root, 'docs/jurisdiction.md'), 'utf8');
  for (const name of profiles.keys()) expect(page).toContain(`\`${name}\``);
});

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
/** The value at a path, as the page states it. */
const statedAt = (value: unknown, path: string): string =>
  JSON.stringify(
    path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name] ?? null, value),
  )
    .replaceAll('"', '')
    .replace('null', '–');

it('the page of the profiles has a row for every rule, with the value of every profile', () => {
  const page = readFileSync(join(root, 'docs/jurisdiction.md'), 'utf8').split('\n');
  const rows = new Map(
    page.filter((line) => line.startsWith('| `')).map((line) => [cells(line)[1] ?? '', cells(line)]),
  );
  for (const rule of rulesIn(jurisdictionSchema).filter((each) => each !== 'name')) {
    const row = rows.get(rule) ?? rows.get(rule.replace(/^(\w+)\.\w+/, '$1.*'));
    const stated = [...profiles.values()].map((profile) => statedAt(profile, rule));
    expect([rule, ...(row ?? []).slice(2, 7)]).toEqual([rule, ...stated]);
  }
});

const ownFile = (change: (profile: Record<string, unknown>) => void): string => {
  const profile = structuredClone(jurisdictionOf('default')) as unknown as Record<string, unknown>;
  change(profile);
  const file = join(folder, 'own.json');
  writeFileSync(file, JSON.stringify(profile));
  return file;
};
function refusal(setting: string): string {
  try {
    readConfig({ JURISDICTION: setting });
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

it('takes an operator’s own file', () => {
  const file = ownFile((profile) => Object.assign(profile, { name: 'island', looseningHours: 48 }));
  expect(readConfig({ JURISDICTION: file }).jurisdiction).toMatchObject({ name: 'island', looseningHours: 48 });
  expect(readConfig({}).jurisdiction).toBe(jurisdictionOf('default'));
  expect(readConfig({ JURISDICTION: 'uk-like' }).jurisdiction.name).toBe('uk-like');
});

it.each([
  ['a missing rule', (profile: any) => delete profile.celebration, 'celebration is missing.'],
  ['a missing rule in a group', (profile: any) => delete profile.age.least, 'age.least is missing.'],
  ['an unknown field', (profile: any) => (profile.age.most = 99), 'age.most is not a field of a profile.'],
  [
    'a cycle below the shortest',
    (profile: any) => (profile.minCycleMs.slot = 2_499),
    'minCycleMs.slot is no whole number from 2500 to 60000.',
  ],
  ['an age below 18', (profile: any) => (profile.age.least = 17), 'age.least is no whole number from 18 to 99.'],
  [
    'a cap in fractions',
    (profile: any) => (profile.stakeCaps.fish = { roundSatang: 1.5, young: null }),
    'stakeCaps.fish.roundSatang is no whole number from 1 to 100000000000.',
  ],
  ['a wrong word', (profile: any) => (profile.identity = 'yes'), 'identity is none of none, play, playAndWithdrawal.'],
  [
    'a wrong type',
    (profile: any) => (profile.terms.areAskedAgain = 'on'),
    'terms.areAskedAgain is neither true nor false.',
  ],
  [
    'a short wait',
    (profile: any) => (profile.looseningHours = 23),
    'looseningHours is no whole number from 24 to 720.',
  ],
])('refuses to start with %s, and names the field', (_what, change, message) => {
  const file = ownFile(change);
  expect(refusal(file)).toBe(`JURISDICTION: ${file}: ${message}`);
});

it('names every wrong field at once, an unknown profile, and a file that cannot be read', () => {
  const file = ownFile((profile) => Object.assign(profile, { maxWindows: 0, celebration: 'loud' }));
  expect(refusal(file).split('\n')).toHaveLength(2);
  expect(refusal('nowhere')).toBe(
    'JURISDICTION: nowhere is none of default, strict, uk-like, brazil-like, ontario-like, and no file.',
  );
  expect(refusal(join(folder, 'absent.json'))).toMatch(/^JURISDICTION: .*absent\.json cannot be read: /);
  writeFileSync(join(folder, 'own.json'), '{');
  expect(refusal(join(folder, 'own.json'))).toMatch(/own\.json cannot be read: /);
});
