/** The statement: every movement of the main wallet with its reason, read from the ledger. SI-37 */
import type { calls } from '@foyer/contract/calls.ts';
import type { RequestOf } from '@foyer/contract/call.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { BalanceEntry } from '@foyer/contract/wallet/statement.ts';
import { translate } from '@foyer/text/translate.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { Handler } from '../http/context.ts';
import { momentOf, pageOf } from '../http/paging.ts';
import { titles } from '../ledger/accounts.ts';
import { countStatement, readStatement, readStatementEntry } from '../ledger/statement.ts';
import type { StatementEntry, StatementQuery } from '../ledger/statement.ts';
import { readDays, startOfDay } from '../ledger/statementDays.ts';
import type { DaySums } from '../ledger/statementDays.ts';
import { platforms } from '../platforms/platforms.ts';
import { readUntil } from './pastReads.ts';
import { totalsOf } from './totals.ts';

type Calls = typeof calls;

const ownAccounts = ['main', 'withdrawing', 'locked', 'savings', 'bonus', 'chase'] as const;

/** Display names of accounts, and of the platform that a movement refers to. */
interface Names {
  account(account: string): string;
  platform(reference: string): string | undefined;
}

async function namesFor(house: House, lang: Locale): Promise<Names> {
  const text = translate(lang);
  const all = await platforms(house, lang);
  return {
    account(account) {
      const platform = all.find((one) => one.account === account);
      if (platform !== undefined) return platform.platformName;
      const own = ownAccounts.find((name) => name === account);
      if (own !== undefined) return text('bank', `accounts.${own}`);
      return text('bank', account === 'house:bank' ? 'accounts.bank' : 'accounts.house');
    },
    platform: (reference) => all.find((one) => one.platformKey === reference)?.platformName,
  };
}

/** Converts an entry. The remark is the platform's name or the order's number. */
function entryOf(entry: StatementEntry, names: Names): BalanceEntry {
  return {
    id: entry.id,
    title: entry.title,
    amountSatang: entry.amountSatang,
    balanceSatang: entry.balanceSatang,
    createTime: entry.createdMs,
    remark: names.platform(entry.reference) ?? entry.reference,
  };
}

type Filters = RequestOf<Calls['statementTotals']>;

/** Returns undefined if the filter cannot match anything. */
function queryOf(playerId: string, { type, startTime, endTime }: Filters): StatementQuery | undefined {
  if (type !== '' && !/^\d{1,3}$/.test(type)) return undefined;
  const fromMs = momentOf(startTime);
  const toMs = momentOf(endTime);
  return {
    playerId,
    account: 'main',
    ...(type !== '' && { titles: [Number(type)] }),
    ...(fromMs !== undefined && { fromMs }),
    ...(toMs !== undefined && { toMs }),
  };
}

/** Newest first, amounts in satang. The balance is that of the main wallet after the movement. ENUM-014 */
export const myBalanceList: Handler<Calls['myBalanceList']> = async (context, request) => {
  const { house, playerId, lang } = context;
  const query = queryOf(playerId, request);
  if (query === undefined) return { list: [], total: 0 };
  const { offset, limit } = pageOf(request);
  const place = request.before === '' ? { skip: offset } : { before: request.before };
  const [entries, { count }, names] = await Promise.all([
    readUntil(house, query.toMs, (db) => readStatement(db, query, { ...place, limit })),
    readUntil(house, query.toMs, (db) => countStatement(db, query)),
    namesFor(house, lang),
  ]);
  return { list: entries.map((entry) => entryOf(entry, names)), total: count };
};

const paidIn: readonly number[] = [titles.deposit, titles.manualDeposit, titles.fastDeposit];
const mostDays = 400;

/** Returns sums of the filtered statement and the player's lifetime deposits and withdrawals, in satang. M06 */
export const statementTotals: Handler<Calls['statementTotals']> = async (context, request) => {
  const { house, playerId } = context;
  const [everything, { withdrawSatang }] = await Promise.all([
    readDays(house.db, { playerId, account: 'main' }),
    totalsOf(house, playerId),
  ]);
  const netOf = (reasons: readonly number[]) =>
    everything.filter((day) => reasons.includes(day.title)).reduce((sum, day) => sum + day.inSatang + day.outSatang, 0);
  const lifetime = { lifetimeDepositSatang: netOf(paidIn), lifetimeWithdrawalSatang: withdrawSatang };
  const query = queryOf(playerId, request);
  if (query === undefined) return { count: 0, inSatang: 0, outSatang: 0, days: [], ...lifetime };
  const { sums, newest } = await readUntil(house, query.toMs, (db) => sumsAndNewest(db, query));
  const closingSatang = newest?.balanceSatang;
  const isWhole = request.type === '' && closingSatang !== undefined;
  return {
    ...sums,
    ...(isWhole && { closingSatang, openingSatang: closingSatang - sums.inSatang - sums.outSatang }),
    days: daysOf(everything, query),
    ...lifetime,
  };
};

/** Reads sums and newest entry consistently: reads again if a movement was posted in between. */
async function sumsAndNewest(db: Kysely<Tables>, query: StatementQuery) {
  for (;;) {
    const [newest] = await readStatement(db, query, { limit: 1 });
    const sums = await countStatement(db, query);
    const [then] = await readStatement(db, query, { limit: 1 });
    if (then?.id === newest?.id) return { sums, newest };
  }
}

/** Groups a filter's days, one line per day, with the closing balance of the day. */
function daysOf(everything: readonly DaySums[], { titles: reasons, fromMs = 0, toMs = Infinity }: StatementQuery) {
  const inTime = everything.filter(({ day }) => startOfDay(day + 1) > fromMs && startOfDay(day) <= toMs);
  return [...Map.groupBy(inTime, ({ day }) => day)].slice(-mostDays).map(([day, lines]) => {
    const meant = lines.filter(({ title }) => reasons === undefined || reasons.includes(title));
    return {
      day: startOfDay(day),
      inSatang: meant.reduce((sum, line) => sum + line.inSatang, 0),
      outSatang: meant.reduce((sum, line) => sum + line.outSatang, 0),
      // Lines are sorted by their last entry, so the last one has the closing balance.
      closingSatang: lines.at(-1)?.closingSatang ?? 0,
    };
  });
}

/** Returns a movement's order, sources and targets. Refuses: UNKNOWN_RECORD, also for another player's. S14 */
export const balanceDetail: Handler<Calls['balanceDetail']> = async (context, { id }) => {
  const { house, playerId, lang } = context;
  const found = await readStatementEntry(house.db, { playerId, account: 'main' }, id);
  if (found === undefined) return context.refuse('UNKNOWN_RECORD');
  const names = await namesFor(house, lang);
  const named = (isGiving: boolean) =>
    found.legs
      .filter((leg) => leg.amountSatang < 0 === isGiving)
      .map((leg) => names.account(leg.account))
      .join(', ');
  const { reference } = found.entry;
  const orderNo = /^[DW]\d+$/.test(reference) ? reference : '';
  return { entry: entryOf(found.entry, names), orderNo, from: named(true), to: named(false) };
};
