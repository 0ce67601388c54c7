/**
 * Accepts or refuses claimed bets. A bet's decision time is stored when it is claimed. The odds at that time decide,
 * however late they are evaluated, so that downtime does not change a decision. M20
 */
import { pricePolicies } from '@foyer/contract/play/sportBets.ts';
import type { PricePolicy, SportBet } from '@foyer/contract/play/sportBets.ts';
import { legsOfSlip } from '@foyer/contract/play/sportSlip.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { eachTried } from '../../jobs/eachTried.ts';
import { inStep, isPosted } from '../../ledger/steps.ts';
import { gameAccounts } from '../gameAccounts.ts';
import { addToSession } from '../rounds/roundStore.ts';
import * as store from './betStore.ts';
import type { BetRow } from './betStore.ts';
import { highestReturnSatang } from './deskRules.ts';
import { legAt, placedLegs } from './legs.ts';
import type { LegNow } from './legs.ts';
import { stakeMovement } from './money.ts';
import { paysAtLeast, returnOf } from './odds.ts';
import { payOut } from './payouts.ts';

export type Reason = Exclude<SportBet['reason'], '' | 'BALANCE_INSUFFICIENT' | 'PLATFORM_MAINTENANCE'>;

interface Asked {
  readonly policy: PricePolicy;
  readonly stakeSatang: number;
  readonly offered: readonly number[];
}

/** The reason why a bet is refused at the offer of a moment, or the odds at which it is accepted. */
export function judgeOffer(
  { policy, stakeSatang, offered }: Asked,
  now: readonly LegNow[],
): readonly number[] | Reason {
  if (now.some(({ problem }) => problem === 'closed')) return 'MARKET_CLOSED';
  const odds = now.flatMap((leg) => leg.odds ?? []);
  if (odds.length < now.length) return 'MARKET_SUSPENDED';
  const isTaken =
    policy === 'any' ||
    (policy === 'better' ? paysAtLeast(odds, offered) : odds.every((each, at) => each === offered[at]));
  if (!isTaken) return 'ODDS_MOVED';
  return returnOf(stakeSatang, odds) > highestReturnSatang ? 'PAYOUT_LIMIT' : odds;
}

const policyOf = (word: string): PricePolicy => pricePolicies.find((policy) => policy === word) ?? 'ask';

/** Takes the stake of a claimed bet exactly once, also if called concurrently. */
async function payStake(house: House, claimed: BetRow): Promise<BetRow> {
  const accounts = await gameAccounts(house, claimed.platform_code);
  return inStep(house, `sport bet ${claimed.owner} ${claimed.order_no}`, async (step) => {
    const bet = await store.readBet(house.db, claimed);
    if (bet === undefined) throw new Error(`no bet ${claimed.order_no}`);
    if (bet.state !== 'opening') return bet;
    const isPaid = await isPosted(house, stakeMovement(accounts, bet));
    return house.db.transaction().execute(async (db) => {
      await step.finish(db);
      if (!isPaid) return refuseStake(db, bet, house.now());
      await addToSession(db, bet.session_id, bet.stake_satang, 0);
      return store.changeBet(db, bet, { state: 'pending' });
    });
  });
}

async function refuseStake(db: Kysely<Tables>, bet: BetRow, nowMs: number): Promise<BetRow> {
  await store.dropLegs(db, bet);
  const change = { state: 'refused', outcome: 'refused', reason: 'BALANCE_INSUFFICIENT', settled_ms: nowMs };
  return store.changeBet(db, bet, change);
}

/** Accepts a pending bet or returns its stake, by the offer at its decision time. */
async function decide(house: House, waiting: BetRow): Promise<BetRow> {
  const legs = legsOfSlip(waiting.slip);
  const placed = await placedLegs(house, legs);
  const decided = await house.db.transaction().execute(async (db) => {
    const bet = await store.lockBet(db, waiting);
    if (bet === undefined) throw new Error(`no bet ${waiting.order_no}`);
    if (bet.state !== 'pending') return bet;
    const asked = {
      policy: policyOf(bet.policy),
      stakeSatang: bet.stake_satang,
      offered: legs.map(({ odds }) => odds),
    };
    const odds = judgeOffer(
      asked,
      placed.map((leg) => legAt(leg, bet.accept_ms)),
    );
    if (typeof odds === 'string') {
      await store.dropLegs(db, bet);
      const change = { state: 'paying', outcome: 'refused', reason: odds, paid_satang: bet.stake_satang };
      return store.changeBet(db, bet, change);
    }
    await store.writeOdds(db, bet, odds);
    return store.changeBet(db, bet, { state: 'open' });
  });
  return decided.state === 'paying' ? paid(house, decided) : decided;
}

async function paid(house: House, bet: BetRow): Promise<BetRow> {
  await payOut(house, [bet]);
  return (await store.readBet(house.db, bet)) ?? bet;
}

/** Performs all steps of a bet that are due. Idempotent. */
export async function advance(house: House, bet: BetRow): Promise<BetRow> {
  let now = bet.state === 'opening' ? await payStake(house, bet) : bet;
  if (now.state === 'pending' && now.accept_ms <= house.now()) now = await decide(house, now);
  return now.state === 'paying' ? paid(house, now) : now;
}

/** Longer than the steps of a request take: after this time its process is considered dead. */
const graceMs = 2_000;

/** Decides all bets that are due, of one player or of all. A bet that fails does not stop the others. */
export async function decideDue(house: House, owner?: string): Promise<number> {
  const bets = await store.waitingBets(house.db, house.now(), graceMs, owner);
  await eachTried(bets, async (bet) => {
    await advance(house, bet).catch((error: unknown) => {
      if (error instanceof Refusal) house.log.error({ err: error, orderNo: bet.order_no }, 'a bet cannot be decided');
      else throw error;
    });
  });
  return bets.length;
}
