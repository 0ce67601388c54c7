/** The promotions hall as guests see it. SI-27, CALL-028 to CALL-036 */
import { bonusFor, costToClear } from '@foyer/contract/bonusTerms.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import {
  queryBonusArticleInfoDetail,
  queryBonusArticleInfoList,
  queryBonusArticleTypeList,
  querySelfApplyBonusList,
} from '@foyer/contract/promotions/articles.ts';
import { discountFilters, isInFilter } from '@foyer/contract/promotions/bonusType.ts';
import { offerBanner, offerDetail, offerList, offerTypeList, relatedOffer } from '@foyer/contract/promotions/offers.ts';
import { afterAll, expect, it } from 'vitest';
import { sanitise } from '../http/sanitise.ts';
import { openTestHouse } from '../testing/house.ts';

const t = await openTestHouse();
afterAll(() => t.close());
const guest = t.client();
const whole = { pageNo: 1, pageSize: 200 };

const scripts = { zh_CN: /\p{Script=Han}/u, en: /^[^\p{Script=Han}\p{Script=Thai}]*$/u, th: /\p{Script=Thai}/u };

it.each(Object.entries(scripts) as [Locale, RegExp][])(
  'has 200 articles under eight types, each with its own words in %s. CALL-033, CALL-034, CONST-002',
  async (lang, script) => {
    const types = await guest.ok(queryBonusArticleTypeList, {}, { lang });
    expect(types.list.map(({ filter }) => filter)).toEqual(discountFilters);
    const all = await guest.ok(queryBonusArticleInfoList, { ...whole, typeId: 'all' }, { lang });
    expect([all.total, all.list.length, new Set(all.list.map(({ title }) => title)).size]).toEqual([200, 200, 200]);
    for (const { title, summary } of all.list) for (const text of [title, summary]) expect(text).toMatch(script);
    for (const { articleId, filter, articleCount } of types.list) {
      const found = await guest.ok(queryBonusArticleInfoList, { ...whole, typeId: articleId }, { lang });
      expect([filter, found.total]).toEqual([filter, articleCount]);
      expect(found.list.every(({ bonusType }) => isInFilter(filter, bonusType))).toBe(true);
      expect(found.list.length).toBeGreaterThan(0);
    }
  },
);

it('states the cost of every article, whose turnover is never more than ten times. CALL-036, M22', async () => {
  const { list } = await guest.ok(queryBonusArticleInfoList, { ...whole, typeId: 'all' });
  for (const item of list) {
    const detail = await guest.ok(queryBonusArticleInfoDetail, { articleId: item.articleId });
    expect(detail.artInfo).toEqual({ configId: item.configId, bonusType: item.bonusType });
    expect(detail.terms.multiple).toBeLessThanOrEqual(10);
    const { gives } = detail.terms;
    const depositSatang = gives.kind === 'fixed' ? 0 : Math.ceil(gives.capSatang / gives.percent) * 100;
    const bonusSatang = bonusFor(detail.terms, depositSatang);
    expect([item.mostSatang, item.costSatang]).toEqual([
      bonusSatang,
      costToClear(detail.terms, { bonusSatang, depositSatang }),
    ]);
    expect(detail.content).toBe(sanitise(detail.content));
    expect(detail.content).toContain('<h3>');
    expect([detail.state, detail.reason]).toEqual(['guest', '']);
  }
});

it('returns the same through the classic calls. CALL-028, CALL-029, CALL-031, AMB-138', async () => {
  const types = await guest.ok(offerTypeList, {});
  const all = await guest.ok(offerList, whole);
  expect(types.list.reduce((sum, { offerCount }) => sum + offerCount, 0)).toBe(200);
  expect(all).toEqual(await guest.ok(queryBonusArticleInfoList, { ...whole, typeId: 'all' }));
  const rescues = await guest.ok(offerList, { ...whole, bonusType: 'A' });
  expect(rescues.total).toBe(types.list.find(({ bonusType }) => bonusType === 'A')?.offerCount);
  const detail = await guest.ok(offerDetail, { configId: 'deposit-first' });
  expect(detail).toEqual(await guest.ok(queryBonusArticleInfoDetail, { articleId: 'deposit-first' }));
  const page = await guest.ok(offerList, { pageNo: 3, pageSize: 90 });
  expect([page.total, page.list.length]).toEqual([200, 20]);
});

it('shows a banner, and four related offers of the same type. CALL-030, CALL-032', async () => {
  const { list } = await guest.ok(offerBanner, {}, { lang: 'en' });
  expect(list[0]).toMatchObject({ imgLink: '/pictures/banner/discounts', title: 'The cost first, then the gift' });
  const related = await guest.ok(relatedOffer, { configId: 'deposit-first' });
  expect(related.list.map(({ bonusType }) => bonusType)).toEqual(['2', '2', '2', '2']);
  expect(related.list.map(({ configId }) => configId)).not.toContain('deposit-first');
  // The only offer of its type is related to offers of other types.
  expect((await guest.ok(relatedOffer, { configId: 'check-in' })).list).toHaveLength(4);
});

it('lists offers that are claimed by one press, with their amount and turnover. CALL-035, M22', async () => {
  const { list } = await guest.ok(querySelfApplyBonusList, { isOwn: true });
  const hall = await guest.ok(queryBonusArticleInfoList, { ...whole, typeId: 'all' });
  for (const { articleId, mostSatang, costSatang } of list) {
    const shown = hall.list.find((item) => item.articleId === articleId);
    expect([mostSatang, costSatang]).toEqual([shown?.mostSatang, shown?.costSatang]);
    expect(mostSatang).toBeGreaterThan(0);
  }
  expect(list.length).toBeGreaterThan(5);
  for (const { bonusType, isClaimed } of list)
    expect([isClaimed, ['2', '9'].includes(bonusType)]).toEqual([false, false]);
});

it('draws a picture for each article, and only for known names. SI-27', async () => {
  const { list } = await guest.ok(queryBonusArticleInfoList, { ...whole, typeId: 'all' });
  expect(new Set(list.map(({ imgLink }) => imgLink)).size).toBeGreaterThan(190);
  for (const { imgLink } of list.slice(0, 3)) {
    const picture = await guest.get(imgLink);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  }
  for (const name of ['moyu.koi.32', 'moyu.koi', 'nobody.koi.1', 'moyu.__proto__.1', 'moyu.koi.1.2'])
    expect((await guest.get(`/pictures/offer/${name}.svg`)).statusCode, name).toBe(404);
});

it('refuses an unknown article, offer or type', async () => {
  expect((await guest.call(queryBonusArticleInfoDetail, { articleId: "' or true --" })).refusal).toBe('UNKNOWN_OFFER');
  expect((await guest.call(offerDetail, { configId: '../etc' })).refusal).toBe('UNKNOWN_OFFER');
  expect((await guest.call(relatedOffer, { configId: 'nothing' })).refusal).toBe('UNKNOWN_OFFER');
  expect(await guest.ok(queryBonusArticleInfoList, { ...whole, typeId: 'nothing' })).toEqual({ list: [], total: 0 });
  expect(await guest.ok(offerList, { ...whole, bonusType: 'nothing' })).toEqual({ list: [], total: 0 });
});

it('hides offers that have ended or not begun, within a second', async () => {
  const { db } = t.database;
  await db.updateTable('promotion').set({ until_ms: t.clock.nowMs }).where('config_id', '=', 'check-in').execute();
  await db
    .updateTable('promotion')
    .set({ from_ms: t.clock.nowMs + 5_000 })
    .where('config_id', '=', 'bind-name')
    .execute();
  t.clock.nowMs += 1_000;
  const ids = (await guest.ok(offerList, whole)).list.map(({ configId }) => configId);
  expect(ids).toHaveLength(198);
  expect(ids).not.toContain('check-in');
  expect(ids).not.toContain('bind-name');
});
