/** Banners and announcements of the home screen. SI-07, SI-09 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { calls } from '@foyer/contract/calls.ts';
import type { Banner } from '@foyer/contract/home/home.ts';
import type { Context, Handler } from '../http/context.ts';
import { bannerAddress } from '../pictures/drawn.ts';
import { announcements, banners } from './store.ts';

type Calls = typeof calls;

/** Returns the banners of a position. Text is in the player's language; pictures contain none. ENTITY-015, AMB-071 */
export async function bannersAt({ house, lang }: Context, position: string): Promise<{ list: Banner[] }> {
  const rows = await banners(house, position);
  return {
    list: rows.map((row) => ({
      picLink: '',
      picContent: '',
      imgLink: bannerAddress(row.picture === '' ? row.banner_code : row.picture),
      imgClickLink: row.target,
      eyebrow: inLanguage(row.words.eyebrow, lang),
      title: inLanguage(row.words.title, lang),
      content: inLanguage(row.words.content, lang),
      action: inLanguage(row.words.action, lang),
    })),
  };
}

export const bannerList: Handler<Calls['bannerList']> = (context, { position }) => bannersAt(context, position);

/** Lists announcements, newest first, as plain text. ENTITY-018, AMB-074 */
export const noticeList: Handler<Calls['noticeList']> = async ({ house, lang }) => {
  const rows = await announcements(house);
  return {
    list: rows.map((row) => ({
      id: row.announcement_id,
      name: inLanguage(row.names, lang),
      content: inLanguage(row.contents, lang),
      createTime: row.created_ms,
    })),
  };
};
