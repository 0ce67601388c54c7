/** Reads bet records. If the backend refuses the new call, the older one is used. AMB-135 */
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
  /** Number of the last bet that the house sent, shown or not. */
  readonly last: string | undefined;
  readonly count: number;
}

/** A backend without the filters 'win' and 'lose' sends all settled bets, so the result is filtered again here. */
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

/** Reads page after page, each from the last bet seen, until `mostExported` bets are read. */
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
