/**
 * Calls and events of the live table window. All players of a table see the same round. A round's times follow from its
 * number (tableClock.ts). M03, M05, M07 to M12, F01 to F03
 */
import {
  definePlayCall,
  enterCall,
  playLetters,
  playPurse,
  playSession,
  sessionHead,
  sessionRefusals,
  stateCall,
} from './play.ts';
import { chainSalt, noSalt } from '../chainSalt.ts';
import { stakeRefusals } from '../guardRefusals.ts';
import { flag, integer, list, money, oneOf, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import * as v from 'valibot';

/** Chips in one slip, `red:500,n17:100`: spot and satang. */
export const slipText = ruled(v.pipe(v.string(), v.regex(/^\w[\w-]{0,23}:\d{1,9}(,\w[\w-]{0,23}:\d{1,9}){0,59}$/)));

export interface Chip {
  readonly spot: string;
  readonly satang: number;
}

export const slipOf = (chips: readonly Chip[]): string =>
  chips.map(({ spot, satang }) => `${spot}:${satang}`).join(',');

export const chipsOf = (slip: string): Chip[] =>
  slip === ''
    ? []
    : slip.split(',').map((part) => {
        const [spot = '', satang = '0'] = part.split(':');
        return { spot, satang: Number(satang) };
      });

/** `opening`: its stake is not taken yet. */
export const tableBet = record({
  orderNo: text,
  requestId: text,
  roundNo: text,
  slip: text,
  stakeSatang: money,
  prizeSatang: money,
  state: oneOf(['opening', 'placed', 'won', 'lost', 'void', 'refused']),
  placedMs: integer,
});
export type TableBet = Value<typeof tableBet>;

/** A finished round, or the published part of a current one; the seed is published with the numbers. F01 */
export const tableRound = record({
  roundNo: text,
  numbers: withDefault(list(integer), []),
  seed: withDefault(text, ''),
  isVoid: flag,
});
export type TableRound = Value<typeof tableRound>;

/** Total of all players on a spot, without trial play. */
export const spotTotal = record({ spot: text, satang: money, players: integer });
export type SpotTotal = Value<typeof spotTotal>;

/** The hash chain of a round, with the number of SHA-256 steps from its seed to the anchor. F01 */
export const tableChain = record({
  anchor: text,
  firstNo: text,
  lastNo: text,
  publishedMs: integer,
  salt: withDefault(chainSalt, noSalt),
});
export type TableChain = Value<typeof tableChain>;

export const tableState = record({
  ...sessionHead,
  round: tableRound,
  totals: withDefault(list(spotTotal), []),
  /** The player's bets on this round and the one before. M08 */
  bets: withDefault(list(tableBet), []),
  /** Finished rounds, oldest first. */
  road: withDefault(list(tableRound), []),
});
export type TableState = Value<typeof tableState>;

export const enterTable = enterCall('/api/play/table/enter', tableState);
export const readTable = stateCall('/api/play/table/state', tableState);

/**
 * Bets on the round of this number. The house's clock at the receipt of the slip decides whether it is in time. The
 * same request id returns the same bet and takes no second stake. Stakes are whole baht. L04, L05, M20 Refuses:
 * BETS_CLOSED, STAKE_NOT_OFFERED, TABLE_LIMIT, BALANCE_INSUFFICIENT, PLATFORM_MAINTENANCE, DUPLICATE_REQUEST.
 */
export const placeChips = definePlayCall({
  path: '/api/play/table/bet',
  request: record({ ...playSession, requestId: playLetters, roundNo: text, slip: slipText }),
  response: record({ bet: tableBet, purse: playPurse }),
  refuses: [
    ...sessionRefusals,
    'BETS_CLOSED',
    'STAKE_NOT_OFFERED',
    'TABLE_LIMIT',
    'BALANCE_INSUFFICIENT',
    ...stakeRefusals,
    'PLATFORM_MAINTENANCE',
    'DUPLICATE_REQUEST',
  ],
});

/** One round with all data for a replay and a verification. M07 */
export const playedRound = record({
  round: tableRound,
  openMs: integer,
  bets: list(tableBet),
  /** Position of the round on its hash chain, from 1. */
  position: integer,
  chain: tableChain,
});
export type PlayedRound = Value<typeof playedRound>;

/**
 * The player's own last 50 rounds at this table, newest first; with a round number, only that round, even if the player
 * did not bet. M07
 */
export const tableHistory = definePlayCall({
  path: '/api/play/table/history',
  request: record({ ...playSession, roundNo: withDefault(text, '') }),
  response: record({ list: list(playedRound) }),
  refuses: sessionRefusals,
});

/** The table's stream of server-sent events; `session` names the window. */
export const tableStreamPath = '/api/play/table/live';

/**
 * - `open`: the stream is open, or a round begins; earlier events may have been missed.
 * - `totals`: bets on the table. `closed`: no more bets. `result`: numbers and seed.
 * - `settled`: every bet of the round is paid or lost. `void`: the round is void.
 */
export const tableNews = record({
  kind: oneOf(['open', 'totals', 'closed', 'result', 'settled', 'void']),
  serverMs: integer,
  round: tableRound,
  totals: withDefault(list(spotTotal), []),
});
export type TableNews = Value<typeof tableNews>;
