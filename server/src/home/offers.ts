/** Offers of the home screen and the slot lobby. A new house shows four promotions at home. SI-07, SI-08, SI-18 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import type { IndexOffer } from '@foyer/contract/home/offers.ts';
import type { Context, Handler } from '../http/context.ts';
import { openOffers } from './store.ts';

async function offersAt({ house, lang }: Context, place: 'advertisement' | 'home' | 'slots'): Promise<IndexOffer[]> {
  const rows = await openOffers(house, place);
  return rows.map((row) => ({
    configId: row.config_id,
    title: inLanguage(row.titles, lang),
    content: inLanguage(row.contents, lang),
    imgLink: row.picture,
    imgClickLink: row.target,
    endTime: row.until_ms ?? '',
  }));
}

/** Returns the first advertisement that currently runs, or none. AMB-033, AMB-139 */
export const indexOffer: Handler<Calls['indexOffer']> = async (context) => {
  const [offer] = await offersAt(context, 'advertisement');
  return { offer };
};

export const queryIndexOfferList: Handler<Calls['queryIndexOfferList']> = async (context) => ({
  list: await offersAt(context, 'home'),
});

export const slotOffer: Handler<Calls['slotOffer']> = async (context) => ({ list: await offersAt(context, 'slots') });
