/** Cash-out: the possible return of the bet x the chance of its open legs now / (1 + the published margin). M05, L05 */
import type { CashOutOffer } from '@foyer/contract/play/sportBets.ts';
import { margins } from '@foyer/games/engines/sport/markets.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { writeUncounted } from '../../ledger/uncountedStake.ts';
import type { UncountedStake } from '../../ledger/uncountedStake.ts';
import { isTrial } from '../session/trial.ts';
import * as store from './betStore.ts';
import type { BetRow, LegRow } from './betStore.ts';
import { highestReturnSatang } from './deskRules.ts';
import { chanceNow, legResult, placedLegs } from './legs.ts';
import type { LegPlace, PlacedLeg } from './legs.ts';
import { ledgerNo } from './money.ts';
import { returnOf } from './odds.ts';
import { payOut } from './payouts.ts';

/** No cash-out below this amount, and none of a bet that is almost certain to win. */
const leastOfferSatang = 100;
const surest = 0.99;

const placeOf = ({ match_id, kind, param, pick }: LegRow): LegPlace => ({
  matchId: match_id,
  kind: kind as LegPlace['kind'],
  param,
  pick,
});

/** The cash-out offer of an open bet; 0 if there is none. */
export function offerOf(
  bet: Pick<BetRow, 'stake_satang'>,
  legs: readonly { readonly row: LegRow; readonly placed: PlacedLeg }[],
  nowMs: number,
): CashOutOffer {
  const standing = legs.filter(({ row, placed }) => row.state !== 'void' && legResult(placed, nowMs) !== 'void');
  const each = standing.map(({ placed }) => chanceNow(placed, nowMs));
  const chance = each.reduce((all, leg) => all * leg.chance, 1);
  const possibleSatang = returnOf(
    bet.stake_satang,
    standing.map(({ row }) => row.odds),
  );
  const isSuspended = each.some(({ isResting }) => isResting);
  const offer = Math.min(highestReturnSatang, Math.floor((possibleSatang * chance) / (1 + margins.cashOut)));
  const isOffered = standing.length > 0 && !isSuspended && chance < surest && offer >= leastOfferSatang;
  return { offerSatang: isOffered ? offer : 0, chance: (chance * 100).toFixed(2), isSuspended };
}

/** Legs of a bet with their matches. */
export async function legsWithMatches(house: House, rows: readonly LegRow[]) {
  const placed = await placedLegs(house, rows.map(placeOf));
  return rows.flatMap((row, at) => {
    const found = placed[at];
    return found === undefined ? [] : { row, placed: found };
  });
}

/** A cash-out counts nothing for turnover, because most of its stake was never at risk to the end. L09, ADR 450 */
const uncountedOf = (bet: BetRow): UncountedStake => ({
  playerId: bet.owner,
  betOrderNo: ledgerNo(bet.order_no, bet.again),
  satang: bet.stake_satang,
  reason: 'cashedOut',
});

/**
 * Cashes out an open bet if the offer is at least the one that the player saw. The offer is stored with the decision
 * and then paid, so that a crash in between pays the same amount. Refuses: UNKNOWN_RECORD, CASH_OUT_CLOSED,
 * CASH_OUT_MOVED.
 */
export async function cashOut(house: House, owner: string, orderNo: string, seenSatang: number): Promise<BetRow> {
  const key = { owner, order_no: orderNo };
  const legs = await legsWithMatches(house, await store.legsOf(house.db, [key]));
  const decided = await house.db.transaction().execute(async (db) => {
    const bet = await store.lockBet(db, key);
    if (bet === undefined) throw new Refusal('UNKNOWN_RECORD');
    if (bet.outcome === 'cashed') return bet;
    if (bet.state !== 'open') throw new Refusal('CASH_OUT_CLOSED');
    const { offerSatang } = offerOf(bet, legs, house.now());
    if (offerSatang === 0) throw new Refusal('CASH_OUT_CLOSED');
    if (offerSatang < seenSatang) throw new Refusal('CASH_OUT_MOVED');
    if (!isTrial(bet.owner)) await writeUncounted(db, [uncountedOf(bet)]);
    return store.changeBet(db, bet, {
      state: 'paying',
      outcome: 'cashed',
      paid_satang: offerSatang,
      paid_before_satang: 0,
      is_again: false,
    });
  });
  if (decided.state !== 'paying') return decided;
  await payOut(house, [decided]);
  return (await store.readBet(house.db, key)) ?? decided;
}
