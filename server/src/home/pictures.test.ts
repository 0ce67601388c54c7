/** Pictures by code, floats, lobby banners and offers, on the house's own seed. SI-01, SI-07, SI-08, SI-16 to SI-25 */
import { locales } from '@foyer/contract/envelope.ts';
import { slotBanner, slotOffer } from '@foyer/contract/games/slotLobby.ts';
import { indexOffer, queryIndexOfferList } from '@foyer/contract/home/offers.ts';
import * as pictures from '@foyer/contract/home/pictures.ts';
import { showVIpInfo } from '@foyer/contract/vip/information.ts';
import { afterAll, expect, it } from 'vitest';
import { drawing } from '../pictures/drawn.ts';
import { openTestHouse } from '../testHouse.ts';

const t = await openTestHouse();
afterAll(() => t.close());
const guest = t.client();
const codes = pictures.promotionCodes.join(',');

const ask = async (imgCodes: string) =>
  (await guest.ok(pictures.fetchImgs, { imgCodes })).list.map((each) => each.imgCode);

/** The drawing behind an address of the house's own. */
const drawn = (address: string) => {
  const [, kind = '', file = ''] = /^\/pictures\/(\w+)\/([^/]+)$/.exec(address) ?? [];
  return drawing(kind, file.replace(/\.(svg|webp)$/, ''));
};

it.each(locales)('shows four promotional pictures with words in %s. HOME-006, AMB-029', async (lang) => {
  const { list } = await guest.ok(pictures.fetchImgs, { imgCodes: codes }, { lang });
  expect(list.map((picture) => picture.imgCode)).toEqual([...pictures.promotionCodes]);
  for (const picture of list) {
    expect(drawn(picture.imgLink)).toBeDefined();
    expect([picture.title, picture.content]).not.toContain('');
    expect(picture.imgClickLink).toMatch(/^\/\w/);
  }
});

it('answers the codes that were asked for, each once, and no other', async () => {
  expect(await ask('download, agency,download,nothing')).toEqual(['download', 'agency']);
  expect(await ask('')).toEqual([]);
  expect(await ask("' or true --")).toEqual([]);
});

it('answers one picture, for agency and download, and refuses an unknown code. CALL-012', async () => {
  for (const imgCode of ['agency', 'download']) {
    expect(drawn((await guest.ok(pictures.fetchImg, { imgCode })).imgLink)).toBeDefined();
  }
  expect((await guest.call(pictures.fetchImg, { imgCode: 'nothing' })).refusal).toBe('NOT_FOUND');
});

it('floats pictures that are drawn and lead somewhere. HOME-022, CALL-010', async () => {
  const { list } = await guest.ok(pictures.floatPicList, {});
  expect(list.length).toBeGreaterThan(0);
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

it('shows a platform’s navigation item the slot lobby’s banners, an unknown one none. CALL-205, CALL-050', async () => {
  const slots = await guest.ok(slotBanner, {});
  expect((await guest.ok(pictures.bannerByNavId, { navId: 'moyu' })).list.map((banner) => banner.title)).toEqual(
    slots.list.map((banner) => banner.title),
  );
  expect((await guest.ok(pictures.bannerByNavId, { navId: 'nothing' })).list).toEqual([]);
  expect((await guest.ok(pictures.bannerByCode, { code: 'nothing' })).list).toEqual([]);
});

it('offers nothing while nothing runs, and each offer in its place and time. CALL-014, CALL-015, CALL-051', async () => {
  expect(await guest.ok(indexOffer, {})).toEqual({});
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

it('names the VIP levels and says that they are not counted yet. CALL-017', async () => {
  const { list, notice } = await guest.ok(showVIpInfo, {}, { lang: 'en' });
  expect(list.map((level) => level.level)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(list[1]).toMatchObject({ levelName: 'Regular', riseBetflowSatang: 1_000_000 });
  expect(notice).toContain('not counted yet');
});
