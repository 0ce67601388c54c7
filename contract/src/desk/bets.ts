/** One bet with what its player's record shows: the round, draw, table or matches that it was decided by. */
import * as v from 'valibot';
import { account, line, moment, read, satang } from './deskCall.ts';

const seeds = {
  commitment: v.string(),
  clientSeed: v.string(),
  /** '' until the house reveals it, for staff as for the player. */
  serverSeed: v.string(),
  nonce: v.number(),
};
/** A round of a player alone. */
const round = v.object({
  family: v.string(),
  model: v.string(),
  ...seeds,
  /** The player's moves in order; of fishing each shot as `species:bullet`. */
  moves: v.array(v.string()),
  chosenText: v.string(),
  resultText: v.string(),
  /** Of a machine: the symbols of each reel, from top to bottom, and the prize of the spin. */
  spins: v.array(v.object({ reels: v.array(v.string()), winSatang: v.number() })),
  /** Page of the site that plays the round again from its seeds; '' until they are revealed. */
  replayPath: v.string(),
});
const lottery = v.object({
  lotteryCode: v.string(),
  issue: v.string(),
  chosenText: v.string(),
  betCount: v.number(),
  multiple: v.number(),
  numbers: v.array(v.number()),
});
const table = v.object({
  code: v.string(),
  roundNo: v.string(),
  /** The result in figures and suits; '' before it. */
  shown: v.string(),
  chips: v.array(v.object({ spot: v.string(), satang, backSatang: satang })),
  seed: v.string(),
  anchor: v.string(),
  replayPath: v.string(),
});
const sport = v.object({
  stateText: v.string(),
  /** Hundredths; 0 if they were not accepted. */
  odds: v.number(),
  legs: v.array(
    v.object({
      matchText: v.string(),
      leagueName: v.string(),
      marketText: v.string(),
      pickText: v.string(),
      odds: v.number(),
      stateText: v.string(),
      scoreText: v.string(),
      startMs: moment,
      seed: v.string(),
    }),
  ),
});

export const betDetail = read({
  path: '/operator/desk/players/bet',
  summary: 'One bet with its round, draw, table or matches as the player sees them',
  permission: 'players.bets',
  given: { account, betOrderNo: line, lang: v.optional(v.picklist(['zh_CN', 'en', 'th']), 'en') },
  reply: {
    account: v.string(),
    betOrderNo: v.string(),
    platformCode: v.string(),
    platformName: v.string(),
    gameType: v.number(),
    gameId: v.string(),
    gameName: v.string(),
    roundId: v.string(),
    isSettled: v.boolean(),
    isVoided: v.boolean(),
    /** Of a voided bet what it was. */
    stakeSatang: satang,
    winSatang: satang,
    isFree: v.boolean(),
    jackpotSatang: satang,
    placedMs: moment,
    settledMs: moment,
    round: v.nullable(round),
    lottery: v.nullable(lottery),
    table: v.nullable(table),
    sport: v.nullable(sport),
  },
});
