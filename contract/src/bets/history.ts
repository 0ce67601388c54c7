/** Bet records: stake, turnover and result. SI-41, SI-42, ENTITY-035 */
import { defineCall } from '../call.ts';
import {
  at,
  flag,
  integer,
  list,
  moment,
  money,
  oneOf,
  optional,
  page,
  paging,
  record,
  text,
  withDefault,
} from '../wire.ts';
import type { Value } from '../wire.ts';

export const betRecord = record({
  betOrderNo: text,
  platformCode: text,
  platformName: withDefault(text, ''),
  gameType: integer,
  gameId: withDefault(text, ''),
  gameName: withDefault(text, ''),
  /** '0' running, '1' settled. ENUM-012 */
  status: oneOf(['0', '1']),
  betSatang: at('betAmount', money),
  /** The turnover; 0 until the bet is settled. */
  validSatang: at('validBet', money),
  /** The player's profit, signed: prize less stake; 0 while the bet is open. */
  profitSatang: at('playerProfit', money),
  betTime: moment,
  settleTime: optional(moment),
  /** The returned stake of a void bet. Its stake, turnover and profit are then 0. */
  voidSatang: at('voidAmount', optional(money)),
  /** Whether it is a free round, which took no stake; absent if not. */
  isFree: optional(flag),
  /** The part of the prize that a jackpot paid. */
  jackpotSatang: at('jackpotAmount', optional(money)),
});
export type BetRecord = Value<typeof betRecord>;

/**
 * `status`: code of a settle filter. `gameType`: a code or ''. Times: of the bet, in epoch milliseconds, or ''.
 * ENUM-016, AMB-064
 */
const filters = {
  platformCode: withDefault(text, ''),
  gameType: withDefault(text, ''),
  status: withDefault(text, ''),
  startTime: withDefault(text, ''),
  endTime: withDefault(text, ''),
};

/** `before`: number of the last bet seen. Not in the specification; a backend without it uses `pageNo`. */
const request = record({ ...paging, ...filters, before: withDefault(text, '') });
const response = page(betRecord);

/** Newest first. */
export const newGameHistory = defineCall({
  id: 'CALL-128',
  name: 'newGameHistory',
  path: '/api/game/newGameHistory',
  access: 'player',
  request,
  response,
});

/** The older call, for backends without the new one. AMB-135 */
export const gameHistory = defineCall({
  id: 'CALL-127',
  name: 'gameHistory',
  path: '/api/game/gameHistory',
  access: 'player',
  request,
  response,
});

/**
 * The data that a round of a built-in game was drawn from. The house's seed is included only after it is revealed. F01
 */
export const roundProof = record({
  roundId: text,
  /** The family whose window, `/play/<family>/`, replays and verifies it. */
  family: withDefault(text, 'slot'),
  /** Name of the machine or game in the verifier. */
  model: text,
  commitment: text,
  clientSeed: withDefault(text, ''),
  serverSeed: withDefault(text, ''),
  nonce: integer,
  /** Number of spins of a machine, or of the player's moves in another family. */
  spinCount: integer,
  /** The player's moves in order, if they are needed to verify the round. */
  moves: withDefault(list(text), []),
  /** The choice made at the start besides the stake, as the verifier reads it; '' if there was none. */
  choice: withDefault(text, ''),
  /** The choice and the result, in words. */
  chosenText: withDefault(text, ''),
  resultText: withDefault(text, ''),
});
export type RoundProof = Value<typeof roundProof>;

/** The selection of a lottery bet. Its draw is verified in the records of the lottery. SI-21 */
export const lotteryTicket = record({
  lotteryCode: text,
  issue: text,
  /** The play and the numbers, in words for the player; '' if another backend does not send them. */
  chosenText: withDefault(text, ''),
  /** 注数 and 倍数. */
  betCount: integer,
  multiple: integer,
  /** The numbers drawn; empty before the draw and for a void one. */
  numbers: withDefault(list(integer), []),
});
export type LotteryTicket = Value<typeof lotteryTicket>;

/** The field bet on at a live table. Its seed and numbers are included after the round. F01 */
export const tableTicket = record({
  /** Name of the table's game in the verifier. */
  code: text,
  roundNo: text,
  /** `red:500,n17:100`: spots and satang. */
  slip: text,
  numbers: withDefault(list(integer), []),
  /** The result in figures and suits that need no words; empty before it. */
  shown: withDefault(text, ''),
  /** Each spot with its stake and, after the round, what was paid back for it, the stake included. */
  chips: withDefault(
    list(
      record({
        spot: text,
        kind: text,
        /** Pockets, faces or sum of the field; empty if its name is sufficient. */
        numbers: withDefault(list(integer), []),
        satang: money,
        backSatang: withDefault(money, 0),
      }),
    ),
    [],
  ),
  seed: withDefault(text, ''),
  /** Position of the round on its hash chain, from 1. */
  position: integer,
  anchor: text,
  /** The chain's salt; '' for a chain without one. */
  salt: withDefault(text, ''),
});
export type TableTicket = Value<typeof tableTicket>;

/** A leg of a bet at the betting desk, in the language of the request. */
const sportTicketLeg = record({
  matchId: text,
  leagueName: text,
  matchText: text,
  marketText: text,
  pickText: text,
  /** Hundredths: the odds as the player saw them, and as accepted; 0 if they were not accepted. */
  offeredOdds: integer,
  odds: integer,
  stateText: text,
  /** The current or final score; '' before the start. */
  scoreText: withDefault(text, ''),
  startTime: integer,
  /** '' until the match is over. */
  seed: withDefault(text, ''),
  /** Position of the match on its hash chain, from 1. */
  position: integer,
  anchor: text,
  /** The chain's salt; '' for a chain without one. */
  salt: withDefault(text, ''),
});

/** A bet at the betting desk, leg by leg. M07, F01 */
export const sportTicket = record({
  stateText: text,
  /** Combined odds of all legs in hundredths: as seen, and as accepted. */
  offeredOdds: integer,
  odds: integer,
  legs: list(sportTicketLeg),
});
export type SportTicket = Value<typeof sportTicket>;

/** Refuses: UNKNOWN_RECORD, another player's bet too. S14 */
export const gameDetail = defineCall({
  id: 'CALL-129',
  name: 'gameDetail',
  path: '/api/game/detail',
  access: 'player',
  request: record({ betOrderNo: text, platformCode: withDefault(text, '') }),
  response: record({
    bet: betRecord,
    proof: optional(roundProof),
    ticket: optional(lotteryTicket),
    table: optional(tableTicket),
    sport: optional(sportTicket),
  }),
  refuses: ['UNKNOWN_RECORD'],
});

/** One month, UTC+7. */
export const betMonth = record({
  /** YYYY-MM. */
  month: text,
  count: integer,
  betSatang: at('betAmount', money),
  profitSatang: at('playerProfit', money),
});
export type BetMonth = Value<typeof betMonth>;

/**
 * Not in the specification: totals of the bets that match these filters, and of each month; at most the last 24 months
 * with a bet.
 */
export const betTotals = defineCall({
  id: 'CALL-X16',
  name: 'betTotals',
  path: '/api/game/betTotals',
  access: 'player',
  request: record(filters),
  response: record({
    count: integer,
    betSatang: at('betAmount', money),
    validSatang: at('validBet', money),
    profitSatang: at('playerProfit', money),
    /** Stakes of open bets. */
    runningSatang: at('runningAmount', money),
    months: withDefault(list(betMonth), []),
  }),
});
