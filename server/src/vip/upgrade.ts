/** A player's progress to the next level. CALL-158, CALL-163, ENTITY-025 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { RefusalOf, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { maskAccount } from '@foyer/contract/masks.ts';
import type { fastApplyPromotion, selectUserUpgradeInfo } from '@foyer/contract/vip/upgrade.ts';
import { decimalOf } from '@foyer/contract/currency.ts';
import type { House } from '../house.ts';
import type { PlayerContext } from '../http/context.ts';
import { playerById } from '../players/players.ts';
import { missingFor, riseNow, standingOf } from './standing.ts';
import type { Standing } from './standing.ts';
import { takenByKind } from './store.ts';

/** Returns progress by real bets and rewards so far. Raises nobody: grading and `promoteNow` do that. */
export async function upgradeInfoOf(
  { house, playerId, lang }: PlayerContext,
  _request: RequestOf<typeof selectUserUpgradeInfo>,
): Promise<ResponseOf<typeof selectUserUpgradeInfo>> {
  const [player, standing, taken] = await Promise.all([
    playerById(house, playerId),
    standingOf(house, playerId),
    takenByKind(house.db, playerId),
  ]);
  const { level, reachable, bets, reached, rungs } = standing;
  const current = rungs.find((rung) => rung.level === level);
  const next = rungs.find((rung) => rung.level > level);
  return {
    levelInfo: {
      level,
      levelName: inLanguage(current?.names, lang) ?? '',
      riseBetflowSatang: current?.rise_betflow_satang ?? 0,
      nextLevelName: inLanguage(next?.names, lang) ?? '',
      keepBetflowSatang: current?.keep_betflow_satang ?? 0,
    },
    ...(next !== undefined && { nextLevelBetflowSatang: next.rise_betflow_satang }),
    isNextLost: next !== undefined && reached.has(next.level),
    nextLevelKeepSatang: next?.keep_betflow_satang ?? 0,
    reachableLevel: reachable,
    reachableLevelName: nameOf(standing, reachable, lang),
    totalBetflowSatang: bets.totalSatang,
    monthBetflowSatang: bets.monthSatang,
    totalUpSatang: taken.get('rise') ?? 0,
    totalMonthSatang: taken.get('month') ?? 0,
    totalWeekSatang: 0,
    userAccount: maskAccount(player.userAccount),
  };
}

const nameOf = ({ rungs }: Standing, level: number, lang: Locale): string =>
  inLanguage(rungs.find((rung) => rung.level === level)?.names, lang) ?? '';

/** Counts the bets now and raises the player as far as they allow. */
export async function promoteNow(
  context: PlayerContext<RefusalOf<typeof fastApplyPromotion>>,
  { level }: RequestOf<typeof fastApplyPromotion>,
): Promise<ResponseOf<typeof fastApplyPromotion>> {
  const { house, playerId, lang, refuse } = context;
  const before = await standingOf(house, playerId);
  const asked = before.rungs.find((rung) => rung.level === level);
  if (asked === undefined) return refuse('UNKNOWN_LEVEL');
  if (level <= before.level) refuse('LEVEL_HELD', { level: inLanguage(asked.names, lang) });
  if (level > before.reachable) {
    const missing = missingFor(asked, before.bets, before.reached.has(level));
    refuse('LEVEL_NOT_REACHED', { level: inLanguage(asked.names, lang), amount: decimalOf(missing) });
  }
  const after = await riseNow(house, playerId);
  return { level: after.level, levelName: nameOf(after, after.level, lang) };
}

/** Returns the name of a level; '' for an unknown level. ENTITY-007 */
export async function levelName(house: House, level: number, lang: Locale): Promise<string> {
  const row = await house.db.selectFrom('vip_level').select('names').where('level', '=', level).executeTakeFirst();
  return inLanguage(row?.names, lang) ?? '';
}
