/** Writes a provider's catalogue: adds, changes and withdraws games, in one transaction. Nothing is deleted. */
import { searchWordsOf } from '@foyer/games/catalogue/pinyin.ts';
import { inEveryLanguage } from '@foyer/text/inLanguage.ts';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { GameTable } from '../../db/walletTables.ts';
import type { ForeignCatalogue, ListedGame } from './catalogue.ts';

export interface Imported {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly withdrawn: number;
}

/** Rows per statement. */
const batch = 500;
/** Foreign games are listed after those of this house. */
const firstPlace = 100_000;

const gameRow = (provider: string, game: ListedGame, index: number) => ({
  game_id: game.id,
  platform_code: game.platform,
  names: JSON.stringify(game.names),
  game_type: game.gameType,
  is_new: game.isNew,
  is_hot: game.isHot,
  is_trial_offered: game.hasTrial,
  sort_order: firstPlace + index,
  section: game.section,
  search_words: searchWordsOf(game.names),
  provider_code: provider,
  picture: game.picture,
  launch_address: game.launch,
  family: game.family,
  stated_return: game.statedReturn,
  is_withdrawn: false,
});
type GameRow = ReturnType<typeof gameRow>;

/** Codes and ids that belong to this house or to another provider. */
async function takenBy(trx: Kysely<Tables>, { provider, platforms, games }: ForeignCatalogue): Promise<string[]> {
  const others = await trx
    .selectFrom('game')
    .select(['game_id', 'platform_code'])
    .where('provider_code', '!=', provider)
    .execute();
  const codes = new Set(others.map((row) => row.platform_code));
  const ids = new Set(others.map((row) => row.game_id));
  return [
    ...platforms.filter(({ code }) => codes.has(code)).map(({ code }) => `platforms: ${code} is not of this provider`),
    ...games.filter(({ id }) => ids.has(id)).map(({ id }) => `games: ${id} is not of this provider`),
  ];
}

async function writePlatforms(trx: Kysely<Tables>, { platforms, games }: ForeignCatalogue): Promise<void> {
  const open = JSON.stringify(inEveryLanguage(() => ''));
  for (const [index, { code, names, gameType, logo, mark }] of platforms.entries()) {
    const words = { names: JSON.stringify(names), game_type: gameType, logo, mark, sort_order: firstPlace + index };
    await trx
      .insertInto('game_platform')
      .values({
        ...words,
        platform_code: code,
        platform_key: code,
        is_under_maintenance: false,
        maintenance_remarks: open,
      })
      .onConflict((conflict) => conflict.column('platform_code').doUpdateSet(words))
      .execute();
    const types = new Set(games.filter(({ platform }) => platform === code).map((game) => game.gameType));
    for (const type of types) {
      const hall = { names: JSON.stringify(names), sort_order: firstPlace + index };
      await trx
        .insertInto('game_hall')
        .values({
          ...hall,
          platform_code: code,
          game_type: type,
          is_under_maintenance: false,
          maintenance_remarks: open,
        })
        .onConflict((conflict) => conflict.columns(['platform_code', 'game_type']).doUpdateSet(hall))
        .execute();
    }
  }
}

/** Compares in the stored form, in which the database has parsed the names. */
const textOf = (row: Insertable<GameTable> | GameRow, names: unknown): string =>
  JSON.stringify(Object.entries({ ...row, names }).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const sorted = (names: Readonly<Record<string, string>>) => [names.zh_CN, names.en, names.th];

/**
 * Imports a catalogue that `readForeignCatalogue` has checked. Repeating it changes nothing. A game that it does not list
 * any more is withdrawn: lists and launches do not know it, while its bets keep its name. Returns faults if a code or id
 * belongs to somebody else, and writes nothing then.
 */
export async function importCatalogue(
  db: Kysely<Tables>,
  catalogue: ForeignCatalogue,
): Promise<Imported | { readonly faults: readonly string[] }> {
  const { provider, games } = catalogue;
  return db.transaction().execute(async (trx) => {
    const faults = await takenBy(trx, catalogue);
    if (faults.length > 0) return { faults };
    await writePlatforms(trx, catalogue);
    const before = await trx.selectFrom('game').selectAll().where('provider_code', '=', provider).execute();
    const known = new Map(before.map((row) => [row.game_id, textOf({ ...row, names: '' }, sorted({ ...row.names }))]));
    const rows = games.map((game, index) => ({
      row: gameRow(provider, game, index),
      text: textOf(gameRow(provider, game, index), sorted(game.names)),
    }));
    const different = rows.filter(({ row, text }) => known.get(row.game_id) !== text).map(({ row }) => row);
    for (let from = 0; from < different.length; from += batch)
      await trx
        .insertInto('game')
        .values(different.slice(from, from + batch))
        .onConflict((conflict) =>
          conflict.column('game_id').doUpdateSet((of) => ({
            platform_code: of.ref('excluded.platform_code'),
            names: of.ref('excluded.names'),
            game_type: of.ref('excluded.game_type'),
            is_new: of.ref('excluded.is_new'),
            is_hot: of.ref('excluded.is_hot'),
            is_trial_offered: of.ref('excluded.is_trial_offered'),
            sort_order: of.ref('excluded.sort_order'),
            section: of.ref('excluded.section'),
            search_words: of.ref('excluded.search_words'),
            picture: of.ref('excluded.picture'),
            launch_address: of.ref('excluded.launch_address'),
            family: of.ref('excluded.family'),
            stated_return: of.ref('excluded.stated_return'),
            is_withdrawn: of.ref('excluded.is_withdrawn'),
          })),
        )
        .execute();
    const listed = new Set(games.map(({ id }) => id));
    const gone = before.filter((row) => !listed.has(row.game_id) && !row.is_withdrawn).map((row) => row.game_id);
    if (gone.length > 0)
      await trx.updateTable('game').set({ is_withdrawn: true }).where('game_id', 'in', gone).execute();
    const added = different.filter((row) => !known.has(row.game_id)).length;
    return {
      added,
      changed: different.length - added,
      unchanged: rows.length - different.length,
      withdrawn: gone.length,
    };
  });
}
