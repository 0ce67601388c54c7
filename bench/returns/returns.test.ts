/** docs/returns.md is collected from the families' pages: it agrees with them and leaves nothing out. M09 */
import { expect, it } from 'vitest';
import { furthestByChance, shareBeyond } from './byChance.ts';
import { figuresOf, readPage, returnsPage } from './page.ts';

const pages = [
  'slots.md',
  'slot-variants.md',
  'tables.md',
  'cards.md',
  'poker.md',
  'sportsbook.md',
  'fish.md',
  'instant.md',
];

/** docs/returns.md as it would be if one of the families' pages were changed. */
function pageWith(changed: string, change: (page: string) => string): string {
  const read = (name: string) => (name === changed ? change(readPage(name)) : readPage(name));
  return returnsPage(figuresOf(read));
}

it('agrees with the pages of the families; `npm run bench:returns` updates it. M09', () => {
  expect(readPage('returns.md')).toBe(returnsPage(figuresOf(readPage)));
});

/** Changes the last digit of a text. */
const another = (text: string): string => text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));

it.each([
  ['slots.md', /\d+ % \| [+−]/],
  ['slot-variants.md', /金铃铛[^%]*%/],
  ['tables.md', /[\d,]+ rounds a table/],
  ['cards.md', /± 0\.\d+ %/],
  ['poker.md', /\d+\.\d+ % ± \d+\.\d+/],
  ['sportsbook.md', /\| football \| [\d,]+ \|/],
  ['fish.md', /[\d,]+ shots/],
  ['instant.md', /[\d,]+ rounds a game/],
])('changes with a figure in %s. M09', (name, figure) => {
  expect(pageWith(name, (page) => page.replace(figure, another))).not.toBe(readPage('returns.md'));
});

it.each(pages.filter((name) => name !== 'slot-variants.md'))('refuses %s without its rounds. M09', (name) => {
  const rounds = /[\d,]+( rounds| shots| hands| events)\b/g;
  const change = (page: string) => page.replaceAll(rounds, '$1').replaceAll(/\| [\d,]+(?= \|)/g, '| ');
  expect(() => pageWith(name, change)).toThrow();
});

it.each([
  ['slots.md', /\n\| 锦鲤跃门.*/, 'moyu-koi-gate'],
  ['slot-variants.md', /\n\| 月下玉兔.*/, 'moyu-jade-rabbit'],
  ['tables.md', '## Roulette', 'Roulette'],
  ['cards.md', /\n\| Niu niu .*/, 'Niu niu'],
  ['poker.md', /\n\| shortDeck .*/, 'shortDeck'],
  ['sportsbook.md', /\n\| lanes .*/, 'lanes'],
  ['fish.md', '### abyss', 'abyss'],
  ['instant.md', '## 弹珠 Plinko', 'Plinko'],
] as const)('refuses %s without one of its games. M09', (name, game, published) => {
  expect(() => pageWith(name, (page) => page.replace(game, ''))).toThrow(published);
});

it('refuses a number of variants that differs from the longest catalogue. M09', () => {
  expect(() => pageWith('slots.md', (page) => page.replace('| climb | 163 |', '| climb | 162 |'))).toThrow('climb.*');
});

it('refuses a published return that the simulation contradicts. M09', () => {
  expect(() => pageWith('cards.md', (page) => page.replace('99.55 %', '99.75 %'))).toThrow('blackjack');
});

it('computes how far the furthest of many deviates by chance', () => {
  expect(shareBeyond(3)).toBeCloseTo(0.0026998, 7);
  expect(furthestByChance(1, 0.9973)).toBeCloseTo(3, 3);
  expect(furthestByChance(100, 0.95)).toBeCloseTo(3.474, 2);
});
