/** Matches and odds. Every match of this house is virtual and marked as such. SI-20, AMB-122 */
import { defineCall } from '../call.ts';
import { decimal, flag, at, integer, list, oneOf, optional, record, text, withDefault } from '../wire.ts';
import type { Codec, Value } from '../wire.ts';

/** The tabs: matches that are running, that begin today (Bangkok), and that begin later. */
export const markets = ['live', 'today', 'early'] as const;
export type Market = (typeof markets)[number];

/** `pick` is 'home', 'draw' or 'away'; odds are decimal, including the stake. */
export const matchOdds = record({ pick: oneOf(['home', 'draw', 'away']), odds: decimal });

export const match = record({
  matchId: text,
  sportId: integer,
  leagueName: text,
  homeName: text,
  awayName: text,
  startMs: integer,
  market: oneOf(markets),
  /** Minutes played; 0 before the start. */
  minute: withDefault(integer, 0),
  homeScore: withDefault(integer, 0),
  awayScore: withDefault(integer, 0),
  odds: withDefault(list(matchOdds), []),
  /** House edge of the odds, in percent. */
  marginPercent: decimal,
  /** Simulated by the house's clock. */
  isVirtual: at('virtual', flag),
  platformCode: withDefault(text, ''),
  /** Constant numbers of the sides, as on the desk: they choose shape and hue of the crests. Absent draws none. */
  homeCrest: optional(integer),
  awayCrest: optional(integer),
});
export type Match = Value<typeof match>;

const matches = record({ list: withDefault(list(match), []) });

const anySport = withDefault(integer, 0);
/** The start page of sports has no number: its sportId is empty on the wire and 0 here. ROUTE-059, AMB-025 */
const sportId: Codec<number> = { ...anySport, encode: (id) => (id === 0 ? '' : id) };

/** `sportId` 0 means every sport, and '' every market. ENUM-022 */
export const sport = defineCall({
  id: 'CALL-199',
  name: 'sport',
  path: '/api/sport/',
  access: 'guest',
  request: record({ sportId, market: withDefault(oneOf(['', ...markets]), '') }),
  response: matches,
});

/** The featured match of a place: 'home' or 'sports'; none if there is no match. */
export const getCustomizeMatch = defineCall({
  id: 'CALL-020',
  name: 'getCustomizeMatch',
  path: '/api/guest/getCustomizeMatch',
  access: 'guest',
  request: record({ imgCode: withDefault(text, 'home') }),
  response: record({ match: optional(match) }),
});

/** The next matches of one platform, at most eight; '' means every platform. */
export const getMatchByPlatformCode = defineCall({
  id: 'CALL-021',
  name: 'getMatchByPlatformCode',
  path: '/api/guest/getMatchByPlatformCode',
  access: 'guest',
  request: record({ platformCode: withDefault(text, '') }),
  response: matches,
});
