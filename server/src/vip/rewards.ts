/** A player's rewards in the club, and taking them. CALL-156, CALL-157, SCREEN-048 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { storedWords } from '@foyer/text/translate.ts';
import type { RefusalOf, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { rewardKinds } from '@foyer/contract/vip/rewards.ts';
import type { RewardKind, getVipReward, getVipRewardGift } from '@foyer/contract/vip/rewards.ts';
import { giftCost, giftTerms, layDown, shownGift } from '../bonus/gift.ts';
import { receiveBonus } from '../bonus/grant.ts';
import type { PlayerContext } from '../http/context.ts';
import { playerById } from '../players/players.ts';
import { layBirthdayGift } from './grade.ts';
import { ladder, rewards, takeReward } from './store.ts';
import type { RewardRow } from './store.ts';

const words = storedWords('vip');
/** ENUM-002: VIP upgrade reward, VIP retention reward, other. */
const bonusTypes: Readonly<Record<RewardKind, string>> = { rise: 'B', month: 'C', birthday: '5' };

const kindOf = (kind: string): RewardKind => rewardKinds.find((one) => one === kind) ?? 'rise';
const oftenOf = { rise: 'once', month: 'monthly', birthday: 'everyTime' } as const;

type Amounts = Pick<RewardRow, 'kind' | 'amount_satang' | 'stake_multiple'>;

const giftOf = ({ kind, amount_satang, stake_multiple }: Amounts) =>
  ({ amountSatang: amount_satang, who: 'vip', often: oftenOf[kindOf(kind)], multiple: stake_multiple }) as const;

/** Returns rewards, newest first. Gives a due birthday gift at once, without waiting for the nightly grading. */
export async function rewardsOf({ house, playerId, lang }: PlayerContext): Promise<ResponseOf<typeof getVipReward>> {
  const [player, rungs] = await Promise.all([playerById(house, playerId), ladder(house.db)]);
  const { birthday, level } = player;
  if (level > 0) await layBirthdayGift(house, { player_id: playerId, birthday, level }, rungs);
  const rows = await rewards(house.db, playerId);
  return {
    hasBirthday: birthday !== '',
    list: rows.map((row) => ({
      rewardId: row.reward_id,
      kind: kindOf(row.kind),
      level: row.level,
      levelName: inLanguage(row.level_names, lang),
      period: row.period,
      amountSatang: row.amount_satang,
      terms: shownGift(giftOf(row)),
      isTaken: row.taken_ms !== null,
      earnTime: row.earned_ms,
      takeTime: row.taken_ms ?? '',
    })),
  };
}

/** Marks it taken and offers its bonus in one transaction, then receives it. Refuses: UNKNOWN_REWARD, REWARD_TAKEN. */
export async function takeGift(
  { house, playerId, refuse }: PlayerContext<RefusalOf<typeof getVipRewardGift>>,
  { rewardId }: RequestOf<typeof getVipRewardGift>,
): Promise<ResponseOf<typeof getVipRewardGift>> {
  const grantId = `vip:${rewardId}`;
  const taken = await house.db.transaction().execute(async (db) => {
    const row = await takeReward(db, playerId, rewardId, house.now());
    if (row === undefined) return undefined;
    const kind = kindOf(row.kind);
    const given = {
      names: words(`${kind}Bonus`),
      bonusType: bonusTypes[kind],
      terms: giftTerms(giftOf(row)),
      depositSatang: 0,
    };
    await layDown(house, db, { playerId, grantId, ...given });
    return row;
  });
  if (taken === undefined) {
    const own = await rewards(house.db, playerId);
    // An unanswered attempt may have taken it and crashed before its money moved.
    await receiveBonus(house, playerId, grantId);
    return refuse(own.some((row) => row.reward_id === rewardId) ? 'REWARD_TAKEN' : 'UNKNOWN_REWARD');
  }
  await receiveBonus(house, playerId, grantId);
  return { amountSatang: taken.amount_satang, costSatang: giftCost(giftOf(taken)) };
}
