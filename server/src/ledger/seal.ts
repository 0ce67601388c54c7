/** Hashes of a movement's content. */
import { hash } from 'node:crypto';
import type { BetRow, Leg, Movement } from './accounts.ts';

const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');

const betFields = (bet: BetRow) => [
  bet.betOrderNo,
  bet.platformCode,
  bet.gameType,
  bet.gameId,
  bet.stakeSatang,
  bet.winSatang,
  bet.roundId,
  bet.isSettled,
  ...(bet.voidSatang === undefined ? [] : [bet.voidSatang]),
];

/** Hash of the request's content. The same key with another hash is a conflict. L05 */
export function requestHash({ title, reference, legs, bet, bets }: Omit<Movement, 'playerId' | 'key'>) {
  const fields = legs.map((leg) => [leg.account, leg.amountSatang]);
  return sha256(JSON.stringify([title, reference, fields, bets?.map(betFields) ?? (bet ? betFields(bet) : null)]));
}

/** A movement as stored, without its position in the chain. */
export interface Sealed {
  readonly playerId: string;
  readonly id: string;
  readonly key: string;
  readonly title: number;
  readonly reference: string;
  readonly createdMs: number;
  readonly requestHash: Buffer;
  readonly legs: readonly { readonly account: string; readonly amountSatang: Leg['amountSatang'] }[];
}

/**
 * Covers every column of the movement and of its entries. A link of the chain is sha256(link before, seal), which the
 * posting statement computes; books/entryChecks.ts computes both again in SQL. L02
 */
export function seal(movement: Sealed): Buffer {
  const legs = movement.legs.map((leg) => [leg.account, leg.amountSatang]);
  const { playerId, id, key, title, reference, createdMs } = movement;
  const asked = movement.requestHash.toString('hex');
  return sha256(JSON.stringify([playerId, id, key, title, reference, createdMs, asked, legs]));
}
