/** Pictures by code, floats and the banners of lobbies. SI-01, SI-16, SI-18 to SI-25, SI-32, SI-33 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import type { CodedPicture } from '@foyer/contract/home/pictures.ts';
import type { Context, Handler } from '../http/context.ts';
import { bannersAt } from './home.ts';
import { codedPictures, floatPictures, positionOfNavItem } from './store.ts';

async function picturesOf({ house, lang }: Context, codes: readonly string[]): Promise<CodedPicture[]> {
  const rows = await codedPictures(house, codes);
  const byCode = new Map(rows.map((row) => [row.img_code, row]));
  return [...new Set(codes)].flatMap((code) => {
    const row = byCode.get(code);
    if (row === undefined) return [];
    const { picture, target, titles, contents } = row;
    return [
      {
        imgCode: code,
        imgLink: picture,
        imgClickLink: target,
        title: inLanguage(titles, lang),
        content: inLanguage(contents, lang),
      },
    ];
  });
}

/** Returns the pictures of a comma-separated list, at most 20, in its order. HOME-006, AMB-029 */
export const fetchImgs: Handler<Calls['fetchImgs']> = async (context, { imgCodes }) => ({
  list: await picturesOf(
    context,
    imgCodes.split(',', 20).map((code) => code.trim()),
  ),
});

/** Refuses: NOT_FOUND. */
export const fetchImg: Handler<Calls['fetchImg']> = async (context, { imgCode }) => {
  const [picture] = await picturesOf(context, [imgCode]);
  return picture ?? context.refuse('NOT_FOUND');
};

/** HOME-022 */
export const floatPicList: Handler<Calls['floatPicList']> = async ({ house, lang }) => {
  const rows = await floatPictures(house);
  return {
    list: rows.map((row) => ({
      id: row.float_id,
      picLink: row.target,
      picContent: row.picture,
      title: inLanguage(row.titles, lang),
      side: row.side,
    })),
  };
};

export const bannerByCode: Handler<Calls['bannerByCode']> = (context, { code }) => bannersAt(context, code);

/** Returns an item's own banners, else those of its lobby. A platform's item has the slot lobby's. AMB-121 */
export const bannerByNavId: Handler<Calls['bannerByNavId']> = async (context, { navId }) => {
  const own = await bannersAt(context, `nav:${navId}`);
  if (own.list.length > 0) return own;
  const position = await positionOfNavItem(context.house, navId);
  return position === undefined ? own : bannersAt(context, position);
};

export const slotBanner: Handler<Calls['slotBanner']> = (context) => bannersAt(context, 'slots');
