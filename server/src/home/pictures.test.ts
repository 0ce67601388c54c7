/** Pictures by code, floats, lobby banners and offers, on the house's own seed. SI-01, SI-07, SI-08, SI-16 to SI-25 */
import { locales } from '@foyer/contract/envelope.ts';
import { slotBanner, slotOffer } from '@foyer/contract/lobby/slotLobby.ts';
import { indexOffer, queryIndexOfferList } from '@foyer/contract/home/offers.ts';
import * as pictures from '@foyer/contract/home/pictures.ts';
import { noticeList } from '@foyer/contract/home/home.ts';
import { firstNavList } from '@foyer/contract/site/navigation.ts';
import { afterAll, expect, it } from 'vitest';
import { drawing } from '../pictures/drawn.ts';
import { openTestHouse } from '../testing/house.ts';

const t = await openTestHouse();
afterAll(() => t.close());
const guest = t.client();
const codes = pictures.promotionCodes.join(',');
const same = (text: string) => ({ zh_CN: text, en: text, th: text });

const ask = async (imgCodes: string) =>
  (await guest.ok(pictures.fetchImgs, { imgCodes })).list.map((each) => each.imgCode);

/** Returns the drawing at one of the house's own addresses. */
const drawn = (address: string) => {
  const [, kind = '', file = ''] = /^\/pictures\/(\w+)\/([^/]+)$/.exec(address) ?? [];
  return drawing(kind, file.replace(/\.(svg|webp)$/, ''));
};

it.each(locales)('shows four promotional pictures with words in %s. CALL-011, HOME-006, AMB-029', async (lang) => {
  const { list } = await guest.ok(pictures.fetchImgs, { imgCodes: codes }, { lang });
  expect(list.map((picture) => picture.imgCode)).toEqual([...pictures.promotionCodes]);
  for (const picture of list) {
    expect(drawn(picture.imgLink)).toBeDefined();
    expect([picture.title, picture.content]).not.toContain('');
    expect(picture.imgClickLink).toMatch(/^\/\w/);
  }
});

it('returns the requested codes, each once, and no other', async () => {
  expect(await ask('download, agency,download,nothing')).toEqual(['download', 'agency']);
  expect(await ask('')).toEqual([]);
  expect(await ask("' or true --")).toEqual([]);
});

it('returns one picture, for agency and download, and refuses an unknown code. CALL-012', async () => {
  for (const imgCode of ['agency', 'download']) {
    expect(drawn((await guest.ok(pictures.fetchImg, { imgCode })).imgLink)).toBeDefined();
  }
  expect((await guest.call(pictures.fetchImg, { imgCode: 'nothing' })).refusal).toBe('NOT_FOUND');
});

it('lists floats that have a drawing and lead to a page. HOME-022, CALL-010', async () => {
  const { list } = await guest.ok(pictures.floatPicList, {});
  // AMB-013
  expect(list.map(({ picLink }) => picLink)).toContain('/mine/getBonus?show=wheel');
  for (const float of list)
    expect([drawn(float.picContent) !== undefined, float.picLink]).toEqual([true, expect.stringMatching(/^\//)]);
});

it.each(['slots', 'live', 'sports', 'lottery', 'fish', 'chess', 'texas', 'games'])(
  'has a banner for the lobby %s, its picture in both crops. CALL-204',
  async (code) => {
    const { list } = await guest.ok(pictures.bannerByCode, { code }, { lang: 'th' });
    expect(list.length).toBeGreaterThan(0);
    for (const banner of list) {
      expect(banner.title).not.toBe('');
      for (const crop of ['wide', 'phone']) expect(drawn(`${banner.imgLink}.${crop}.svg`)).toBeDefined();
    }
  },
);

const titlesOf = ({ list }: { readonly list: readonly { readonly title: string }[] }) => list.map(({ title }) => title);
const byNav = async (navId: string) => titlesOf(await guest.ok(pictures.bannerByNavId, { navId }));
const byCode = async (code: string) => titlesOf(await guest.ok(pictures.bannerByCode, { code }));

it('shows a navigation item with the banners of the lobby that it opens. CALL-205, AMB-121', async () => {
  const { list } = await guest.ok(firstNavList, {});
  for (const { id, url } of list.filter((item) => !item.url.startsWith('/mine/'))) {
    const lobby = url.slice(1).split('?', 1)[0] ?? '';
    const titles = await byNav(id);
    expect([id, titles]).toEqual([id, await byCode(lobby)]);
    expect(titles.length).toBeGreaterThan(0);
  }
});

it('shows the slot lobby’s banners for a platform’s item, own banners for an item that has them, and none for an unknown item. CALL-205, CALL-050', async () => {
  const { db } = t.database;
  const item = {
    nav_id: 'moyu',
    names: same('墨玉堂'),
    nav_type: '3' as const,
    url: 'moyu',
    picture: '',
    sort_order: 99,
  };
  await db.insertInto('nav_item').values(item).execute();
  t.clock.nowMs += 1_000;
  expect(await byNav('moyu')).toEqual(titlesOf(await guest.ok(slotBanner, {})));
  const stored = JSON.stringify({ eyebrow: same(''), title: same('自己的横幅'), content: same(''), action: same('') });
  await db
    .insertInto('home_banner')
    .values({ banner_code: 'own', position: 'nav:moyu', words: stored, target: '', sort_order: 0, picture: 'fish' })
    .execute();
  t.clock.nowMs += 1_000;
  expect(await byNav('moyu')).toEqual(['自己的横幅']);
  await db.deleteFrom('home_banner').where('banner_code', '=', 'own').execute();
  await db.deleteFrom('nav_item').where('nav_id', '=', 'moyu').execute();
  expect((await guest.ok(pictures.bannerByNavId, { navId: 'nothing' })).list).toEqual([]);
  expect((await guest.ok(pictures.bannerByCode, { code: 'nothing' })).list).toEqual([]);
});

it('shows no offer while none runs, and each offer in its place and time. CALL-014, CALL-015, CALL-051', async () => {
  expect(await guest.ok(indexOffer, {})).toEqual({});
  // A new house shows running offers, each with a picture and the address of its own page. HOME-023
  const { list } = await guest.ok(queryIndexOfferList, {});
  expect(list).toHaveLength(4);
  for (const { imgLink, imgClickLink, endTime, content } of list) {
    // The cost of an offer is shown with its gift. M22
    expect(content).toMatch(/要先打 ฿[\d,]+ 流水才能提款。$/);
    expect([imgLink, imgClickLink, endTime]).toEqual([
      expect.stringMatching(/^\/pictures\/offer\//),
      expect.stringMatching(/^\/discounts\/all\?id=/),
      '',
    ]);
    expect((await guest.get(imgLink)).statusCode).toBe(200);
  }
  const inLobby = (await guest.ok(slotOffer, {})).list;
  expect(inLobby).toHaveLength(3);
  for (const { imgLink, imgClickLink } of inLobby) {
    expect(imgClickLink).toMatch(/^\/discounts\/all\?id=\w/);
    expect((await guest.get(imgLink)).statusCode).toBe(200);
  }
  await t.database.db.deleteFrom('index_offer').execute();
  expect((await guest.ok(queryIndexOfferList, {})).list).toEqual([]);
  expect((await guest.ok(slotOffer, {})).list).toEqual([]);
  const words = JSON.stringify({ zh_CN: '测试', en: 'Test', th: 'ทดสอบ' });
  const nowMs = t.clock.nowMs;
  const offer = (config_id: string, place: string, from_ms: number, until_ms: number) => ({
    config_id,
    place,
    titles: words,
    contents: words,
    picture: '',
    target: '',
    from_ms,
    until_ms,
    sort_order: 0,
  });
  await t.database.db
    .insertInto('index_offer')
    .values([
      offer('now', 'home', nowMs, nowMs + 10),
      offer('over', 'home', nowMs - 10, nowMs),
      offer('later', 'home', nowMs + 1, nowMs + 10),
      offer('first', 'advertisement', nowMs, nowMs + 10),
      offer('slots', 'slots', nowMs, nowMs + 10),
    ])
    .execute();
  expect((await guest.ok(queryIndexOfferList, {})).list.map((each) => each.configId)).toEqual(['now']);
  expect((await guest.ok(indexOffer, {}, { lang: 'en' })).offer).toMatchObject({ configId: 'first', title: 'Test' });
  expect((await guest.ok(slotOffer, {})).list.map((each) => each.configId)).toEqual(['slots']);
});

it('drops a cached reply with the next change of its table, also for navigation and announcements. CALL-004, CALL-027', async () => {
  const { db } = t.database;
  const [first] = (await guest.ok(noticeList, {})).list;
  const names = same('换了一个名字');
  await db
    .updateTable('announcement')
    .set({ names: JSON.stringify(names) })
    .where('announcement_id', '=', first?.id ?? '')
    .execute();
  await db.updateTable('nav_item').set({ names }).where('nav_id', '=', 'live').execute();
  t.clock.nowMs += 1_000;
  expect((await guest.ok(noticeList, {})).list[0]?.name).toBe('换了一个名字');
  expect((await guest.ok(firstNavList, {})).list[0]?.navName).toBe('换了一个名字');
});
