/**
 * Content that an operator would publish, so that a fresh clone has all of it: the home page's advertisement and the
 * app download links. It contains only true statements about this house, and links to existing pages. SI-08, SI-33
 */
import { storedWords } from '@foyer/text/translate.ts';
import type { House } from '../house.ts';

const words = storedWords('seed/demo');

const advertisement = {
  config_id: 'demo:advertisement',
  place: 'advertisement',
  titles: JSON.stringify(words('advertisement.title')),
  contents: JSON.stringify(words('advertisement.content')),
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
