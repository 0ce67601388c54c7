/** Seeds a new house: platforms, games, banks, banners and announcements, in three languages. */
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { seedHelp } from './help.ts';
import { seedHighlights } from './highlights.ts';
import { seedLobby } from './pictures.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedBanks, seedChannels } from './cashier.ts';
import { seedPayChannels } from './payChannels.ts';
import { seedPromotions } from './promotions.ts';
import { seedAnnouncements, seedBanners } from './home.ts';

/** Increment when rows are added. A house seeded before gets the new rows and keeps its own changes. */
const revision = '6.278';

/** Runs at every start, but writes only once for each version, even if several processes start together. */
export async function seed(db: Kysely<Tables>, nowMs: number, catalogueSize: number): Promise<void> {
  const version = `${revision}.${catalogueSize}`;
  const seeded = await db
    .selectFrom('setting')
    .select('setting_value')
    .where('setting_key', '=', 'seedVersion')
    .executeTakeFirst();
  if (seeded?.setting_value === version) return;
  await db.transaction().execute(async (trx) => {
    await seedCatalogue(trx, catalogueSize);
    await seedCashier(trx);
    await seedHome(trx, nowMs);
    await seedLobby(trx);
    await seedHelp(trx, nowMs);
    await seedHighlights(trx, nowMs);
    await seedPromotions(trx, nowMs);
    await trx
      .insertInto('setting')
      .values({ setting_key: 'seedVersion', setting_value: version })
      .onConflict((conflict) => conflict.column('setting_key').doUpdateSet({ setting_value: version }))
      .execute();
  });
}

async function seedCashier(trx: Transaction<Tables>): Promise<void> {
  const banks = trx.insertInto('receiving_bank').values(seedBanks());
  await banks.onConflict((conflict) => conflict.doNothing()).execute();
  const waysIn = trx.insertInto('pay_channel').values(seedPayChannels());
  await waysIn.onConflict((conflict) => conflict.doNothing()).execute();
  const channels = trx.insertInto('withdrawal_channel').values(seedChannels);
  await channels.onConflict((conflict) => conflict.doNothing()).execute();
}

async function seedHome(trx: Transaction<Tables>, nowMs: number): Promise<void> {
  await trx
    .insertInto('home_banner')
    .values(
      seedBanners.map((banner, index) => ({
        banner_code: banner.code,
        position: 'home',
        words: JSON.stringify(banner.words),
        target: banner.target,
        sort_order: index,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('announcement')
    .values(
      seedAnnouncements.map((item) => ({
        announcement_id: item.id,
        names: JSON.stringify(item.names),
        contents: JSON.stringify(item.contents),
        created_ms: nowMs - item.hoursOld * 3_600_000,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
