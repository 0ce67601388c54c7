/** Reads bet records, from the older call where a backend has no new one. AMB-135 */
import { gameHistory, newGameHistory } from '@foyer/contract/bets/history.ts';
import type { BetRecord } from '@foyer/contract/bets/history.ts';
import { betState, isInSettleFilter } from '@foyer/contract/bets/status.ts';
import type { SettleFilter } from '@foyer/contract/bets/status.ts';
import type { RequestOf } from '@foyer/contract/call.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isFailure } from '#api/failure.ts';
import { transportOf } from '#api/query.ts';
import { mostExported } from '#ui/records/ExportBar.tsx';
import type { BetFilters } from './betFilter.ts';

type Asked = RequestOf<typeof newGameHistory>;

export interface BetPage {
  readonly list: readonly BetRecord[];
  readonly total: number;
  /** The last bet that the house sent, shown or not. */
  readonly last: string | undefined;
  readonly count: number;
}

/** A backend that knows no 'win' and 'lose' sends all that are settled: those that are not meant are left out here. */
export async function readBets(
  client: QueryClient,
  asked: Asked,
  settle: SettleFilter,
  signal?: AbortSignal,
): Promise<BetPage> {
  const ask = transportOf(client);
  const page = await ask(newGameHistory, asked, { signal }).catch((error: unknown) => {
    if (!isFailure(error) || error.kind !== 'refused') throw error;
    error.isShown = true;
    return ask(gameHistory, asked, { signal });
  });
  const list = page.list.filter((bet) => isInSettleFilter(settle, betState(bet.status) ?? 'running', bet.profitSatang));
  return { list, total: page.total, last: page.list.at(-1)?.betOrderNo, count: page.list.length };
}

const pageSize = 200;

/** Page after page from the last bet seen. */
export async function allBets(
  client: QueryClient,
  filters: BetFilters,
  settle: SettleFilter,
  onRows: (rows: number) => void,
): Promise<BetRecord[]> {
  const bets: BetRecord[] = [];
  let before = '';
  for (let pageNo = 1; bets.length < mostExported; pageNo += 1) {
    const page = await readBets(client, { ...filters, pageNo, pageSize, before }, settle);
    bets.push(...page.list);
    onRows(bets.length);
    if (page.count < pageSize || page.last === undefined) break;
    before = page.last;
  }
  return bets;
}
