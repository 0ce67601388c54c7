/**
 * Calls of the sportsbook window: entering, its money rules, the board of a sport, one match with all its markets.
 * SI-20, M05
 */
import { definePlayCall, enterCall, playSession, sessionHead, sessionRefusals, stateCall } from './play.ts';
import { sportEvent, sportMarket, sportMatch, sportProof } from './sport.ts';
import { decimal, integer, list, money, optional, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** Number of matches of a sport that are running, that begin later today, and that begin after that within two days. */
export const sportTab = record({
  sportId: integer,
  liveCount: integer,
  todayCount: withDefault(integer, 0),
  earlyCount: withDefault(integer, 0),
});
export type SportTab = Value<typeof sportTab>;

/** Money rules of the desk; margins in percent, as shown. */
export const sportRules = record({
  /** Odds are 1 / (chance x (1 + margin)). */
  marginPercent: decimal,
  liveMarginPercent: decimal,
  exactMarginPercent: decimal,
  /** A cash-out pays possible return x chance / (1 + margin). */
  cashOutMarginPercent: decimal,
  /** Delay before a bet with a running match is decided. */
  betDelayMs: integer,
  lowestStakeSatang: money,
  highestStakeSatang: money,
  highestReturnSatang: money,
  mostLegs: integer,
});
export type SportRules = Value<typeof sportRules>;

export const sportDesk = record({
  ...sessionHead,
  /** Identifies the game account in all of its sessions. A window stores unsent data under it. */
  account: text,
  /** The sport of the lobby entry that was used. */
  sportId: integer,
  rules: sportRules,
});
export type SportDesk = Value<typeof sportDesk>;

export const enterSport = enterCall('/api/play/sport/enter', sportDesk);
export const readDesk = stateCall('/api/play/sport/state', sportDesk);

/**
 * The board of one sport in one read: running matches, the next ones, recent results, and the tabs of all sports. With
 * a `slot` (sportDays.ts), matches that begin in those two hours replace the next ones.
 */
export const readBoard = definePlayCall({
  path: '/api/play/sport/board',
  request: record({ ...playSession, sportId: integer, slot: withDefault(integer, 0) }),
  response: record({
    nowMs: integer,
    tabs: list(sportTab),
    slot: withDefault(integer, 0),
    /** Earliest first: running matches, then upcoming ones. At most 24, or 40 upcoming ones of a slot. */
    matches: list(sportMatch),
    /** The last eight finished matches, newest first. */
    results: withDefault(list(sportMatch), []),
  }),
  refuses: sessionRefusals,
});

/** One match with all its markets, its events so far, and its proof. Refuses: UNKNOWN_MATCH. */
export const readMatch = definePlayCall({
  path: '/api/play/sport/match',
  request: record({ ...playSession, matchId: text }),
  response: record({
    nowMs: integer,
    match: sportMatch,
    /** In display order, including those of `match.running`. */
    markets: list(sportMarket),
    /** Oldest first. Sports with continuous scoring only list the ends of periods. */
    events: withDefault(list(sportEvent), []),
    proof: optional(sportProof),
  }),
  refuses: [...sessionRefusals, 'UNKNOWN_MATCH'],
});
