/** Takes back transactions of foreign rounds, or voids whole rounds. docs/game-providers.md, L08, L09 */
import type { House } from '../../house.ts';
import { InsufficientFunds, KeyConflict, Overtaken, titles } from '../../ledger/accounts.ts';
import { BetClosed } from '../../ledger/failures.ts';
import { postedLegs } from '../../ledger/postedLegs.ts';
import { voidedBet } from '../../ledger/settlement.ts';
import { gameAccounts, payoutLegs } from '../gameAccounts.ts';
import { readBet } from '../rounds/voidStore.ts';
import { ForeignRefusal } from './foreignRefusal.ts';
import type { ForeignRound, MovementRow } from './foreignStore.ts';
import { isPlayer, movementOf, readForeignRound, unmarkJackpot } from './foreignStore.ts';
import { backOf, balanceOf, keyOf, partOf, roundIdOf, stakedRound } from './transactions.ts';
import type { Balance, Named } from './transactions.ts';

const voidKeyOf = (roundId: string): string => `foreign:${roundId}:void`;

/** What a transaction has moved: a stake, a win, or neither in a free round. */
async function amountsOf(house: House, round: ForeignRound, key: string) {
  const [legs, movement] = await Promise.all([
    postedLegs(house.db, round.player_id, key),
    movementOf(house, round.player_id, key),
  ]);
  const accounts = await gameAccounts(house, round.platform_code);
  const net = legs.reduce((sum, leg) => sum + (leg.account === accounts.player ? leg.amountSatang : 0), 0);
  return movement?.title === titles.stake
    ? { isStake: true, stakeSatang: 0 - net, winSatang: 0 }
    : { isStake: false, stakeSatang: 0, winSatang: net };
}

/**
 * Reverses a part of a round, or the whole of it without `part`. A round whose last stake is taken back is voided: its
 * wins are taken back as well, and its bet stays neither open nor won. `afterSeq` keeps the sums that this was decided by
 * from changing meanwhile. Refuses: short if the player has spent the win.
 */
async function reverse(house: House, round: ForeignRound, key: string, part?: string): Promise<void> {
  const { player_id: playerId, round_id: roundId } = round;
  const accounts = await gameAccounts(house, round.platform_code);
  const seq = await house.ledger.seq(playerId);
  const bet = await readBet(house, playerId, roundId);
  if (bet === undefined || bet.voided_ms !== null) return;
  const sums = { isStake: true, stakeSatang: bet.stake_satang, winSatang: bet.win_satang };
  const taken = part === undefined ? sums : await amountsOf(house, round, part);
  const isWhole = taken.isStake && taken.stakeSatang === bet.stake_satang;
  const { stakeSatang, winSatang } = isWhole ? sums : taken;
  try {
    await house.ledger.post({
      playerId,
      key,
      title: titles.adjustment,
      legs: payoutLegs(accounts, stakeSatang - winSatang),
      reference: roundId,
      bet: isWhole
        ? voidedBet(partOf(round, { stakeSatang }))
        : partOf(round, { stakeSatang: 0 - stakeSatang, winSatang: 0 - winSatang }),
      afterSeq: seq,
    });
  } catch (error) {
    if (error instanceof Overtaken) return reverse(house, round, key, part);
    if (error instanceof InsufficientFunds) throw new ForeignRefusal('short');
    // Another call with the same id has reversed it, or the round was voided.
    if (!(error instanceof KeyConflict || error instanceof BetClosed)) throw error;
  }
}

/** Voids a whole round: its stakes are returned and its wins taken back. Idempotent. Refuses: unknownRound, short. */
export async function voidForeignRound(house: House, round: ForeignRound): Promise<void> {
  await reverse(house, round, voidKeyOf(round.round_id));
  await unmarkJackpot(house, { playerId: round.player_id, roundId: round.round_id });
}

interface Back extends Named {
  /** The transaction that is taken back; undefined for the whole round. */
  readonly transaction: string | undefined;
  /** The platform of a round that is not known yet. */
  readonly platformCode: string;
}

/**
 * Takes a transaction back, once, or voids a whole round. If the transaction is not booked yet, a tombstone is: a movement
 * with legs of zero under its key, so that it moves nothing when it arrives. Idempotent.
 * Refuses: unknownPlayer, unknownRound for a whole round, short, conflict for a transaction of another round.
 */
export async function rollBack(house: House, back: Back): Promise<Balance> {
  const { provider, playerId, transaction } = back;
  if (transaction === undefined) {
    const whole = await stakedRound(house, back);
    await voidForeignRound(house, whole);
    return balanceOf(house, playerId, whole.platform_code);
  }
  const key = keyOf(provider, transaction);
  const roundId = roundIdOf(provider, back.round);
  const booked = (await movementOf(house, playerId, key)) ?? (await bury(house, back, key));
  // Read after the movement: a transaction is booked after its round, which may have begun a moment ago.
  const round = await readForeignRound(house, playerId, roundId);
  if (booked !== undefined && booked.reference !== roundId) throw new ForeignRefusal('conflict');
  if (round !== undefined && booked !== undefined && booked.title !== titles.adjustment) {
    await reverse(house, round, backOf(key), key);
    await unmarkJackpot(house, { playerId, roundId, transactionId: transaction });
  }
  return balanceOf(house, playerId, round?.platform_code ?? back.platformCode);
}

/** Books a tombstone. Returns the transaction if it was booked meanwhile. */
async function bury(house: House, back: Back, key: string): Promise<MovementRow | undefined> {
  const { playerId, platformCode } = back;
  if (!(await isPlayer(house, playerId))) throw new ForeignRefusal('unknownPlayer');
  const accounts = await gameAccounts(house, platformCode);
  try {
    await house.ledger.post({
      playerId,
      key,
      title: titles.adjustment,
      legs: payoutLegs(accounts, 0),
      reference: roundIdOf(back.provider, back.round),
    });
    return undefined;
  } catch (error) {
    if (error instanceof KeyConflict) return movementOf(house, playerId, key);
    throw error;
  }
}
