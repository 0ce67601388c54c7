/** Rebates and rescue funds payable now, from settled bets of the current period. CALL-169, CALL-170 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { costToClear } from '@foyer/contract/bonusTerms.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import type { RealTimeAmounts, RealTimeBonus } from '@foyer/contract/promotions/realTime.ts';
import type { Handler, PlayerContext } from '../http/context.ts';
import { shareFrom } from './judge.ts';
import { periodOf } from './periods.ts';
import { claimsOf, promotionsOf } from './promotionStore.ts';
import type { Promotion } from './promotionStore.ts';
import { playedIn } from './playerStore.ts';

/** Sorted: claimable ones first, then claimed ones, then those with nothing to give; each in the operator's order. */
async function amounts({ house, playerId, lang }: PlayerContext, bonusType: '1' | 'A'): Promise<RealTimeAmounts> {
  const promotions = await promotionsOf(house, [bonusType]);
  const ids = promotions.map(({ config_id }) => config_id);
  const claims = await claimsOf(house, playerId, ids);
  const starts = promotions.map(({ terms }) => periodOf(terms.often, house.now()).startMs);
  const played = await playedIn(house, playerId, starts);
  const read = (promotion: Promotion): RealTimeBonus[] => {
    const { rule, terms } = promotion;
    if (rule.kind !== 'rebate' && rule.kind !== 'rescue') return [];
    const { key, startMs, endMs } = periodOf(terms.often, house.now());
    const claim = claims.find(({ config_id, period_key }) => config_id === promotion.config_id && period_key === key);
    const share = shareFrom(played, startMs, rule);
    const amountSatang = claim?.amount_satang ?? share.amountSatang;
    return [
      {
        configId: promotion.config_id,
        articleId: promotion.article_id,
        title: inLanguage(promotion.titles, lang),
        percent: rule.percent,
        baseSatang: share.baseSatang,
        amountSatang,
        costSatang: costToClear(terms, { bonusSatang: amountSatang, depositSatang: 0 }),
        often: terms.often,
        endTime: endMs ?? '',
        isClaimed: claim !== undefined,
      },
    ];
  };
  const list = promotions.flatMap(read);
  const claimable = list.filter(({ isClaimed }) => !isClaimed);
  return {
    amountSatang: claimable.reduce((sum, { amountSatang }) => sum + amountSatang, 0),
    list: list.toSorted((one, other) => rank(one) - rank(other)),
  };
}

const rank = ({ isClaimed, amountSatang }: RealTimeBonus): number => (isClaimed ? 1 : amountSatang > 0 ? 0 : 2);

export const realTimeRebateAmount: Handler<Calls['realTimeRebateAmount']> = (context) => amounts(context, '1');
export const realTimeRescueAmount: Handler<Calls['realTimeRescueAmount']> = (context) => amounts(context, 'A');
