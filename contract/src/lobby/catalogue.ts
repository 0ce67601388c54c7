/** Platforms and games that a visitor can find and open. SI-07, SI-14 */
import { defineCall } from '../call.ts';
import { pageSizes } from '../constants.ts';
import { at, flag, integer, optional, page, paging, pagingOf, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** ENTITY-011, ENTITY-012 */
export const platformEntry = record({
  platformKey: text,
  platformCode: text,
  platformName: withDefault(text, ''),
  gameType: integer,
  logoPic: withDefault(text, ''),
  logoImg: withDefault(text, ''),
  isUnderMaintenance: at('maintain', flag),
  maintainRemarks: withDefault(text, ''),
  /** Not in the specification: number of its games in this list's type; 0 is not shown. */
  gameCount: withDefault(integer, 0),
  /** Not in the specification: the game that opens for a part of a type; absent if it is the first game of the type. */
  doorGameId: optional(text),
});
export type GamePlatform = Value<typeof platformEntry>;

/** Parts of a type that have their own place in the lobby: SI-16, SI-25. Other games have ''. */
export const sections = ['texas', 'esports', 'cockfight'] as const;

/** ENTITY-014, AMB-076. Trial, marks, section, tags, remarks and return are not in the specification. */
export const gameFields = {
  id: text,
  fullName: text,
  gameId: text,
  gameType: integer,
  platformCode: text,
  platformName: withDefault(text, ''),
  pcImg: withDefault(text, ''),
  picLink: withDefault(text, ''),
  isFavourite: at('collect', flag),
  isTrialOffered: at('trial', flag),
  isNew: at('newFlag', flag),
  isHot: at('hotFlag', flag),
  isUnderMaintenance: at('maintain', flag),
  /** Why it is closed, in the player's language; '' if it is open. */
  maintainRemarks: withDefault(text, ''),
  section: withDefault(text, ''),
  /**
   * Not in the specification: what the game's rules state as its return, in percent without the sign. '96.18'; from the
   * lowest to the highest bet '85.64–98.94'; measured '≈ 99.55'; '' for none, which shows nothing.
   */
  rtp: withDefault(text, ''),
} as const;
export const game = record(gameFields);
export type Game = Value<typeof game>;

/**
 * The home grid, 36 per page. CONST-001. Filters are not in the specification: '', 'hot', 'new', a platform's code; a
 * type, or -1 for any.
 */
export const gameList = defineCall({
  id: 'CALL-005',
  name: 'gameList',
  path: '/api/guest/gameList',
  access: 'guest',
  request: record({
    ...paging,
    sort: withDefault(text, ''),
    platformCode: withDefault(text, ''),
    gameType: withDefault(integer, -1),
  }),
  response: page(game),
});

/** All platforms, 50 per page, or 10 or 20. CONST-004; game type -1 is every type. */
export const gamePlatformList = defineCall({
  id: 'CALL-203',
  name: 'gamePlatformList',
  path: '/api/game/guest/gamePlatformList',
  access: 'guest',
  request: record({ ...pagingOf(pageSizes.platforms, pageSizes.gamePlatformList), gameType: withDefault(integer, -1) }),
  response: page(platformEntry),
});
