/**
 * Lists of platforms and games besides the home grid: lobbies, the hub, all games, search. Game type -1 means all
 * types. Lists are the same for all visitors: `collect` is always '0', and favourites come from CALL-184 and CALL-188.
 * SI-16 to SI-25, AMB-136, AMB-137
 */
import { defineCall } from '../call.ts';
import { pageSizes } from '../constants.ts';
import { at, bounded, flag, integer, list, oneOf, page, paging, pagingOf, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import { game, platformEntry } from './catalogue.ts';

const ofType = { ...paging, gameType: withDefault(integer, -1) };
/** Lists of platforms have pages of 10, 20 or 50. CONST-004 */
const platformsOfType = {
  ...pagingOf(pageSizes.platforms, pageSizes.platforms[1]),
  gameType: withDefault(integer, -1),
};
const ofPlatform = { ...ofType, platformCode: withDefault(text, '') };

/** A lobby's platforms, 20 per page, 10 in menus. ENTITY-013, CONST-004 */
export const gamePlatform = defineCall({
  id: 'CALL-041',
  name: 'gamePlatform',
  path: '/api/game/guest/gamePlatform',
  access: 'guest',
  request: record(platformsOfType),
  response: page(platformEntry),
});

/** The older form of newHeatGamePlatform, used as its fallback. AMB-136 */
export const heatGamePlatform = defineCall({
  id: 'CALL-042',
  name: 'heatGamePlatform',
  path: '/api/game/guest/heatGamePlatform',
  access: 'guest',
  request: record(platformsOfType),
  response: page(platformEntry),
});

/** Platforms with the highest stakes of today and the six days before first, then in the order of the catalogue. */
export const newHeatGamePlatform = defineCall({
  id: 'CALL-043',
  name: 'newHeatGamePlatform',
  path: '/api/game/guest/newHeatGamePlatform',
  access: 'guest',
  request: record(platformsOfType),
  response: page(platformEntry),
});

/** Data to name a game of which only the id is known, and for the local search. AMB-189 */
export const gameInfo = record({
  id: text,
  fullName: text,
  gameId: text,
  gameType: integer,
  platformCode: text,
  pcImg: withDefault(text, ''),
  /**
   * Names in every language, pinyin (with a "'" before each syllable, or unbroken) and initials; in lower case, joined
   * by '|'.
   */
  searchWords: withDefault(text, ''),
  section: withDefault(text, ''),
  isTrialOffered: at('trial', flag),
  isNew: at('newFlag', flag),
  isHot: at('hotFlag', flag),
  isUnderMaintenance: at('maintain', flag),
  maintainRemarks: withDefault(text, ''),
});
export type GameInfo = Value<typeof gameInfo>;

/** Number of games in one part of `allGameInfo`: a phone decodes one part without delaying a keystroke. */
export const catalogueStep = 400;

/**
 * All games in the order of the catalogue. `pageNo` from 1 selects a part of `catalogueStep` games; 0 is all of them.
 * SI-17, SI-41
 */
export const allGameInfo = defineCall({
  id: 'CALL-007',
  name: 'allGameInfo',
  path: '/api/guest/allGameInfo',
  access: 'guest',
  request: record({ pageNo: withDefault(bounded(0, 1_000), 0) }),
  response: page(gameInfo),
});

/** Rows of `allGameInfo`, for callers that decode them in chunks. */
export const gameInfos = list(gameInfo);

/** The 'all' section of the hub. */
export const allGame = defineCall({
  id: 'CALL-044',
  name: 'allGame',
  path: '/api/game/guest/allGame',
  access: 'guest',
  request: record(ofPlatform),
  response: page(game),
});

export const newGame = defineCall({
  id: 'CALL-045',
  name: 'newGame',
  path: '/api/game/guest/newGame',
  access: 'guest',
  request: record(ofType),
  response: page(game),
});

export const hotGame = defineCall({
  id: 'CALL-046',
  name: 'hotGame',
  path: '/api/game/guest/hotGame',
  access: 'guest',
  request: record(ofType),
  response: page(game),
});

/** /all-games: every filter at once. `feature` is 'trial', 'open' (not under maintenance) or ''. SI-17 */
export const queryAllGameList = defineCall({
  id: 'CALL-047',
  name: 'queryAllGameList',
  path: '/api/game/guest/queryAllGameList',
  access: 'guest',
  request: record({
    ...ofPlatform,
    keyword: withDefault(text, ''),
    sort: withDefault(oneOf(['', 'hot', 'new']), ''),
    feature: withDefault(oneOf(['', 'trial', 'open']), ''),
    section: withDefault(text, ''),
  }),
  response: page(game),
});

/** Groups of the hub: the eight types, and texas, esports and cockfight. SCREEN-031 to SCREEN-033 */
export const platformGroups = [
  'slots',
  'live',
  'sports',
  'lottery',
  'fish',
  'chess',
  'hall3d',
  'other',
  'texas',
  'esports',
  'cockfight',
] as const;
export type PlatformGroup = (typeof platformGroups)[number];

/** Platforms by group, in the order of the hub. SI-16 */
export const gamePlatformGroup = defineCall({
  id: 'CALL-048',
  name: 'gamePlatformGroup',
  path: '/api/game/guest/gamePlatformGroup',
  access: 'guest',
  request: record({}),
  response: record({
    list: withDefault(
      list(
        record({
          group: oneOf(platformGroups),
          gameType: integer,
          /** '' or the part of a type that the group stands for, as in `queryAllGameList`. */
          section: withDefault(text, ''),
          gameCount: withDefault(integer, 0),
          platforms: at('platformList', withDefault(list(platformEntry), [])),
        }),
      ),
      [],
    ),
  }),
});

/**
 * Games that match the keyword, best first, by the rule of the local search. An empty keyword finds nothing. AMB-189
 */
export const searchResult = defineCall({
  id: 'CALL-049',
  name: 'searchResult',
  path: '/api/guest/searchResult',
  access: 'guest',
  request: record({ ...paging, keyword: withDefault(text, ''), gameType: withDefault(integer, -1) }),
  response: page(game),
});

/** Large pictures of the platforms of one type. ENTITY-011, AMB-072 */
export const platformPicInfo = defineCall({
  id: 'CALL-009',
  name: 'platformPicInfo',
  path: '/api/guest/platformPicInfo',
  access: 'guest',
  request: record({ gameType: withDefault(integer, -1) }),
  response: record({ list: withDefault(list(platformEntry), []) }),
});
