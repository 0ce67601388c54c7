/** SQL of the home screen. */
import { sql } from 'kysely';
import type { House } from '../house.ts';

export function banners(house: House, position: string) {
  return house.db
    .selectFrom('home_banner')
    .selectAll()
    .where('position', '=', position)
    .orderBy('sort_order')
    .execute();
}

export function announcements(house: House) {
  return house.db
    .selectFrom('announcement')
    .selectAll()
    .orderBy('created_ms', 'desc')
    .orderBy('announcement_id')
    .execute();
}

export function codedPictures(house: House, codes: readonly string[]) {
  return house.db
    .selectFrom('coded_picture')
    .selectAll()
    .where('img_code', 'in', [...codes])
    .execute();
}

export function floatPictures(house: House) {
  return house.db.selectFrom('float_picture').selectAll().orderBy('sort_order').orderBy('float_id').execute();
}

/**
 * Returns the lobby whose banners a navigation item shows: the slot lobby for a platform, else the lobby of its path.
 * Undefined for an unknown id.
 */
export async function positionOfNavItem(house: House, navId: string): Promise<string | undefined> {
  const item = await house.db
    .selectFrom('nav_item')
    .select(['nav_type', 'url'])
    .where('nav_id', '=', navId)
    .executeTakeFirst();
  if (item === undefined) return undefined;
  return item.nav_type === '3' ? 'slots' : item.url.replace(/^\//, '').split(/[/?]/, 1)[0];
}

/** Returns the offers of a place that currently run, in the operator's order. */
export function openOffers(house: House, place: string) {
  const nowMs = house.now();
  return house.db
    .selectFrom('index_offer')
    .selectAll()
    .where('place', '=', place)
    .where('from_ms', '<=', nowMs)
    .where((row) => row.or([row('until_ms', 'is', null), row('until_ms', '>', nowMs)]))
    .orderBy('sort_order')
    .orderBy('config_id')
    .limit(20)
    .execute();
}

/** Returns settled bets that paid more than their stake, newest first. Trials are never stored as bets. */
export function latestWins(house: House, count: number) {
  return (
    house.db
      .selectFrom('bet')
      // Ids of players have the default collation there and "C" here. Without it their index is not used.
      .innerJoin('player', (join) => join.on(sql<boolean>`player.player_id = bet.player_id collate "default"`))
      .innerJoin('game', 'game.game_id', 'bet.game_id')
      .select(['player.user_account', 'bet.game_id', 'bet.platform_code', 'game.names'])
      .select(['bet.stake_satang', 'bet.win_satang', 'bet.settled_ms'])
      .where('bet.is_settled', '=', true)
      .whereRef('bet.win_satang', '>', 'bet.stake_satang')
      .orderBy('bet.settled_ms', 'desc')
      .orderBy('bet.bet_order_no')
      .limit(count)
      .execute()
  );
}
