/** The help centre on the house's own seed. SI-29, CALL-013, CALL-037 to CALL-040 */
import type { Locale } from '@foyer/contract/envelope.ts';
import { articleById, articleListByType, articleType } from '@foyer/contract/help/articles.ts';
import { pushInfo, pushInfoList } from '@foyer/contract/help/pushed.ts';
import { afterAll, expect, it } from 'vitest';
import { sanitise } from '../http/sanitise.ts';
import { openTestHouse } from '../testing/house.ts';

const t = await openTestHouse();
afterAll(() => t.close());
const guest = t.client();

const scripts = { zh_CN: /\p{Script=Han}/u, en: /^[^\p{Script=Han}\p{Script=Thai}]*$/u, th: /\p{Script=Thai}/u };

it.each(Object.entries(scripts) as [Locale, RegExp][])(
  'has eight types and 29 articles, each with its whole text in %s',
  async (lang, script) => {
    const types = await guest.ok(articleType, {}, { lang });
    expect(types.list.map((type) => type.typeId)).toEqual(
      'start deposit withdrawal games bonuses account responsible rules'.split(' '),
    );
    const all = await guest.ok(articleListByType, { pageSize: 200 }, { lang });
    expect([all.total, all.list.length]).toEqual([29, 29]);
    expect(types.list.reduce((sum, type) => sum + type.articleCount, 0)).toBe(29);
    for (const { articleId, title, summary } of all.list) {
      const article = await guest.ok(articleById, { articleId }, { lang });
      for (const text of [title, summary, article.content]) expect(text).toMatch(script);
      expect(article.content).toMatch(/^<p>.+<\/p>/s);
      expect(article.content).toBe(sanitise(article.content));
    }
  },
);

it('pages the articles of one type, 20 a page. CONST-003', async () => {
  const page = await guest.ok(articleListByType, { typeId: 'games', pageSize: 3, pageNo: 2 });
  expect([page.total, page.list.length]).toEqual([4, 1]);
  expect((await guest.ok(articleListByType, { pageNo: 2 })).list).toHaveLength(9);
  expect(await guest.ok(articleListByType, { typeId: "' or true --" })).toEqual({ list: [], total: 0 });
});

it('sanitises the operator’s text whenever it is read. S08', async () => {
  const content = '<p onclick="x">a</p><script>alert(1)</script>';
  const contents = JSON.stringify({ zh_CN: content, en: content, th: content });
  await t.database.db.updateTable('article').set({ contents }).where('article_id', '=', 'fair-check').execute();
  t.clock.nowMs += 1_000;
  expect((await guest.ok(articleById, { articleId: 'fair-check' })).content).toBe('<p>a</p>');
});

it('lists pushed notices, newest first, and returns a single one', async () => {
  const { list } = await guest.ok(pushInfoList, {}, { lang: 'en' });
  const times = list.map((notice) => Number(notice.createTime));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(list.length).toBeGreaterThan(1);
  expect(await guest.ok(pushInfo, { id: list[0]?.id ?? '' }, { lang: 'en' })).toEqual(list[0]);
});

it('refuses unknown articles and notices', async () => {
  expect((await guest.call(articleById, { articleId: '../etc' })).refusal).toBe('NOT_FOUND');
  expect((await guest.call(pushInfo, { id: 'nothing' })).refusal).toBe('NOT_FOUND');
});
