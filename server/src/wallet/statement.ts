/** The statement: every movement of the main wallet and why, straight from the ledger. SI-37 */
import type { calls } from '@foyer/contract/calls.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { BalanceEntry } from '@foyer/contract/wallet/statement.ts';
import { translate } from '@foyer/text/translate.ts';
import type { Handler, House } from '../http/context.ts';
import { momentOf, pageOf } from '../http/paging.ts';
import { countStatement, readStatement, readStatementEntry } from '../ledger/statement.ts';
import type { StatementEntry, StatementQuery } from '../ledger/statement.ts';
import { platforms } from '../platforms/platforms.ts';

type Calls = typeof calls;

const ownAccounts = ['main', 'withdrawing', 'locked', 'savings', 'bonus'] as const;

/** Names an account, or the platform that a movement refers to, as the player reads it. */
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

/** The remark is the platform's name, or the number of the order. */
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

/** Newest first, amounts in satang; the balance is what stood on the main wallet after the movement. ENUM-014 */
export const myBalanceList: Handler<Calls['myBalanceList']> = async (context, request) => {
  const { house, playerId, lang } = context;
  if (request.type !== '' && !/^\d{1,3}$/.test(request.type)) return { list: [], total: 0 };
  const fromMs = momentOf(request.startTime);
  const toMs = momentOf(request.endTime);
  const query: StatementQuery = {
    playerId,
    account: 'main',
    ...(request.type !== '' && { titles: [Number(request.type)] }),
    ...(fromMs !== undefined && { fromMs }),
    ...(toMs !== undefined && { toMs }),
  };
  const { offset, limit } = pageOf(request);
  const [entries, { count }, names] = await Promise.all([
    readStatement(house.db, query, { skip: offset, limit }),
    countStatement(house.db, query),
    namesFor(house, lang),
  ]);
  return { list: entries.map((entry) => entryOf(entry, names)), total: count };
};

/** One movement: its order, and from where to where the money went. Refuses: UNKNOWN_RECORD, another's too. S14 */
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
