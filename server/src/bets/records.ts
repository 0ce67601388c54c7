/** Bet records, read from the rows that the ledger writes together with the money. SI-41, SI-42 */
import { settleFilters } from '@foyer/contract/bets/status.ts';
import type { SettleFilter } from '@foyer/contract/bets/status.ts';
import type { BetRecord, LotteryTicket, RoundProof, SportTicket, TableTicket } from '@foyer/contract/bets/history.ts';
import type { calls } from '@foyer/contract/calls.ts';
import type { RequestOf } from '@foyer/contract/call.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { translate } from '@foyer/text/translate.ts';
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';
import type { Handler } from '../http/context.ts';
import { momentOf, pageOf } from '../http/paging.ts';
import { countBets, readBet, readBets, sumsByMonth } from './store.ts';
import type { BetQuery, NamedBet } from './store.ts';

type Calls = typeof calls;

/** Looks up the details of a bet. Implemented by the game provider and the lottery; the composition root joins them. */
export interface ProofPort {
  proofOf(house: House, playerId: string, roundId: string, lang: Locale): Promise<RoundProof | undefined>;
  ticketOf(house: House, playerId: string, betOrderNo: string, lang: Locale): Promise<LotteryTicket | undefined>;
  tableTicketOf(house: House, playerId: string, betOrderNo: string): Promise<TableTicket | undefined>;
  sportTicketOf(house: House, playerId: string, betOrderNo: string, lang: Locale): Promise<SportTicket | undefined>;
}

/** Lottery games are not in the catalogue. */
const lotteryGames = {
  'lottery-minute': 'minute',
  'lottery-fiveMinute': 'fiveMinute',
  'lottery-daily': 'daily',
} as const;

const lotteryOf = (gameId: string) => Object.entries(lotteryGames).find(([id]) => id === gameId)?.[1];

/** Names of a lottery game in each language; null for another game. */
export function lotteryNames(gameId: string): Words | null {
  const game = lotteryOf(gameId);
  if (game === undefined) return null;
  const named = (lang: Locale) => translate(lang)('labels', `lotteryGame.${game}`);
  return { zh_CN: named('zh_CN'), en: named('en'), th: named('th') };
}

/** Names of platform and game in this language. */
export function namesOf(row: NamedBet, lang: Locale): Pick<BetRecord, 'platformName' | 'gameName'> {
  const game = lotteryOf(row.game_id);
  if (game === undefined) return { platformName: row.platform_name, gameName: row.game_name };
  const text = translate(lang);
  return { platformName: text('labels', 'lotteryGame.platform'), gameName: text('labels', `lotteryGame.${game}`) };
}

function recordOf(row: NamedBet, lang: Locale): BetRecord {
  return {
    betOrderNo: row.bet_order_no,
    platformCode: row.platform_code,
    gameType: row.game_type,
    gameId: row.game_id,
    ...namesOf(row, lang),
    // A voided bet is over as well, and does not count.
    status: row.is_settled || row.voided_ms !== null ? '1' : '0',
    betSatang: row.stake_satang,
    validSatang: row.is_settled ? row.stake_satang : 0,
    profitSatang: row.is_settled ? row.win_satang - row.stake_satang : 0,
    betTime: row.placed_ms,
    ...(row.settled_ms !== null && { settleTime: row.settled_ms }),
    ...(row.void_satang !== null && { voidSatang: row.void_satang }),
    ...(row.is_free === true && { isFree: true }),
    ...(row.jackpot_satang !== null && { jackpotSatang: row.jackpot_satang }),
  };
}

type Filters = RequestOf<Calls['betTotals']>;

const statusOf = (code: string): SettleFilter | undefined =>
  (Object.keys(settleFilters) as SettleFilter[]).find((filter) => settleFilters[filter] === code);

/** Returns undefined if no bet can match the filters. */
function queryOf(playerId: string, filters: Filters): BetQuery | undefined {
  const status = statusOf(filters.status);
  const isType = /^(|-1|\d{1,3})$/.test(filters.gameType);
  if (status === undefined || !isType) return undefined;
  const fromMs = momentOf(filters.startTime);
  const toMs = momentOf(filters.endTime);
  const isOfType = filters.gameType !== '' && filters.gameType !== '-1';
  return {
    playerId,
    ...(filters.platformCode !== '' && { platformCode: filters.platformCode }),
    ...(isOfType && { gameType: Number(filters.gameType) }),
    ...(status !== 'all' && { status }),
    ...(fromMs !== undefined && { fromMs }),
    ...(toMs !== undefined && { toMs }),
  };
}

/** Newest first, after the last bet seen or by page number. CALL-127 uses the same handler. */
const newGameHistory: Handler<Calls['newGameHistory']> = async ({ house, playerId, lang }, request) => {
  const query = queryOf(playerId, request);
  if (query === undefined) return { list: [], total: 0 };
  const place = { before: request.before, ...pageOf(request) };
  const [rows, total] = await Promise.all([readBets(house, query, lang, place), countBets(house, query)]);
  return { list: rows.map((row) => recordOf(row, lang)), total };
};

const mostMonths = 24;

/** Sums over all bets that match the filters, not over a page. */
const betTotals: Handler<Calls['betTotals']> = async ({ house, playerId }, request) => {
  const query = queryOf(playerId, request);
  const lines = query === undefined ? [] : await sumsByMonth(house, query);
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    count: sum((line) => line.count),
    betSatang: sum((line) => line.stakedSatang),
    validSatang: sum((line) => line.settledSatang),
    profitSatang: sum((line) => line.wonSatang - line.settledSatang),
    runningSatang: sum((line) => line.stakedSatang - line.settledSatang),
    months: lines.slice(-mostMonths).map(({ month, count, stakedSatang, settledSatang, wonSatang }) => ({
      month,
      count,
      betSatang: stakedSatang,
      profitSatang: wonSatang - settledSatang,
    })),
  };
};

/** One bet with the proof or ticket of its round. Refuses: UNKNOWN_RECORD, also for another player's bet. S14 */
const gameDetail =
  (port: ProofPort): Handler<Calls['gameDetail']> =>
  async (context, { betOrderNo, platformCode }) => {
    const { house, playerId, lang } = context;
    const row = await readBet(house, playerId, betOrderNo, lang);
    if (row === undefined || (platformCode !== '' && platformCode !== row.platform_code)) {
      return context.refuse('UNKNOWN_RECORD');
    }
    const [proof, ticket, table, sport] = await Promise.all([
      port.proofOf(house, playerId, row.round_id, lang),
      port.ticketOf(house, playerId, betOrderNo, lang),
      port.tableTicketOf(house, playerId, betOrderNo),
      port.sportTicketOf(house, playerId, betOrderNo, lang),
    ]);
    return {
      bet: recordOf(row, lang),
      ...(proof && { proof }),
      ...(ticket && { ticket }),
      ...(table && { table }),
      ...(sport && { sport }),
    };
  };

export const betRoutes = (port: ProofPort) => ({
  newGameHistory,
  gameHistory: newGameHistory,
  betTotals,
  gameDetail: gameDetail(port),
});
