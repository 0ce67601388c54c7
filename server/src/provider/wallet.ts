/**
 * The game account's part of a round: debit, credit and rollback. Every transaction has its own id, which is the
 * ledger's key, so that repeats move money once. No session is needed: a prize is also paid after its window has
 * expired. docs/game-providers.md, L08
 */
import { defaultLang } from '@foyer/contract/form.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { InsufficientFunds, KeyConflict, titles } from '../ledger/accounts.ts';
import type { BetRow, Leg } from '../ledger/accounts.ts';
import { platformByCode } from '../platforms/platforms.ts';
import type { Platform } from '../platforms/platforms.ts';
import { entriesOfKey, markRoundVoided } from './voidStore.ts';

export interface Transaction {
  readonly playerId: string;
  readonly platformCode: string;
  readonly roundId: string;
  /** Once per player: the ledger's key. */
  readonly transactionId: string;
  readonly stakeSatang: number;
  readonly winSatang: number;
  /** Of the stake, on to the jackpot's account. M02 */
  readonly jackpotSatang: number;
  /** The bets that it opens or settles. */
  readonly bets: readonly BetRow[];
}

/** `short`: the money is not there. `takenBack`: a rollback of this transaction came first. */
export type Moved = { readonly balanceSatang: number } | 'short' | 'takenBack';

async function platformOf(house: House, platformCode: string): Promise<Platform> {
  const platform = await platformByCode(house, platformCode, defaultLang);
  if (platform === undefined) throw new Error(`no platform ${platformCode}`);
  return platform;
}

function legsOf({ account, platformKey }: Platform, { stakeSatang, winSatang, jackpotSatang }: Transaction): Leg[] {
  const bank = `house:games:${platformKey}` as const;
  const legs: Leg[] = [
    { account, amountSatang: -stakeSatang },
    { account: bank, amountSatang: stakeSatang - jackpotSatang },
    { account: 'house:jackpot', amountSatang: jackpotSatang },
    { account: bank, amountSatang: -winSatang },
    { account, amountSatang: winSatang },
  ];
  return legs.filter(({ amountSatang }) => amountSatang !== 0);
}

/** Moves stake and prize of a transaction. The stake first, so that it cannot be paid with its own prize. */
export async function move(house: House, asked: Transaction): Promise<Moved> {
  const platform = await platformOf(house, asked.platformCode);
  const legs = legsOf(platform, asked);
  try {
    const posted = await house.ledger.post({
      playerId: asked.playerId,
      key: asked.transactionId,
      title: asked.stakeSatang > 0 ? titles.stake : titles.prize,
      // A round that pays nothing at its end still closes its bet, in a movement of nothing.
      legs: legs.length > 0 ? legs : nothingOn(platform),
      reference: asked.roundId,
      bets: asked.bets,
    });
    return { balanceSatang: posted.balances[platform.account] ?? 0 };
  } catch (error) {
    if (error instanceof InsufficientFunds) return 'short';
    if (error instanceof KeyConflict && (await isTombstone(house.db, asked))) return 'takenBack';
    throw error;
  }
}

const nothingOn = ({ account, platformKey }: Platform): Leg[] => [
  { account, amountSatang: 0 },
  { account: `house:games:${platformKey}`, amountSatang: 0 },
];

type Named = Pick<Transaction, 'playerId' | 'platformCode' | 'roundId' | 'transactionId'>;

/** A debit that was taken back moves nothing ever again: its key is held by a movement of nothing, or reversed. */
async function isTombstone(db: Kysely<Tables>, { playerId, transactionId }: Named): Promise<boolean> {
  const row = await db
    .selectFrom('movement')
    .select('title')
    .where('player_id', '=', playerId)
    .where('key', '=', transactionId)
    .executeTakeFirst();
  return row?.title === titles.adjustment;
}

/**
 * Takes a transaction back, once. One that has not come yet leaves a tombstone: a movement of nothing under the very
 * key that the debit would use, so that the ledger itself decides which of the two was first, and a debit that comes
 * later moves nothing. `short`: what it paid is no longer there.
 */
export async function takeBack(house: House, asked: Named): Promise<'returned' | 'tombstone' | 'short'> {
  const { playerId, transactionId, roundId } = asked;
  const platform = await platformOf(house, asked.platformCode);
  try {
    await house.ledger.post({
      playerId,
      key: transactionId,
      title: titles.adjustment,
      legs: nothingOn(platform),
      reference: roundId,
    });
    return 'tombstone';
  } catch (error) {
    if (!(error instanceof KeyConflict)) throw error;
  }
  const moved = await entriesOfKey(house, playerId, transactionId);
  try {
    await house.ledger.post({
      playerId,
      key: `back:${transactionId}`,
      title: titles.adjustment,
      legs: moved.map(({ account, amountSatang }) => ({ account, amountSatang: -amountSatang })),
      reference: roundId,
    });
  } catch (error) {
    if (error instanceof InsufficientFunds) return 'short';
    throw error;
  }
  await markRoundVoided(house, playerId, roundId);
  return 'returned';
}
