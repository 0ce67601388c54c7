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
import { realTexts } from './real.ts';
import type { SeedTruth } from './real.ts';

/** Increment when rows are added. A house seeded before gets the new rows and keeps its own changes. */
const revision = '6.278';

/** Runs at every start, but writes only once for each version, even if several processes start together. */
export async function seed(
  db: Kysely<Tables>,
  nowMs: number,
  house: SeedTruth & { readonly catalogueSize: number },
): Promise<void> {
  const { catalogueSize } = house;
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
    await seedHome(trx, nowMs, house);
    await seedLobby(trx, house);
    await seedHelp(trx, nowMs, house);
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

async function seedHome(trx: Transaction<Tables>, nowMs: number, truth: SeedTruth): Promise<void> {
  const { banners, announcements } = realTexts(truth);
  await trx
    .insertInto('home_banner')
    .values(
      seedBanners.map((banner, index) => ({
        banner_code: banner.code,
        position: 'home',
        words: JSON.stringify({ ...banner.words, ...banners[banner.code] }),
        target: banner.target,
        sort_order: index,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('announcement')
    .values(
      seedAnnouncements
        .filter(({ onlyIf }) => onlyIf === undefined || truth[onlyIf])
        .map((item) => ({
          announcement_id: item.id,
          names: JSON.stringify(item.names),
          contents: JSON.stringify(announcements[item.id] ?? item.contents),
          created_ms: nowMs - item.hoursOld * 3_600_000,
        })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
