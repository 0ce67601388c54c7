/** What staff save at the desk is what players read on the site, in each of its languages, and gone once it is ended. */
import type { Call } from '@foyer/contract/call.ts';
import { contentItem, contentKinds, contentList, endContent, saveContent } from '@foyer/contract/desk/content.ts';
import type { ContentKind } from '@foyer/contract/desk/content.ts';
import { articleById } from '@foyer/contract/help/articles.ts';
import { pushInfoList } from '@foyer/contract/help/pushed.ts';
import { bannerList, noticeList } from '@foyer/contract/home/home.ts';
import { queryBonusArticleInfoList } from '@foyer/contract/promotions/articles.ts';
import { getFrontConfig } from '@foyer/contract/site/config.ts';
import { firstNavList } from '@foyer/contract/site/navigation.ts';
import { afterAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import { newStaff } from './testing/staff.ts';

const t = await openTestHouse();
afterAll(() => t.close());
const editor = await newStaff(t, ['content']);

const said = { zh_CN: '周末开放', en: 'Open at weekends', th: 'เปิดวันหยุด' };
const languages = ['zh_CN', 'en', 'th'] as const;

/** The fields of each kind that carry the words, and the call that shows them to players, with a request of that call. */
const shown: Readonly<Record<ContentKind, { words: readonly string[]; call: Call; request: object }>> = {
  banner: { words: ['title'], call: bannerList, request: { position: 'home' } },
  announcement: { words: ['names', 'contents'], call: noticeList, request: {} },
  article: {
    words: ['titles', 'summaries', 'contents'],
    call: articleById,
    request: { articleId: 'weekend' },
  },
  push: { words: ['titles', 'contents'], call: pushInfoList, request: {} },
  promotion: {
    words: ['titles', 'summaries'],
    call: queryBonusArticleInfoList,
    request: { pageNo: 1, pageSize: 200, typeId: 'all' },
  },
  navigation: { words: ['names'], call: firstNavList, request: {} },
  frontConfig: { words: ['values'], call: getFrontConfig, request: { configKey: 'serviceHours' } },
};

/** The reply of the site as text; a refusal too. Cached replies may be a second old. */
async function siteSays(kind: ContentKind, lang: (typeof languages)[number]): Promise<string> {
  t.clock.nowMs += 1_000;
  const { call, request } = shown[kind];
  return JSON.stringify(await t.client().call(call, request as never, { lang }));
}

it.each(contentKinds)('shows players what is saved as %s in their language, until it is ended', async (kind) => {
  const { list } = await editor.ok(contentList, { kind, limit: 200 });
  // Begins as a copy of a seeded item, so that its picture, place and terms are real ones.
  const id = kind === 'frontConfig' ? 'serviceHours' : 'weekend';
  const model = list.find((one) => kind !== 'frontConfig' || one.id === id) ?? list[0];
  const seeded = model && (await editor.ok(contentItem, { kind, id: model.id }));
  const words = Object.fromEntries(shown[kind].words.map((name) => [name, said]));
  const own = kind === 'promotion' ? { articleId: 'weekend' } : {};
  const item = { ...(seeded?.item as object), ...own, ...words };
  const { version } = await editor.ok(saveContent, {
    kind,
    id,
    version: model?.id === id ? (seeded?.version ?? '') : '',
    item,
  });
  for (const lang of languages)
    expect([lang, await siteSays(kind, lang)]).toEqual([lang, expect.stringContaining(said[lang])]);
  await editor.ok(endContent, { kind, id, version });
  for (const lang of languages) expect(await siteSays(kind, lang)).not.toContain(said[lang]);
});
