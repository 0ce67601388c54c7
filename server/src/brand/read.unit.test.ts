/** Reading and validating the brand file, and the message for each invalid field. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { siteBrand } from '@foyer/contract/siteBrand.ts';
import { translate } from '@foyer/text/translate.ts';
import { readConfig } from '../config.ts';
import { StartError } from '../db/startError.ts';
import { defaultBrandFile, readBrand } from './read.ts';
import { brandOf } from './source.ts';

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
const brands = join(import.meta.dirname, '../../../brands');
afterAll(() => {
  brandOf('');
  rmSync(folder, { recursive: true });
});

type Tree = Record<string, unknown>;
const given = (): Tree => JSON.parse(readFileSync(defaultBrandFile, 'utf8')) as Tree;

/** Writes the default brand with changes: `accent.hue` -> value; undefined removes the field. */
function written(changes: Readonly<Record<string, unknown>>, name = 'brand.json'): string {
  const brand = given();
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = brand;
    for (const key of keys) at = at[key] as Tree;
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(brand));
  return file;
}

function refusal(file: string): string {
  try {
    readBrand(file);
    return '';
  } catch (error) {
    if (error instanceof StartError) return error.message.replaceAll(folder, '');
    throw error;
  }
}

describe('a file of a brand', () => {
  it.each(readdirSync(brands))('is valid: %s', (name) => expect(refusal(join(brands, name))).toBe(''));

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['a missing field', { 'accent.hue': undefined }, 'accent.hue is missing'],
    ['an unknown field', { slogan: 'Play!' }, 'slogan is not a field of a brand'],
    ['an unknown language', { languages: ['fr'] }, 'languages.0 is none of zh_CN, en, th'],
    ['a language twice', { languages: ['en', 'en'] }, 'languages names a language twice'],
    ['no language', { languages: [] }, 'languages is empty'],
    ['a hue out of range', { 'accent.hue': 361 }, 'accent.hue is not from 0 to 360'],
    ['too much chroma', { 'accent.chroma': 0.2 }, 'accent.chroma is not from 0 to 0.14'],
    ['text for a number', { 'accent.hue': '82' }, 'accent.hue is no number'],
    [
      'mark-up in a name',
      { 'names.en.short': '<b>' },
      'names.en.short is empty, or has spaces at its ends or one of < > { } %',
    ],
    ['a long name', { 'names.en.short': 'x'.repeat(25) }, 'names.en.short has more than 24 characters'],
    [
      'mark-up in path data',
      { 'wordmark.d': 'M0 0"/><script>alert(1)</script>' },
      'wordmark.d is no path data that begins with M, such as M2 2h24v28H2z',
    ],
    [
      'a script as contact',
      { 'contacts.service': 'javascript:alert(1)' },
      'contacts.service is no address such as https://chat.example/',
    ],
    ['lengths below the specification', { 'account.least': 5 }, 'account.least is no whole number from 6 to 12'],
    ['a password of more than 12', { 'password.most': 13 }, 'password.most is no whole number from 6 to 12'],
    [
      'lengths that nothing has',
      { 'account.least': 10, 'account.most': 8 },
      'account has a least that is above its most',
    ],
    ['four digits', { 'currency.digits': 4 }, 'currency.digits is no whole number from 0 to 3'],
    ['a list as object', { accent: 3 }, 'accent is no object'],
  ])('refuses %s and names it', (_, changes, words) => {
    expect(refusal(written(changes))).toBe(`BRAND: /brand.json: ${words}.`);
  });

  it('names every wrong field in a line of its own', () => {
    const message = refusal(written({ 'accent.hue': 400, 'currency.code': 'baht' }));
    expect(message.split('\n')).toHaveLength(2);
  });

  it('refuses a file that is not there or no JSON', () => {
    expect(refusal(join(folder, 'none.json'))).toMatch(/^BRAND: \/none\.json cannot be read: /);
    writeFileSync(join(folder, 'cut.json'), '{"names":');
    expect(refusal(join(folder, 'cut.json'))).toMatch(/^BRAND: \/cut\.json cannot be read: /);
  });
});

describe('the setting BRAND', () => {
  it('gives the texts their names and the site its currency', () => {
    const { brand } = readConfig({ BRAND: join(brands, 'yunge.json') });
    expect(brand.current().names.zh_CN.short).toBe('云阁');
    expect(translate('zh_CN')('site', 'title.site')).toBe('云阁 Yunge');
    expect(siteBrand().currency.code).toBe('CNY');
    brandOf('');
    expect(translate('zh_CN')('site', 'title.site')).toBe('前厅 Foyer');
  });

  it('replaces the brand when the file changes, and keeps it if the new file is not valid', async () => {
    const file = written({}, 'watched.json');
    const source = brandOf(file);
    const heard = vi.fn();
    source.onChange(heard);
    const log = { info: vi.fn(), error: vi.fn() };
    const unwatch = source.watch(log);
    writeFileSync(file, '{"names": 1}');
    await expect.poll(() => log.error.mock.calls.length).toBe(1);
    expect([source.current().accent.hue, heard.mock.calls.length]).toEqual([82, 0]);
    expect(JSON.stringify(log.error.mock.calls)).toContain('accent is missing');
    written({ 'accent.hue': 200, 'names.en.short': 'Other' }, 'watched.json');
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    unwatch();
    expect(source.current().accent.hue).toBe(200);
    expect(translate('en')('site', 'name')).toBe('Other');
    brandOf('');
  });
});
