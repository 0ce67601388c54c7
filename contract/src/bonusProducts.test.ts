import { expect, it } from 'vitest';
import { areProductsAllowed, casinoWeights, productsOf } from './bonusProducts.ts';
import { fullWeights } from './bonusTerms.ts';
import type { BonusWeights } from './bonusTerms.ts';

const nothing = Object.fromEntries(Object.keys(fullWeights).map((type) => [type, 0])) as unknown as BonusWeights;

it.each<[string, BonusWeights, string[], boolean]>([
  ['every game of chance', casinoWeights, ['casino'], true],
  ['one type of game', { ...nothing, fish: 50 }, ['casino'], true],
  ['matches alone', { ...nothing, sports: 100 }, ['betting'], true],
  ['draws alone', { ...nothing, lottery: 100 }, ['lottery'], true],
  ['slots and a little of matches', { ...nothing, slots: 100, sports: 1 }, ['casino', 'betting'], false],
  ['everything', fullWeights, ['casino', 'betting', 'lottery'], false],
])('a bonus is for a single product by default: %s. M22', (_what, weights, products, isAllowed) => {
  expect(productsOf(weights)).toEqual(products);
  expect(areProductsAllowed({ multiple: 3, weights }, false)).toBe(isAllowed);
  expect(areProductsAllowed({ multiple: 3, weights }, true)).toBe(true);
});

it('a bonus without turnover needs no product', () => {
  expect(areProductsAllowed({ multiple: 0, weights: fullWeights }, false)).toBe(true);
});
