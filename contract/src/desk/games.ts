/** Games, halls and platforms, the lottery, tables and matches. Every void has a preview of what it will move. */
import * as v from 'valibot';
import { account, act, line, maybe, moment, nothing, pageOf, paging, read, reason, satang, words } from './deskCall.ts';

const closing = v.object({ platformCode: v.string(), gameId: v.string(), reason: v.string(), changedMs: moment });
export const platformList = read({
  path: '/operator/desk/games/platforms',
  summary: 'Platforms with their maintenance, and everything that is closed',
  permission: 'games.read',
  given: nothing,
  reply: {
    platforms: v.array(
      v.object({
        platformCode: v.string(),
        names: words,
        gameType: v.number(),
        isUnderMaintenance: v.boolean(),
        remarks: words,
        games: v.number(),
      }),
    ),
    closed: v.array(closing),
  },
});
export const gameList = read({
  path: '/operator/desk/games/list',
  summary: 'Games of a platform, or those whose name or id contains the text',
  permission: 'games.read',
  given: { platformCode: maybe, query: maybe, ...paging },
  reply: pageOf(
    v.object({
      gameId: v.string(),
      platformCode: v.string(),
      names: words,
      gameType: v.number(),
      isNew: v.boolean(),
      isHot: v.boolean(),
      isWithdrawn: v.boolean(),
      /** Closed itself; its platform may be closed besides. */
      isClosed: v.boolean(),
    }),
  ),
});
/** `platformCode` `*` without a game closes everything. Open rounds are finished. */
export const closeGames = act({
  path: '/operator/desk/games/close',
  summary: 'Closes a game, a platform or everything at once',
  permission: 'games.switch',
  given: { platformCode: line, gameId: maybe, reason },
  reply: { closed: v.array(closing) },
});
export const openGames = act({
  path: '/operator/desk/games/open',
  summary: 'Opens a game, a platform or everything again',
  permission: 'games.switch',
  given: { platformCode: line, gameId: maybe },
  reply: { closed: v.array(closing) },
});
export const setMaintenance = act({
  path: '/operator/desk/games/maintenance',
  summary: 'Puts a platform under maintenance with remarks for players, or ends it',
  permission: 'games.switch',
  given: { platformCode: line, isUnderMaintenance: v.boolean(), remarks: words },
  reply: nothing,
});

export const lotteryList = read({
  path: '/operator/desk/games/lottery',
  summary: 'Lottery games with their bets in play',
  permission: 'games.read',
  given: nothing,
  reply: {
    games: v.array(v.object({ lotteryCode: v.string(), isPaused: v.boolean(), bets: v.number(), stakeSatang: satang })),
  },
});
export const pauseLottery = act({
  path: '/operator/desk/games/lottery/pause',
  summary: 'Stops or resumes the sales of a lottery game',
  permission: 'games.switch',
  given: { lotteryCode: line, isPaused: v.boolean(), reason },
  reply: nothing,
});
export const drawList = read({
  path: '/operator/desk/games/lottery/draws',
  summary: 'Draws of a lottery game with bets, newest first',
  permission: 'games.read',
  given: { lotteryCode: line, ...paging },
  reply: pageOf(
    v.object({
      issue: v.string(),
      state: v.picklist(['open', 'drawn', 'settled', 'void']),
      numbers: v.array(v.number()),
      bets: v.number(),
      stakeSatang: satang,
      prizeSatang: satang,
      voidReason: v.string(),
      settledMs: moment,
    }),
  ),
});
export const matchList = read({
  path: '/operator/desk/games/matches',
  summary: 'Simulated matches with bets, newest first',
  permission: 'games.read',
  given: paging,
  reply: pageOf(
    v.object({
      matchId: v.string(),
      sport: v.string(),
      home: words,
      away: words,
      startMs: moment,
      endMs: moment,
      state: v.string(),
      bets: v.number(),
      stakeSatang: satang,
    }),
  ),
});

/** What a void names: a draw, a round of a table, a match, or one bet. */
const target = v.variant('kind', [
  v.object({ kind: v.literal('draw'), lotteryCode: line, issue: line }),
  v.object({ kind: v.literal('round'), gameId: line, roundNo: line }),
  v.object({ kind: v.literal('match'), matchId: line }),
  v.object({ kind: v.literal('bet'), account, betOrderNo: line }),
]);
export type VoidTarget = v.InferOutput<typeof target>;
/** A POST, because it takes the same body as the act. It changes nothing. */
export const previewVoid = act({
  path: '/operator/desk/games/void/preview',
  summary: 'What a void would return and take back. Combined bets go on without a voided match. Changes nothing',
  permission: 'games.void',
  given: { target },
  reply: {
    bets: v.number(),
    players: v.number(),
    /** Stakes that go back to players. */
    stakeSatang: satang,
    /** What combined bets pay without the voided match, whose odds count as 1.00; 0 for all else. */
    repricedSatang: satang,
    /** Prizes that are taken back from players. */
    prizeSatang: satang,
    /** Prizes that are spent by now: the most that the house may have to bear. */
    missingSatang: satang,
    isVoided: v.boolean(),
    /** Changes whenever one of these figures does. */
    mark: v.string(),
  },
});
/** `mark` of the preview that was agreed to: `changedMeanwhile` if the effects are others by now. */
export const voidPlay = act({
  path: '/operator/desk/games/void',
  summary: 'Voids a draw, a round, a match or a bet: stakes go back, prizes are taken back',
  permission: 'games.void',
  given: { target, reason, mark: line },
  reply: nothing,
});
