/** A slip: legs before a bet is placed. It is encoded as one text, stored by the window and quoted by the house. */
import { definePlayCall, playSession, sessionRefusals } from './play.ts';
import { marketKinds, sportScore } from './sport.ts';
import type { MarketKind } from './sport.ts';
import { integer, list, money, oneOf, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import * as v from 'valibot';

/** Maximum number of legs of a bet. */
export const mostLegs = 10;

/** One leg: the pick, and the odds that the player saw, in hundredths. */
export interface SlipLeg {
  readonly matchId: string;
  readonly kind: MarketKind;
  readonly param: number;
  readonly pick: string;
  readonly odds: number;
}

/** `1-5938212:handicap:-3:home@185,…`: match, market, param, pick and the odds seen; at most ten. */
export const sportSlipText = ruled(
  v.pipe(
    v.string(),
    v.regex(
      /^\d{1,3}-\d{1,12}:[a-zA-Z]{3,12}:-?\d{1,4}:[a-z\d-]{1,7}@\d{3,6}(,\d{1,3}-\d{1,12}:[a-zA-Z]{3,12}:-?\d{1,4}:[a-z\d-]{1,7}@\d{3,6}){0,9}$/,
    ),
  ),
);

export const legText = ({ matchId, kind, param, pick, odds }: SlipLeg): string =>
  `${matchId}:${kind}:${param}:${pick}@${odds}`;
export const slipTextOf = (legs: readonly SlipLeg[]): string => legs.map(legText).join(',');

const isKind = (word: string): word is MarketKind => (marketKinds as readonly string[]).includes(word);

/** The legs of a slip; a leg on an unknown market is left out. */
export const legsOfSlip = (slip: string): SlipLeg[] =>
  slip === ''
    ? []
    : slip.split(',').flatMap((part) => {
        const [place = '', odds = '0'] = part.split('@');
        const [matchId = '', kind = '', param = '0', pick = ''] = place.split(':');
        return isKind(kind) ? [{ matchId, kind, param: Number(param), pick, odds: Number(odds) }] : [];
      });

/** Description of a leg in the language of the request; the score is the current or final one. */
export const legHead = {
  matchId: text,
  sportId: integer,
  leagueName: text,
  homeName: text,
  awayName: text,
  startMs: integer,
  phase: oneOf(['before', 'live', 'over', 'void']),
  score: sportScore,
  kind: oneOf(marketKinds),
  param: integer,
  pick: text,
};

/** Current state of a leg. */
export const quotedLeg = record({
  ...legHead,
  /** Current odds in hundredths, or those seen before if the leg is not open. */
  odds: integer,
  /** The odds in the slip. */
  seenOdds: integer,
  /**
   * Why it cannot be bet on now: `suspended` temporarily, `closed` permanently, `related` to another leg of the slip
   * (two legs on one match cannot be combined, but each can be a single). '' if it can.
   */
  problem: oneOf(['', 'suspended', 'closed', 'related']),
});
export type QuotedLeg = Value<typeof quotedLeg>;

export const slipQuote = record({
  nowMs: integer,
  legs: list(quotedLeg),
  /** Combined odds in hundredths, truncated; the prize is computed from the exact product. */
  odds: integer,
  /** Maximum stake on all legs together now; 0 if they cannot be combined. */
  highestStakeSatang: money,
  /** Delay before a bet with a running match is accepted. */
  delayMs: integer,
});
export type SlipQuote = Value<typeof slipQuote>;

/** Quotes a slip. Takes and stores nothing. The window calls it every few seconds while a slip is open. */
export const quoteSlip = definePlayCall({
  path: '/api/play/sport/quote',
  request: record({ ...playSession, slip: sportSlipText }),
  response: slipQuote,
  refuses: [...sessionRefusals, 'UNKNOWN_MATCH'],
});

/** Six letters and digits, without those that look alike. */
export const bookingCodeText = ruled(v.pipe(v.string(), v.regex(/^[2-9A-HJ-NP-Z]{6}$/)));
/** Validity of a booking code. */
export const bookingLifeMs = 48 * 3_600_000;

/**
 * Stores a slip without its stake under a short code that anyone can load. The same slip in the same session returns
 * the same code while it is valid. Refuses: UNKNOWN_MATCH, MARKET_CLOSED if a match of a leg is over,
 * TOO_MANY_REQUESTS.
 */
export const bookSlip = definePlayCall({
  path: '/api/play/sport/book',
  request: record({ ...playSession, slip: sportSlipText }),
  response: record({ code: text, expiresMs: integer }),
  refuses: [...sessionRefusals, 'UNKNOWN_MATCH', 'MARKET_CLOSED', 'TOO_MANY_REQUESTS'],
});

/** Loads the slip of a code, with a current quote. Refuses: UNKNOWN_BOOKING, also for an expired code. */
export const loadBooking = definePlayCall({
  path: '/api/play/sport/booked',
  request: record({ ...playSession, code: bookingCodeText }),
  response: record({ slip: withDefault(text, ''), expiresMs: integer, quote: slipQuote }),
  refuses: [...sessionRefusals, 'UNKNOWN_BOOKING', 'TOO_MANY_REQUESTS'],
});
