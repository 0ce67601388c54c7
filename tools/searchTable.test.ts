import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogueOf } from '@foyer/games/catalogue/catalogue.ts';
import { mostGames } from '@foyer/games/catalogue/generated.ts';
import { isRead } from '@foyer/games/catalogue/pinyin.ts';
import { synonyms } from '@foyer/games/catalogue/synonyms.ts';
import { hanInUse, tableFile, tableText } from './searchTable.ts';

it('is up to date with the catalogue: npm run search:table', () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(tableText());
});

it('has a reading of every Han character in names and synonyms', () => {
  expect([...hanInUse()].filter((sign) => !isRead(sign))).toEqual([]);
});

it('has synonyms only for names in the catalogue', () => {
  const names = catalogueOf(mostGames).map((game) => game.names.zh_CN);
  for (const part of synonyms.flatMap((each) => each.names))
    expect([part, names.some((name) => name.includes(part))]).toEqual([part, true]);
});
