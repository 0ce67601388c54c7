/** The statement: every movement of the main wallet and why, straight from the ledger. SI-37 */
import type { calls } from '@foyer/contract/calls.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { BalanceEntry } from '@foyer/contract/wallet/statement.ts';
import { translate } from '@foyer/text/translate.ts';
import type { Handler, House } from '../http/context.ts';
import { platforms } from '../platforms/platforms.ts';
import { momentOf, pageOf } from '../http/paging.ts';
import { statementPage, statementRow } from './statementStore.ts';
import type { StatementRow } from './statementStore.ts';

type Calls = typeof calls;

const ownAccounts = ['main', 'withdrawing', 'locked', 'savings', 'bonus'] as const;

/** The account's name as the player reads it: a platform's, the bank's, one of his own, or the house's. */
function accountNamer(lang: Locale, names: ReadonlyMap<string, string>): (account: string) => string {
  const text = translate(lang);
  return (account) => {
    const platform = names.get(account);
    if (platform !== undefined) return platform;
    const own = ownAccounts.find((name) => name === account);
    if (own !== undefined) return text('bank', `accounts.${own}`);
    return text('bank', account === 'house:bank' ? 'accounts.bank' : 'accounts.house');
  };
}

async function namerFor(house: House, lang: Locale) {
  const all = await platforms(house, lang);
  return accountNamer(lang, new Map(all.map((platform) => [platform.account, platform.platformName])));
}

const isOrder = (reference: string): boolean => /^[DW]\d+$/.test(reference);

/** What it belongs to: the order's number where there is one, else the name of the other side. */
function entryOf(row: StatementRow, nameOf: (account: string) => string): BalanceEntry {
  const other = row.otherAccounts[0];
  return {
    id: row.movementId,
    title: row.title,
    amountSatang: row.amountSatang,
    balanceSatang: row.balanceSatang,
    createTime: row.createdMs,
    remark: isOrder(row.reference) || other === undefined ? row.reference : nameOf(other),
  };
}

/** Newest first, amounts in satang; the balance is what stood on the main wallet after the movement. ENUM-014 */
export const myBalanceList: Handler<Calls['myBalanceList']> = async (context, request) => {
  if (request.type !== '' && !/^\d{1,3}$/.test(request.type)) return { list: [], total: 0 };
  const { rows, total } = await statementPage(context.house, {
    playerId: context.playerId,
    title: request.type === '' ? undefined : Number(request.type),
    fromMs: momentOf(request.startTime),
    toMs: momentOf(request.endTime),
    ...pageOf(request),
  });
  const nameOf = await namerFor(context.house, context.lang);
  return { list: rows.map((row) => entryOf(row, nameOf)), total };
};

/** One movement: its order, and from where to where the money went. Refuses: UNKNOWN_RECORD, another's too. S14 */
export const balanceDetail: Handler<Calls['balanceDetail']> = async (context, { id }) => {
  const row = await statementRow(context.house, context.playerId, id);
  if (row === undefined) return context.refuse('UNKNOWN_RECORD');
  const nameOf = await namerFor(context.house, context.lang);
  const others = row.otherAccounts.map(nameOf).join(', ');
  const [from, to] = row.amountSatang < 0 ? [nameOf('main'), others] : [others, nameOf('main')];
  return { entry: entryOf(row, nameOf), orderNo: isOrder(row.reference) ? row.reference : '', from, to };
};
