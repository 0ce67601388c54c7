import { gtUserBetRecords } from '@foyer/contract/lottery/betting.ts';
import type { LotteryBet } from '@foyer/contract/lottery/betting.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { useVisitor } from '#session/signedIn.ts';

const inPlay = (bet: LotteryBet): boolean => bet.state === 'placed' || bet.state === 'planned';

/** The player's running bets on this issue, from purchases and chases. Empty while unknown: marks are missing then. */
export function useBought(lotteryCode: LotteryCode, issue: string): readonly LotteryBet[] {
  const isPlayer = useVisitor() === 'player';
  const bets = useQuery({
    ...q(gtUserBetRecords, { lotteryCode, issue, state: '', chaseNo: '', betOrderNo: '', pageNo: 1, pageSize: 200 }),
    enabled: isPlayer,
    meta: { isShownByCaller: true },
  });
  // A backend that does not support `issue` sends other issues as well.
  return (isPlayer && bets.data?.list.filter((bet) => inPlay(bet) && bet.issue === issue)) || [];
}
