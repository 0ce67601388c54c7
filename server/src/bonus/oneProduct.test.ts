/** A bonus is for one product, unless the operator lets bonuses mix products. M22 */
import { productsOf } from '@foyer/contract/bonusProducts.ts';
import { fullWeights, keptTerms } from '@foyer/contract/bonusTerms.ts';
import * as v from 'valibot';
import { afterAll, afterEach, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { grantBonus, offerBonus } from './grant.ts';
import { locksOf } from './locks.ts';
import { offerPrivately } from './privateBonus.ts';
import { bonusTesting, testBonus, testTerms } from './testing/bonus.ts';

const t = await openTestHouse();
const { house } = t;
const { newPlayer, bet } = bonusTesting(t);
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => t.close());

const mixed = testTerms(100, { weights: fullWeights });
const setMixed = (value: '0' | '1') =>
  house.db
    .updateTable('setting')
    .set({ setting_value: value })
    .where('setting_key', '=', 'bonusManyProducts')
    .execute();
const doneOf = async (playerId: string) => (await locksOf(house, playerId))[0]?.doneSatang;

it('is cleared only by bets on its product: sports and lottery bets do not count for a casino bonus. M22, ENTITY-034', async () => {
  const playerId = await newPlayer();
  await grantBonus(house, testBonus(playerId, 'G1'));
  for (const gameType of [3, 4]) await bet(playerId, { satang: 90_00, gameType });
  expect(await doneOf(playerId)).toBe(0);
  for (const gameType of [1, 2, 5, 6]) await bet(playerId, { satang: 10_00, gameType });
  expect(await doneOf(playerId)).toBe(40_00);
});

it('can mix products only if the operator has switched that on, whether granted, offered or made for one player. M22', async () => {
  const playerId = await newPlayer();
  const bonus = testBonus(playerId, 'G1', { terms: mixed });
  const ways = [
    () => grantBonus(house, bonus),
    () => offerBonus(house, { ...bonus, claimUntilMs: null }),
    () => offerPrivately(house, { ...bonus, isAudited: false, openUntilMs: null }),
  ];
  for (const way of ways) await expect(way()).rejects.toThrow('bonusManyProducts');
  await setMixed('1');
  await grantBonus(house, bonus);
  await setMixed('0');
  for (const gameType of [1, 3, 4]) await bet(playerId, { satang: 10_00, gameType });
  expect(await doneOf(playerId)).toBe(30_00);
});

it('is for one product in every promotion of a new house. M22', async () => {
  const rows = await house.db.selectFrom('promotion').select(['config_id', 'terms', 'bonus_type']).execute();
  expect(rows.length).toBe(200);
  const read = rows.map((row) => ({ id: row.config_id, terms: v.parse(keptTerms.schema, row.terms) }));
  expect(read.filter(({ terms }) => productsOf(terms.weights).length !== 1)).toEqual([]);
  const kinds = new Set(read.flatMap(({ terms }) => productsOf(terms.weights)));
  expect([...kinds].toSorted()).toEqual(['betting', 'casino', 'lottery']);
});
