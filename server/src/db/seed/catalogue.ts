/** Seeds platforms, halls and games. A longer catalogue begins with the shorter one, so that a house can grow. */
import { catalogueOf, platforms } from '@foyer/games/catalogue/catalogue.ts';
import type { CatalogueGame } from '@foyer/games/catalogue/game.ts';
import { searchWordsOf } from '@foyer/games/catalogue/pinyin.ts';
import type { Transaction } from 'kysely';
import { inEveryLanguage } from '@foyer/text/inLanguage.ts';
import type { Tables } from '../tables.ts';
import { namedHalls } from './halls.ts';

const open = inEveryLanguage(() => '');
/** Rows per statement. */
const batch = 600;

export async function seedCatalogue(trx: Transaction<Tables>, size: number): Promise<void> {
  const platformRows = platforms.map((platform, index) => ({
    platform_code: platform.code,
    platform_key: platform.code,
    names: JSON.stringify(platform.names),
    game_type: platform.gameType,
    is_under_maintenance: false,
    maintenance_remarks: JSON.stringify(open),
    sort_order: index,
  }));
  const insertPlatforms = trx.insertInto('game_platform').values(platformRows);
  await insertPlatforms.onConflict((conflict) => conflict.doNothing()).execute();
  const hallRows = namedHalls().map((hall, index) => ({
    platform_code: hall.platform,
    game_type: hall.gameType,
    names: JSON.stringify(hall.names),
    is_under_maintenance: hall.remarks !== undefined,
    maintenance_remarks: JSON.stringify(hall.remarks ?? open),
    sort_order: index,
  }));
  const insertHalls = trx.insertInto('game_hall').values(hallRows);
  await insertHalls.onConflict((conflict) => conflict.doNothing()).execute();
  const rows = catalogueOf(size).map(gameRow);
  for (let from = 0; from < rows.length; from += batch) {
    await trx
      .insertInto('game')
      .values(rows.slice(from, from + batch))
      // Updates what comes from the catalogue in a game that an earlier seed wrote: section, pinyin by syllables, and
      // its place in the lists. Keeps what the house changed.
      .onConflict((conflict) =>
        conflict
          .column('game_id')
          .doUpdateSet((row) => ({
            section: row.ref('excluded.section'),
            search_words: row.ref('excluded.search_words'),
            sort_order: row.ref('excluded.sort_order'),
          }))
          .where((row) =>
            row.or([
              row('game.search_words', 'not like', "%|'%"),
              row('game.sort_order', '!=', row.ref('excluded.sort_order')),
            ]),
          ),
      )
      .execute();
  }
}

const gameRow = (game: CatalogueGame, index: number) => ({
  game_id: game.gameId,
  platform_code: game.platform,
  names: JSON.stringify(game.names),
  game_type: game.gameType,
  is_new: game.isNew,
  is_hot: game.isHot,
  is_trial_offered: game.isTrialOffered,
  sort_order: index,
  section: game.section,
  search_words: searchWordsOf(game.names),
});
