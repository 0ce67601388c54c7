/** The sportsbook's window: entering, its rules of money, the board of a sport, one match with all its markets. SI-20, M05 */
import { definePlayCall, enterCall, playSession, sessionHead, sessionRefusals, stateCall } from './play.ts';
import { sportEvent, sportMarket, sportMatch, sportProof } from './sport.ts';
import { decimal, integer, list, money, optional, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** How many matches of a sport run, how many still begin today, and how many later up to two days from now. */
export const sportTab = record({
  sportId: integer,
  liveCount: integer,
  todayCount: withDefault(integer, 0),
  earlyCount: withDefault(integer, 0),
});
export type SportTab = Value<typeof sportTab>;

/** The rules of money here; margins in percent, as they are shown. */
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
  /** Marks the game account, the same in each of its sessions: under it a window keeps what was not sent yet. */
  account: text,
  /** Which sport the door that was used leads to. */
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
    /** Earliest first: running ones before those to come. At most 24, of a slot at most 40 to come. */
    matches: list(sportMatch),
    /** The last eight that are over, newest first. */
    results: withDefault(list(sportMatch), []),
  }),
  refuses: sessionRefusals,
});

/** One match with all its markets, what has happened so far, and what proves it. Refuses: UNKNOWN_MATCH. */
export const readMatch = definePlayCall({
  path: '/api/play/sport/match',
  request: record({ ...playSession, matchId: text }),
  response: record({
    nowMs: integer,
    match: sportMatch,
    /** In the order in which they are shown; those of `match.running` are among them. */
    markets: list(sportMarket),
    /** Oldest first. Sports with continuous scoring only list the ends of periods. */
    events: withDefault(list(sportEvent), []),
    proof: optional(sportProof),
  }),
  refuses: [...sessionRefusals, 'UNKNOWN_MATCH'],
});
