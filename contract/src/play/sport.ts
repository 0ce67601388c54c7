/**
 * The sportsbook window's data: simulated matches by the house's clock, scores, and odds computed from a match's state.
 * Every match runs on a hash chain published beforehand (sportFair.ts), and the window says that it is simulated.
 * Sports, esports and the rooster show share one desk. SI-20, ENUM-022, M03, M05, F01
 */
import { chainSalt, noSalt } from '../chainSalt.ts';
import { flag, integer, list, oneOf, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/**
 * Sports of the desk. Those of section 2 use the ids of ENUM-022; esports from 101 and the rooster show 201 are our
 * own. `hall` is the lobby that leads to the sport.
 */
export const sportKinds = [
  { sportId: 1, code: 'football', hall: 'sports' },
  { sportId: 2, code: 'basketball', hall: 'sports' },
  { sportId: 3, code: 'tennis', hall: 'sports' },
  { sportId: 8, code: 'baseball', hall: 'sports' },
  { sportId: 15, code: 'darts', hall: 'sports' },
  { sportId: 23, code: 'handball', hall: 'sports' },
  { sportId: 25, code: 'iceHockey', hall: 'sports' },
  { sportId: 29, code: 'cycleRacing', hall: 'sports' },
  { sportId: 31, code: 'rugby', hall: 'sports' },
  { sportId: 34, code: 'billiards', hall: 'sports' },
  { sportId: 40, code: 'volleyball', hall: 'sports' },
  /** Five against five for three lanes, best of three maps. */
  { sportId: 101, code: 'lanes', hall: 'esports' },
  /** Five against five, rounds of a map, best of three maps. */
  { sportId: 102, code: 'shooter', hall: 'esports' },
  /** Two players, best of five games of towers and cards. */
  { sportId: 103, code: 'duel', hall: 'esports' },
  /** Two drawn roosters dance, crow and strut. They do not fight. */
  { sportId: 201, code: 'rooster', hall: 'cockfight' },
] as const;
export type SportKind = (typeof sportKinds)[number];
export type SportCode = SportKind['code'];

/**
 * Markets to bet on; `param` selects the line or part.
 * - `winner`: home, away, and draw if the sport has one. Sports without a draw count the decider of a level match.
 * - `handicap`: home or away after adding the line to home's count; `param` is twice the line, always odd: -3 is -1.5.
 * - `total`: over or under; `param` is twice the line, always odd: 5 is 2.5. Handicap and total count the main score of
 *   timed sports without overtime, games of tennis, points of volleyball, legs of darts, frames, sprints, rounds or
 *   maps.
 * - `part`: who wins the half, quarter, period, inning, set, map or round of the number `param` (from 1); `draw` if a
 *   part can be level.
 * - `bothScore`: yes or no, football and ice hockey.
 * - `oddEven`: odd or even of the total; not in sports whose total counts maps, frames or sprints.
 * - `nextScore`: who scores the goal of the number `param` (from 1); `none` if it is not scored in regular time.
 * - `exact`: the final score in sets, legs won in sets, maps or rounds, `2-1`: home first.
 */
export const marketKinds = [
  'winner',
  'handicap',
  'total',
  'part',
  'bothScore',
  'oddEven',
  'nextScore',
  'exact',
] as const;
export type MarketKind = (typeof marketKinds)[number];

/** Odds are decimal with the stake included, as whole hundredths: 185 is 1.85. Never below 101. */
export const sportPick = record({
  /** `home`, `draw`, `away`, `over`, `under`, `yes`, `no`, `odd`, `even`, `none`, or an exact score. */
  pick: text,
  odds: integer,
});
export type SportPick = Value<typeof sportPick>;

/**
 * `suspended`: bets are not accepted for the moment, after an event or because the result is almost certain. Closed
 * markets are not listed.
 */
export const sportMarket = record({
  kind: oneOf(marketKinds),
  param: withDefault(integer, 0),
  isSuspended: flag,
  picks: withDefault(list(sportPick), []),
});
export type SportMarket = Value<typeof sportMarket>;

export const sportScore = record({ home: integer, away: integer });
export type SportScore = Value<typeof sportScore>;

/** State of a match. The stream sends it after each change. */
export const sportRunning = record({
  matchId: text,
  sportId: integer,
  phase: oneOf(['before', 'live', 'over', 'void']),
  /** Between two parts; the next one begins at `nextMs`. */
  isBreak: flag,
  /** Goals, points, sets, maps or rounds won, as used by `winner` and `exact`. */
  score: sportScore,
  /** Score of each part up to the current one: halves, quarters, innings, or games and points of each set or map. */
  parts: withDefault(list(sportScore), []),
  /** The current part, from 1; 0 before the start. */
  part: withDefault(integer, 0),
  /** The minute of the match in sports with a clock, else 0; the second half of football begins at 45. */
  minute: withDefault(integer, 0),
  /** Side that serves or throws first now; '' if that does not matter. */
  serving: oneOf(['home', 'away', '']),
  /** Side that won the decider of a match that was level after regular time; else ''. */
  decidedBy: oneOf(['home', 'away', '']),
  /** No bets on this match until then, after an event; 0 if it is not suspended. */
  suspendedUntilMs: withDefault(integer, 0),
  /** When the score can change next. */
  nextMs: withDefault(integer, 0),
  /** The board's markets: winner, then the handicap and total with the most even odds; readMatch has all. */
  markets: withDefault(list(sportMarket), []),
  /** Total number of markets. */
  marketCount: withDefault(integer, 0),
});
export type SportRunning = Value<typeof sportRunning>;

/** League and sides. All names are invented, in the language of the request. */
const sportSides = {
  leagueName: text,
  homeName: text,
  awayName: text,
  /** Constant numbers of the sides, from 0, from which crests or feathers are drawn. */
  homeCrest: withDefault(integer, 0),
  awayCrest: withDefault(integer, 0),
  startMs: integer,
};

export const sportMatch = record({ ...sportSides, running: sportRunning });
export type SportMatch = Value<typeof sportMatch>;

/** Something that happened in a match. */
export const sportEvent = record({
  atMs: integer,
  /** `score`: `points` for a side; `part`: a part is over; `decider`: the decision of a level match; `end`. */
  kind: oneOf(['score', 'part', 'decider', 'end']),
  side: oneOf(['home', 'away', '']),
  points: withDefault(integer, 0),
  part: withDefault(integer, 0),
  minute: withDefault(integer, 0),
  score: sportScore,
});
export type SportEvent = Value<typeof sportEvent>;

/** Proof of a finished match; `seed` is '' before. F01 */
export const sportProof = record({
  seed: withDefault(text, ''),
  /** From 1: number of SHA-256 steps from the seed to the anchor. */
  position: integer,
  anchor: text,
  publishedMs: integer,
  salt: withDefault(chainSalt, noSalt),
});
export type SportProof = Value<typeof sportProof>;
