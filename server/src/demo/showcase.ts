/**
 * Content that an operator would publish, so that a fresh clone has all of it: the home page's advertisement and the
 * app download links. It states only what is true of this house, and links to existing pages. SI-08, SI-33
 */
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';

const words = (zh_CN: string, en: string, th: string): string => JSON.stringify({ zh_CN, en, th } satisfies Words);

const advertisement = {
  config_id: 'demo:advertisement',
  place: 'advertisement',
  titles: words('演示站：钱是演示资金', 'A demonstration: the money is play money', 'เว็บสาธิต: เงินเป็นเงินจำลอง'),
  contents: words(
    '这里的优惠都能真的领取，流水和到期也照规则算，只是钱不能兑换。先看一眼每个优惠要打多少流水。',
    'Every offer here can really be claimed, with its wagering and its expiry; only the money cannot be exchanged. See what each one costs before you take it.',
    'โปรโมชันทุกรายการที่นี่รับได้จริง มียอดเดิมพันและวันหมดอายุตามกติกา เพียงแต่เงินแลกเป็นเงินจริงไม่ได้ ดูก่อนว่าแต่ละรายการต้องทำยอดเท่าไร',
  ),
  picture: '/pictures/offer/moyu.lantern.0.svg',
  target: '/discounts/all',
  until_ms: null,
  sort_order: 0,
};

/** There is no app package; the page explains how to install the site itself. SCREEN-069 */
const install = '/helpCenter/startUse?id=install';
const downloads = { apkUrl: install, ipaUrl: install, appDownload: '/download' };

/** Adds the content once. Keeps what an operator has set. */
export async function putUp({ db, now }: House): Promise<void> {
  const offers = db.insertInto('index_offer').values({ ...advertisement, from_ms: now() });
  await offers.onConflict((conflict) => conflict.doNothing()).execute();
  const rows = Object.entries(downloads).map(([setting_key, setting_value]) => ({ setting_key, setting_value }));
  const settings = db.insertInto('setting').values(rows);
  await settings.onConflict((conflict) => conflict.doNothing()).execute();
}
