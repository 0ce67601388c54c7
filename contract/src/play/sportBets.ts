/** Bets on simulated matches: placing, the state of each leg, cash-out. L04, L05, M07, M08, M20 */
import { definePlayCall, playLetters, playPurse, playSession, sessionRefusals } from './play.ts';
import { legHead, sportSlipText } from './sportSlip.ts';
import { stakeRefusals } from '../guardRefusals.ts';
import { flag, integer, list, money, oneOf, optional, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/**
 * What to do if the odds changed since the player saw them. `ask`: accept only the odds seen; `better`: those or higher
 * ones; `any`: the current ones. The house decides by the combined odds and stores both values.
 */
export const pricePolicies = ['ask', 'better', 'any'] as const;
export type PricePolicy = (typeof pricePolicies)[number];

export const betLeg = record({
  ...legHead,
  /** Hundredths: as the player saw them, and as they were accepted (0 until then). */
  offeredOdds: integer,
  odds: withDefault(integer, 0),
  state: oneOf(['open', 'won', 'lost', 'void']),
});
export type BetLeg = Value<typeof betLeg>;

/** The current cash-out; `offerSatang` is 0 if there is none at the moment. */
export const cashOutOffer = record({
  offerSatang: money,
  /** Chance of all legs together in percent, from the state of the matches. */
  chance: withDefault(text, ''),
  isSuspended: flag,
});
export type CashOutOffer = Value<typeof cashOutOffer>;

/**
 * - `opening`: the stake is being taken; unknown until it is read again. `pending`: the stake is taken, the bet waits
 *   until `acceptMs` and is then accepted or refused.
 * - `open`: accepted. `won`, `lost`, `cashed`: over. `void`: every leg is void, the stake was returned.
 * - `refused`: not accepted; a held stake was returned. `reason` gives the cause.
 */
export const sportBet = record({
  orderNo: text,
  requestId: text,
  gameId: text,
  state: oneOf(['opening', 'pending', 'open', 'won', 'lost', 'cashed', 'void', 'refused']),
  reason: oneOf([
    '',
    'ODDS_MOVED',
    'MARKET_SUSPENDED',
    'MARKET_CLOSED',
    'PAYOUT_LIMIT',
    'BALANCE_INSUFFICIENT',
    'PLATFORM_MAINTENANCE',
  ]),
  policy: oneOf(pricePolicies),
  stakeSatang: money,
  /** Combined odds in hundredths, rounded down: as seen, and as accepted (0 until then). */
  offeredOdds: integer,
  odds: withDefault(integer, 0),
  /** The prize if every open leg wins, the stake included; 0 before it is accepted. */
  possibleSatang: money,
  /** The prize paid. */
  prizeSatang: money,
  placedMs: integer,
  /** When a pending bet is decided; 0 if it is not pending. */
  acceptMs: withDefault(integer, 0),
  settledMs: withDefault(integer, 0),
  legs: list(betLeg),
  /** Only of an open bet. */
  cashOut: optional(cashOutOffer),
});
export type SportBet = Value<typeof sportBet>;

/**
 * Places one bet: one leg is a single, several are an accumulator whose odds are the product. The `@odds` of each leg
 * are those that the player saw. With a running match, the reply is `pending` and the bet is decided at `acceptMs` by
 * the odds at that time, whether or not it is read again. Otherwise the reply is `open`. Stakes are whole baht. The
 * same request id returns the same bet. Refuses: ODDS_MOVED (quoteSlip has the new odds), MARKET_SUSPENDED,
 * MARKET_CLOSED, UNKNOWN_MATCH, LEGS_RELATED, STAKE_NOT_OFFERED, PAYOUT_LIMIT, BALANCE_INSUFFICIENT,
 * PLATFORM_MAINTENANCE, DUPLICATE_REQUEST. A refusal takes nothing.
 */
export const placeBet = definePlayCall({
  path: '/api/play/sport/place',
  request: record({
    ...playSession,
    requestId: playLetters,
    slip: sportSlipText,
    stakeSatang: money,
    policy: oneOf(pricePolicies),
  }),
  response: record({ bet: sportBet, purse: playPurse }),
  refuses: [
    ...sessionRefusals,
    'ODDS_MOVED',
    'MARKET_SUSPENDED',
    'MARKET_CLOSED',
    'UNKNOWN_MATCH',
    'LEGS_RELATED',
    'STAKE_NOT_OFFERED',
    'PAYOUT_LIMIT',
    'BALANCE_INSUFFICIENT',
    ...stakeRefusals,
    'PLATFORM_MAINTENANCE',
    'DUPLICATE_REQUEST',
  ],
});

/**
 * The player's own bets at this desk, newest first: `running` are opening, pending and open ones, `over` the last 50
 * others. With an order number, only that bet. Poll it while a bet is pending or a match of an open bet is running.
 */
export const readBets = definePlayCall({
  path: '/api/play/sport/bets',
  request: record({ ...playSession, which: oneOf(['running', 'over']), orderNo: withDefault(text, '') }),
  response: record({ nowMs: integer, list: list(sportBet), purse: playPurse }),
  refuses: sessionRefusals,
});

/**
 * Cashes out an open bet. `offerSatang` is the offer that the player saw; the current offer is paid if it is at least
 * as high. Repeating the call returns the bet and pays nothing more. Refuses: CASH_OUT_MOVED if the offer is lower now
 * (readBets has the new one), CASH_OUT_CLOSED while a match is suspended or no offer is made, UNKNOWN_RECORD.
 */
export const cashOutBet = definePlayCall({
  path: '/api/play/sport/cashOut',
  request: record({ ...playSession, orderNo: playLetters, offerSatang: money }),
  response: record({ bet: sportBet, purse: playPurse }),
  refuses: [...sessionRefusals, 'CASH_OUT_MOVED', 'CASH_OUT_CLOSED', 'UNKNOWN_RECORD'],
});
