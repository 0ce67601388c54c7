/** What the void of a match will move, bet by bet, as `voiding.ts` judges them. */
import { sql } from 'kysely';
import type { BetRow, LegRow } from '../provider/sport/betStore.ts';
import { outcomeOf } from '../provider/sport/judging.ts';
import type { House } from '../house.ts';
import type { Effects } from './gameStore.ts';

type Bet = Pick<BetRow, 'owner' | 'order_no' | 'state' | 'stake_satang' | 'paid_satang'> & {
  readonly account: string;
  readonly balance: number;
};
type Leg = Pick<LegRow, 'owner' | 'order_no' | 'match_id' | 'state' | 'odds'>;

const keyOf = ({ owner, order_no }: Pick<Bet, 'owner' | 'order_no'>): string => `${owner} ${order_no}`;

/** Cash-outs are final, and trials move no money. */
const named = (matchId: string) => sql`
  sport_bet.state in ('pending', 'open', 'paying', 'won', 'lost') and coalesce(sport_bet.outcome, '') <> 'cashed'
  and sport_bet.owner not like 'trial:%'
  and (sport_bet.owner, sport_bet.order_no) in (select owner, order_no from sport_leg where match_id = ${matchId})`;

interface Change {
  /** What the bet pays after the void, and what it has paid. */
  readonly paysSatang: number;
  readonly paidSatang: number;
  readonly isBack: boolean;
}

/** Undefined for a bet that goes on, or is worth the same. */
function changeOf(bet: Bet, legs: readonly Leg[], matchId: string): Change | undefined {
  const paidSatang = bet.state === 'won' || bet.state === 'lost' || bet.state === 'paying' ? bet.paid_satang : 0;
  // Not accepted yet: its match can no longer be bet on, so it will be refused.
  if (bet.state === 'pending') return { paysSatang: bet.stake_satang, paidSatang, isBack: true };
  const judged = legs.map((leg) => (leg.match_id === matchId ? { ...leg, state: 'void' } : leg));
  const { outcome, paidSatang: paysSatang } = outcomeOf(bet, judged) ?? { outcome: 'open', paidSatang: 0 };
  return paysSatang === paidSatang ? undefined : { paysSatang, paidSatang, isBack: outcome === 'void' };
}

export async function matchEffects({ db }: House, matchId: string): Promise<Effects> {
  const [bets, legs, voided] = await Promise.all([
    sql<Bet>`
      select sport_bet.owner, order_no, state, stake_satang, paid_satang, 'game:' || platform_key as account,
        coalesce(amount_satang, 0) as balance
      from sport_bet join game_platform using (platform_code)
      left join balance on balance.player_id = sport_bet.owner and balance.account = 'game:' || platform_key
      where ${named(matchId)}`.execute(db),
    sql<Leg>`
      select sport_leg.owner, sport_leg.order_no, match_id, sport_leg.state, odds from sport_leg
      join sport_bet using (owner, order_no) where ${named(matchId)}`.execute(db),
    sql`select from sport_match where match_id = ${matchId} and state = 'void'`.execute(db),
  ]);
  const legsOf = Map.groupBy(legs.rows, keyOf);
  const owed = new Map<string, number>();
  const sums = { stakeSatang: 0, repricedSatang: 0, prizeSatang: 0 };
  for (const bet of bets.rows) {
    const change = changeOf(bet, legsOf.get(keyOf(bet)) ?? [], matchId);
    if (change === undefined) continue;
    sums[change.isBack ? 'stakeSatang' : 'repricedSatang'] += change.paysSatang;
    sums.prizeSatang += change.paidSatang;
    const account = `${bet.owner} ${bet.account}`;
    owed.set(account, (owed.get(account) ?? -bet.balance) + change.paidSatang - change.paysSatang);
  }
  return {
    bets: bets.rows.length,
    players: new Set(bets.rows.map(({ owner }) => owner)).size,
    ...sums,
    missingSatang: [...owed.values()].reduce((sum, one) => sum + Math.max(0, one), 0),
    isVoided: voided.rows.length > 0,
  };
}
