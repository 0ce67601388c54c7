/** How far a player is on the way to the next level. CALL-163, ENTITY-025 */
import type { RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { maskAccount } from '@foyer/contract/masks.ts';
import type { selectUserUpgradeInfo } from '@foyer/contract/vip/upgrade.ts';
import { sql } from 'kysely';
import type { House, PlayerContext } from '../http/context.ts';
import { playerById } from '../players/players.ts';

/** Stakes of settled bets, in satang: trial rounds are no bets and open ones may still be void. */
async function turnoverOf(house: House, playerId: string): Promise<number> {
  const row = await house.db
    .selectFrom('bet')
    .select(sql<number>`coalesce(sum(stake_satang), 0)::bigint`.as('total'))
    .where('player_id', '=', playerId)
    .where('is_settled', '=', true)
    .executeTakeFirst();
  return row?.total ?? 0;
}

/**
 * The way by real bets. A level that has been earned is written down here, so that it shows everywhere; nothing takes
 * it away, since staying is not counted yet. Gifts are none as long as the club gives none.
 */
export async function upgradeInfoOf(
  { house, playerId, lang }: PlayerContext,
  _request: RequestOf<typeof selectUserUpgradeInfo>,
): Promise<ResponseOf<typeof selectUserUpgradeInfo>> {
  const [player, totalBetflowSatang, levels] = await Promise.all([
    playerById(house, playerId),
    turnoverOf(house, playerId),
    house.db.selectFrom('vip_level').selectAll().orderBy('level').execute(),
  ]);
  const earned = levels.findLast((level) => level.rise_betflow_satang <= totalBetflowSatang);
  const reached = Math.max(player.level, earned?.level ?? 0);
  if (reached > player.level) await raise(house, playerId, reached);
  const current = levels.find((level) => level.level === reached);
  const next = levels.find((level) => level.level > reached);
  return {
    levelInfo: {
      level: reached,
      levelName: current?.names[lang] ?? '',
      riseBetflowSatang: current?.rise_betflow_satang ?? 0,
      nextLevelName: next?.names[lang] ?? '',
    },
    ...(next === undefined ? {} : { nextLevelBetflowSatang: next.rise_betflow_satang }),
    totalBetflowSatang,
    totalUpSatang: 0,
    totalMonthSatang: 0,
    totalWeekSatang: 0,
    userAccount: maskAccount(player.userAccount),
  };
}

async function raise(house: House, playerId: string, level: number): Promise<void> {
  await house.db
    .updateTable('player')
    .set({ level })
    .where('player_id', '=', playerId)
    .where('level', '<', level)
    .execute();
}

/** What a level is called; '' for one that the club does not have. ENTITY-007 */
export async function levelName(house: House, level: number, lang: Locale): Promise<string> {
  const row = await house.db.selectFrom('vip_level').select('names').where('level', '=', level).executeTakeFirst();
  return row?.names[lang] ?? '';
}
