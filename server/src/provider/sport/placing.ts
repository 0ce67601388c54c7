/**
 * Places a bet. It is claimed at the current offer or refused, then its stake is taken and it is decided (deciding.ts).
 * L04, L05, M20
 */
import type { PricePolicy } from '@foyer/contract/play/sportBets.ts';
import { legsOfSlip } from '@foyer/contract/play/sportSlip.ts';
import type { SlipLeg } from '@foyer/contract/play/sportSlip.ts';
import { whyNotStaked } from '../../guard/guard.ts';
import { giveSeed } from '../../fairness/giveSeed.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { requireStakeable } from '../gameAvailability.ts';
import { addToSession, moveCredit } from '../rounds/roundStore.ts';
import type { PlaySession } from '../session/sessions.ts';
import { isTrial } from '../session/trial.ts';
import * as store from './betStore.ts';
import type { BetRow } from './betStore.ts';
import { advance, judgeOffer } from './deciding.ts';
import { betDelayMs, highestStakeSatang, lowestStakeSatang, stakeUnitSatang } from './deskRules.ts';
import { isRunning, legAt, placedLegs } from './legs.ts';
import type { PlacedLeg } from './legs.ts';
import { countOpen, openMatchRows } from './matchStore.ts';

export interface Wanted {
  /** The window's own id of this bet, stored before it is sent. L04 */
  readonly requestId: string;
  readonly slip: string;
  readonly stakeSatang: number;
  readonly policy: PricePolicy;
}

/**
 * Refuses: ODDS_MOVED, MARKET_SUSPENDED, MARKET_CLOSED, UNKNOWN_MATCH, LEGS_RELATED, STAKE_NOT_OFFERED, PAYOUT_LIMIT,
 * BALANCE_INSUFFICIENT, PLATFORM_MAINTENANCE, the player's own limits and stop, DUPLICATE_REQUEST.
 */
export async function placeSlip(house: House, session: PlaySession, wanted: Wanted): Promise<BetRow> {
  const earlier = await store.betOfRequest(house.db, session.owner, wanted.requestId);
  const claimed = earlier ?? (await newlyClaimed(house, session, wanted));
  const isSame =
    claimed.slip === wanted.slip && claimed.stake_satang === wanted.stakeSatang && claimed.policy === wanted.policy;
  if (!isSame) throw new Refusal('DUPLICATE_REQUEST');
  const bet = await advance(house, claimed);
  if (bet.state === 'refused' && bet.reason === 'BALANCE_INSUFFICIENT')
    throw await whyNotStaked(house, bet.owner, bet.stake_satang);
  return bet;
}

/** Refuses: MARKET_CLOSED for a market that does not exist, LEGS_RELATED. */
function readLegs(slip: string): SlipLeg[] {
  const legs = legsOfSlip(slip);
  if (legs.length !== slip.split(',').length) throw new Refusal('MARKET_CLOSED');
  if (new Set(legs.map(({ matchId }) => matchId)).size < legs.length) throw new Refusal('LEGS_RELATED');
  return legs;
}

async function newlyClaimed(house: House, session: PlaySession, wanted: Wanted): Promise<BetRow> {
  const { stakeSatang } = wanted;
  const isOffered =
    stakeSatang >= lowestStakeSatang && stakeSatang <= highestStakeSatang && stakeSatang % stakeUnitSatang === 0;
  if (!isOffered) throw new Refusal('STAKE_NOT_OFFERED');
  const placed = await placedLegs(house, readLegs(wanted.slip));
  await requireStakeable(house, session, stakeSatang);
  const bet = await claim(house, session, wanted, placed);
  if (!isTrial(bet.owner)) await giveSeed(house, bet.owner, bet.request_id);
  return bet;
}

/** Refuses a bet that cannot be accepted at the offer of this moment. */
function checkOffer(wanted: Wanted, placed: readonly PlacedLeg<SlipLeg>[], nowMs: number): void {
  const offered = placed.map(({ leg }) => leg.odds);
  const now = placed.map((leg) => legAt(leg, nowMs));
  const odds = judgeOffer({ policy: wanted.policy, stakeSatang: wanted.stakeSatang, offered }, now);
  if (typeof odds === 'string') throw new Refusal(odds);
}

/** Trial credit is in the session's row, so it is taken together with the claim. M10 */
async function claim(
  house: House,
  session: PlaySession,
  wanted: Wanted,
  placed: readonly PlacedLeg<SlipLeg>[],
): Promise<BetRow> {
  const { owner } = session;
  return house.db.transaction().execute(async (db) => {
    await store.queueUp(db, owner);
    const earlier = await store.betOfRequest(db, owner, wanted.requestId);
    if (earlier !== undefined) return earlier;
    const matches = placed.map(({ played }) => ({ matchId: played.fixture.matchId, endMs: played.endMs }));
    await openMatchRows(db, matches);
    const open = await countOpen(
      db,
      matches.map(({ matchId }) => matchId),
    );
    // Read the clock under the locks: these matches can no longer be closed before the bet is claimed.
    const nowMs = house.now();
    if (open < matches.length) throw new Refusal('MARKET_CLOSED');
    checkOffer(wanted, placed, nowMs);
    const delayMs = placed.some((leg) => isRunning(leg, nowMs)) ? betDelayMs : 0;
    const bet: BetRow = {
      owner,
      order_no: `S${house.random.id(nowMs)}`,
      request_id: wanted.requestId,
      session_id: session.session_id,
      platform_code: session.platform_code,
      game_id: session.game_id,
      slip: wanted.slip,
      policy: wanted.policy,
      stake_satang: wanted.stakeSatang,
      paid_satang: 0,
      state: isTrial(owner) ? 'pending' : 'opening',
      outcome: '',
      reason: '',
      placed_ms: nowMs,
      accept_ms: nowMs + delayMs,
      settled_ms: null,
      again: 0,
      paid_before_satang: 0,
      is_again: false,
    };
    await store.insertBet(
      db,
      bet,
      placed.map(({ leg }) => leg),
    );
    if (isTrial(owner)) {
      const credit = await moveCredit(db, session, bet.stake_satang, 0);
      if (credit === undefined) throw new Refusal('BALANCE_INSUFFICIENT');
      await addToSession(db, session.session_id, bet.stake_satang, 0);
    }
    return bet;
  });
}
