/** The leaderboard: fish king and the other weekly lists, computed from settled bets. SI-22, AMB-192, CONST-041 */
import { defineCall } from '../call.ts';
import { at, flag, integer, list, moment, money, oneOf, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** `fishKing` counts fishing games, `weekWinners` games of every type. */
export const leaderboardTypes = ['fishKing', 'weekWinners'] as const;

/**
 * Fish king covers the week that ended last Tuesday, 00:00 in Bangkok, and changes on Tuesdays only. `weekWinners`
 * covers today and the six days before, in Bangkok time. Accounts are masked. The list is empty if there were no bets.
 */
export const leaderboard = record({
  fromMs: integer,
  untilMs: integer,
  updatedAt: moment,
  list: withDefault(
    list(
      record({
        rank: integer,
        account: text,
        roundCount: integer,
        stakeSatang: at('stake', money),
        winSatang: at('win', money),
        gameName: withDefault(text, ''),
      }),
    ),
    [],
  ),
});
export type Leaderboard = Value<typeof leaderboard>;

const asked = record({ type: withDefault(oneOf(leaderboardTypes), 'fishKing') });

export const leaderboardQuery = defineCall({
  id: 'CALL-018',
  name: 'leaderboardQuery',
  method: 'GET',
  path: '/api/guest/leaderboard/query',
  access: 'guest',
  request: asked,
  response: leaderboard,
});

/** The same, computed again. */
export const leaderboardRefresh = defineCall({
  id: 'CALL-019',
  name: 'leaderboardRefresh',
  method: 'GET',
  path: '/api/guest/leaderboard/refresh',
  access: 'guest',
  request: asked,
  response: leaderboard,
});

/** Highlight videos, newest first. */
export const getGoodVedio = defineCall({
  id: 'CALL-016',
  name: 'getGoodVedio',
  method: 'GET',
  path: '/api/guest/leaderboard/getGoodVedio',
  access: 'guest',
  request: record({}),
  response: record({
    list: withDefault(
      list(
        record({
          id: text,
          title: text,
          picture: withDefault(text, ''),
          videoUrl: text,
          /** A demonstration round from published seeds, not a player's win. The card says so. SCREEN-046 */
          isReplay: withDefault(flag, false),
          createTime: withDefault(moment, ''),
        }),
      ),
      [],
    ),
  }),
});
