/** Bet records: what was staked, what counted, what came of it. SI-41, SI-42, ENTITY-035 */
import { defineCall } from '../call.ts';
import { at, integer, list, moment, money, oneOf, optional, page, paging, record, text, withDefault } from '../wire.ts';
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
  /** What counts as turnover: nothing before it is settled. */
  validSatang: at('validBet', money),
  /** Signed, the player's side: what was paid less what was staked; 0 while it runs. */
  profitSatang: at('playerProfit', money),
  betTime: moment,
  settleTime: optional(moment),
  /** What was staked and given back, of a bet that was annulled; it stakes, counts and wins 0 from then on. */
  voidSatang: at('voidAmount', optional(money)),
});
export type BetRecord = Value<typeof betRecord>;

/** `status` is a settle filter's code, `gameType` '' or a code, times epoch milliseconds of the bet or ''. ENUM-016, AMB-064 */
const filters = {
  platformCode: withDefault(text, ''),
  gameType: withDefault(text, ''),
  status: withDefault(text, ''),
  startTime: withDefault(text, ''),
  endTime: withDefault(text, ''),
};

/** `before` is ours: the number of the last bet seen. A backend that does not know it reads `pageNo`. */
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

/** What a round of a built-in game was drawn from; the house's seed only after its reveal. F01 */
export const roundProof = record({
  roundId: text,
  /** Whose window replays and verifies it, `/play/<family>/`. */
  family: withDefault(text, 'slot'),
  /** The machine's or the game's name in the verifier. */
  model: text,
  commitment: text,
  clientSeed: withDefault(text, ''),
  serverSeed: withDefault(text, ''),
  nonce: integer,
  /** Spins of a machine; of another family, the player's moves. */
  spinCount: integer,
  /** What the player did, in order, where it is needed to work the round out again. */
  moves: withDefault(list(text), []),
  /** What it was opened with besides its stake, as the verifier reads it; '' where there was nothing to choose. */
  choice: withDefault(text, ''),
  /** The same, and what came of it, in words. */
  chosenText: withDefault(text, ''),
  resultText: withDefault(text, ''),
});
export type RoundProof = Value<typeof roundProof>;

/** What a lottery bet was on; its draw is verified where the lottery shows its draws. SI-21 */
export const lotteryTicket = record({
  lotteryCode: text,
  issue: text,
  /** The play and what was picked, in the player's words; '' where a foreign house does not say. */
  chosenText: withDefault(text, ''),
  /** 注数 and 倍数. */
  betCount: integer,
  multiple: integer,
  /** What was drawn; empty until then, and of a draw that was annulled. */
  numbers: withDefault(list(integer), []),
});
export type LotteryTicket = Value<typeof lotteryTicket>;

/** The field bet on at a live table. Its seed and numbers are included once the round is over. F01 */
export const tableTicket = record({
  /** The table's game in the verifier. */
  code: text,
  roundNo: text,
  /** `red:500,n17:100`: spots and satang. */
  slip: text,
  numbers: withDefault(list(integer), []),
  /** What came, in figures and suits that need no words; empty until then. */
  shown: withDefault(text, ''),
  /** Each spot with what lay on it and, once the round is over, what came back for it; stakes come back with a prize. */
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
  /** From 1: the round's place on its chain. */
  position: integer,
  anchor: text,
});
export type TableTicket = Value<typeof tableTicket>;

/** A leg of a bet at the betting desk, in words of the request's language. */
const sportTicketLeg = record({
  matchId: text,
  leagueName: text,
  matchText: text,
  marketText: text,
  pickText: text,
  /** Hundredths: as the player saw them, and as they were accepted (0 where they were not). */
  offeredOdds: integer,
  odds: integer,
  stateText: text,
  /** Now or at the end; '' before the start. */
  scoreText: withDefault(text, ''),
  startTime: integer,
  /** '' until the match is over. */
  seed: withDefault(text, ''),
  /** From 1: the match's place on its chain. */
  position: integer,
  anchor: text,
});

/** What a bet at the betting desk was on, leg by leg. M07, F01 */
export const sportTicket = record({
  stateText: text,
  /** All legs together, hundredths: as seen, and as accepted. */
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

/** Ours: what the bets of these filters sum to, and month by month; at most the last 24 months in which there was a bet. */
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
    /** Staked and still running. */
    runningSatang: at('runningAmount', money),
    months: withDefault(list(betMonth), []),
  }),
});
