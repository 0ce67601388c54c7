/**
 * A foreign round's transactions in the ledger: stakes and wins; rollBack.ts takes them back. Each has the provider's id, which is
 * the ledger's key, so that repeats move money once. The round's bet has the sums of all of them. docs/game-providers.md,
 * L04, L08, L09
 */
import { refusedByGuard } from '../../guard/guard.ts';
import type { House } from '../../house.ts';
import { InsufficientFunds, KeyConflict, Overtaken, titles } from '../../ledger/accounts.ts';
import type { BetRow, Posted } from '../../ledger/accounts.ts';
import { BetClosed } from '../../ledger/failures.ts';
import { StoppedByGuard } from '../../ledger/guarded.ts';
import { gameAccounts, payoutLegs } from '../gameAccounts.ts';
import { readBet } from '../rounds/voidStore.ts';
import { ForeignRefusal } from './foreignRefusal.ts';
import type { ForeignRound } from './foreignStore.ts';
import { markJackpot, movementOf, readForeignRound } from './foreignStore.ts';

export interface Balance {
  readonly balanceSatang: number;
}

/** The number of a round in this house, and of its bet. */
export const roundIdOf = (provider: string, round: string): string => `${provider}:${round}`;
export const keyOf = (provider: string, transaction: string): string => `foreign:${provider}:t:${transaction}`;
const endKeyOf = (roundId: string): string => `foreign:${roundId}:end`;
export const backOf = (key: string): string => `back:${key}`;

/** The part of a round's bet that one transaction adds. */
export function partOf(round: ForeignRound, fields: Partial<BetRow>): BetRow {
  return {
    betOrderNo: round.round_id,
    platformCode: round.platform_code,
    gameType: round.game_type,
    gameId: round.game_id,
    roundId: round.round_id,
    stakeSatang: 0,
    winSatang: 0,
    isSettled: false,
    isSummed: true,
    ...fields,
  };
}

export async function balanceOf(house: House, playerId: string, platformCode: string): Promise<Balance> {
  const accounts = await gameAccounts(house, platformCode);
  const balances = await house.ledger.balances(playerId);
  return { balanceSatang: balances[accounts.player] ?? 0 };
}

async function balanceAfter(house: House, round: ForeignRound, posted: Posted): Promise<Balance> {
  const accounts = await gameAccounts(house, round.platform_code);
  return { balanceSatang: posted.balances[accounts.player] ?? 0 };
}

/** Throws the refusal that an error of the ledger means; any other error leaves the outcome unknown. */
async function refusedBy(house: House, playerId: string, key: string, error: unknown): Promise<never> {
  if (error instanceof InsufficientFunds) throw new ForeignRefusal('short');
  if (error instanceof StoppedByGuard) throw new ForeignRefusal('limit', { rule: refusedByGuard(house, error).reason });
  if (error instanceof BetClosed) throw new ForeignRefusal('roundOver');
  if (!(error instanceof KeyConflict)) throw error;
  const isTombstone = (await movementOf(house, playerId, key))?.title === titles.adjustment;
  throw new ForeignRefusal(isTombstone ? 'takenBack' : 'conflict');
}

/** Answers a repeat with the first result, unless the transaction was taken back since. */
async function answered(house: House, round: ForeignRound, key: string, posted: Posted): Promise<Balance> {
  if (posted.isRepeat && (await movementOf(house, round.player_id, backOf(key))) !== undefined)
    throw new ForeignRefusal('takenBack');
  return balanceAfter(house, round, posted);
}

interface Stake {
  readonly transaction: string;
  readonly amountSatang: number;
  /** The most that the place allows in the round; undefined without a cap. */
  readonly capSatang: number | undefined;
}

/**
 * Takes a stake; 0 for a free round. With a cap, the movement is only posted if the player's money has not moved since the
 * round's sum was read, so that two stakes at once cannot exceed it together.
 * Refuses: short, limit, cap, roundOver, takenBack, conflict.
 */
export async function takeStake(house: House, round: ForeignRound, stake: Stake): Promise<Balance> {
  const { player_id: playerId } = round;
  const { amountSatang, capSatang } = stake;
  const key = keyOf(round.provider_code, stake.transaction);
  const accounts = await gameAccounts(house, round.platform_code);
  const seq = capSatang === undefined ? undefined : await house.ledger.seq(playerId);
  const isKnown = (await movementOf(house, playerId, key)) !== undefined;
  const bet = await readBet(house, playerId, round.round_id);
  if (!isKnown && bet?.is_settled === true) throw new ForeignRefusal('roundOver');
  if (!isKnown && capSatang !== undefined && (bet?.stake_satang ?? 0) + amountSatang > capSatang)
    throw new ForeignRefusal('cap', { maxSatang: capSatang });
  try {
    const posted = await house.ledger.post({
      playerId,
      key,
      title: titles.stake,
      legs: payoutLegs(accounts, 0 - amountSatang),
      reference: round.round_id,
      bet: partOf(round, { stakeSatang: amountSatang }),
      ...(seq !== undefined && { afterSeq: seq }),
    });
    return await answered(house, round, key, posted);
  } catch (error) {
    if (error instanceof Overtaken) return takeStake(house, round, stake);
    if (error instanceof ForeignRefusal) throw error;
    return refusedBy(house, playerId, key, error);
  }
}

export interface Named {
  readonly provider: string;
  readonly playerId: string;
  readonly round: string;
}

/** Reads a round of which a stake is booked. Refuses: unknownRound. */
export async function stakedRound(house: House, { provider, playerId, round }: Named): Promise<ForeignRound> {
  const roundId = roundIdOf(provider, round);
  const found = await readForeignRound(house, playerId, roundId);
  if (found === undefined || (await readBet(house, playerId, roundId)) === undefined)
    throw new ForeignRefusal('unknownRound');
  return found;
}

interface Win extends Named {
  readonly transaction: string;
  readonly amountSatang: number;
  readonly isJackpot: boolean;
  /** Whether it is the last transaction of the round. */
  readonly isLast: boolean;
}

/**
 * Pays a win. It needs no session: a win is also paid after the player has left, and after the round was closed.
 * Refuses: unknownRound, roundOver for a voided round, takenBack, conflict.
 */
export async function payWin(house: House, win: Win): Promise<Balance> {
  const { playerId, transaction, amountSatang, isJackpot, isLast } = win;
  const key = keyOf(win.provider, transaction);
  const round = await stakedRound(house, win);
  const accounts = await gameAccounts(house, round.platform_code);
  try {
    const posted = await house.ledger.post({
      playerId,
      key,
      title: titles.prize,
      legs: payoutLegs(accounts, amountSatang),
      reference: round.round_id,
      bet: partOf(round, { winSatang: amountSatang, isSettled: isLast }),
    });
    const balance = await answered(house, round, key, posted);
    // Also after a repeat: the process may have died between the two.
    if (isJackpot)
      await markJackpot(house, { playerId, roundId: round.round_id, transactionId: transaction, amountSatang });
    return balance;
  } catch (error) {
    if (error instanceof ForeignRefusal) throw error;
    return refusedBy(house, playerId, key, error);
  }
}

/** Closes a round, so that its bet is settled and counts as turnover. Idempotent. Refuses: unknownRound. */
export async function endRound(house: House, named: Named): Promise<Balance> {
  const round = await stakedRound(house, named);
  const bet = await readBet(house, named.playerId, round.round_id);
  if (bet?.is_settled === true) return balanceOf(house, named.playerId, round.platform_code);
  const accounts = await gameAccounts(house, round.platform_code);
  try {
    const posted = await house.ledger.post({
      playerId: named.playerId,
      key: endKeyOf(round.round_id),
      title: titles.prize,
      legs: payoutLegs(accounts, 0),
      reference: round.round_id,
      bet: partOf(round, { isSettled: true }),
    });
    return await balanceAfter(house, round, posted);
  } catch (error) {
    // It was settled or voided meanwhile.
    if (error instanceof BetClosed) return balanceOf(house, named.playerId, round.platform_code);
    throw error;
  }
}
