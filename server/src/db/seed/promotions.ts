/** Seeds the promotions hall: 200 articles, each with complete terms and a rule that decides a claim. CONST-002 */
import { keptTerms } from '@foyer/contract/bonusTerms.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { activities } from './promotions/activities.ts';
import { bets } from './promotions/bets.ts';
import { club } from './promotions/club.ts';
import { deposits } from './promotions/deposits.ts';
import { elsewhere } from './promotions/elsewhere.ts';
import { newcomers } from './promotions/newcomers.ts';
import { contentsOf, shortOf } from './promotions/offer.ts';
import type { SeedPromotion } from './promotions/offer.ts';
import { rebates } from './promotions/rebates.ts';
import { rescues } from './promotions/rescues.ts';
import { tasks } from './promotions/tasks.ts';

const kinds = [deposits, rebates, rescues, newcomers, club, bets, activities, tasks, elsewhere];

/** Interleaves the lists, so that the first screen shows one promotion of each kind. */
function inTurn(lists: readonly (readonly SeedPromotion[])[]): SeedPromotion[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
}

const seedPromotionRows = (nowMs: number) =>
  inTurn(kinds).map((promotion, index) => ({
    config_id: promotion.id,
    article_id: promotion.id,
    bonus_type: promotion.bonusType,
    titles: JSON.stringify(promotion.titles),
    summaries: JSON.stringify(promotion.summaries),
    contents: JSON.stringify(contentsOf(promotion)),
    conditions: JSON.stringify(promotion.conditions),
    picture: `${promotion.picture}.${index % 32}`,
    terms: JSON.stringify(keptTerms.encode(promotion.terms)),
    rule: JSON.stringify(promotion.rule),
    from_ms: nowMs,
    until_ms: null,
    sort_order: index,
  }));

/** One of each kind that most players can claim. HOME-023, AMB-139 */
const onHome = ['deposit-first', 'rebate-all-daily', 'rescue-all-weekly', 'bind-phone'];
/** Promotions that are for slots only. SCREEN-064 */
const inSlotLobby = ['rebate-slots-weekly', 'rescue-slots-monthly', 'task-type-slots-daily'];

export async function seedPromotions(trx: Transaction<Tables>, nowMs: number): Promise<void> {
  const rows = seedPromotionRows(nowMs);
  const insert = trx.insertInto('promotion').values(rows);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
  const shorts = new Map(kinds.flat().map((promotion) => [promotion.id, shortOf(promotion)]));
  const places = [
    { place: 'home', ids: onHome, mark: '' },
    { place: 'slots', ids: inSlotLobby, mark: 'slots:' },
  ];
  const offers = places.flatMap(({ place, ids, mark }) =>
    rows.filter(({ config_id }) => ids.includes(config_id)).map((row) => ({ row, place, ids, mark })),
  );
  const insertOffers = trx.insertInto('index_offer').values(
    offers.map(({ row, place, ids, mark }) => ({
      config_id: mark + row.config_id,
      place,
      titles: row.titles,
      contents: JSON.stringify(shorts.get(row.config_id)),
      picture: `/pictures/offer/${row.picture}.svg`,
      target: `/discounts/all?id=${row.article_id}`,
      from_ms: row.from_ms,
      until_ms: null,
      sort_order: ids.indexOf(row.config_id),
    })),
  );
  await insertOffers.onConflict((conflict) => conflict.doNothing()).execute();
}
