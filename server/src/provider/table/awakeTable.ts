/** Deals, settles and publishes whatever is due at one table. */
import { tableNews } from '@foyer/contract/play/table.ts';
import type { SpotTotal, TableNews } from '@foyer/contract/play/table.ts';
import { roundAt, roundTimes } from '@foyer/contract/play/tableClock.ts';
import type { House } from '../../house.ts';
import type { Watcher } from '../session/windowStream.ts';
import { dealRound, settleRound } from './settle.ts';
import { roundNow, tableAsked, totalsOf } from './views.ts';

/** A table with viewers or bets. */
export interface AwakeTable {
  readonly gameId: string;
  readonly watchers: Set<Watcher>;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Everything up to this time has been sent and settled. */
  doneMs: number;
  /** The last round with bets that this process has taken; -1 if there are none to settle. */
  staked: number;
  /** New stakes since the last totals. */
  isTouched: boolean;
  sent: string;
  turning: Promise<void> | undefined;
}

export const awakeTable = (gameId: string, nowMs: number): AwakeTable => ({
  gameId,
  watchers: new Set(),
  timer: undefined,
  doneMs: nowMs,
  staked: -1,
  isTouched: true,
  sent: '',
  turning: undefined,
});

/** Minimum interval between totals while bets arrive. */
export const totalsEveryMs = 1_000;

export const eventOf = (news: TableNews): string => `data: ${JSON.stringify(tableNews.encode(news))}\n\n`;

function tell(table: AwakeTable, news: TableNews): void {
  const text = eventOf(news);
  for (const watcher of table.watchers) watcher.write(text);
}

async function tellTotals(house: House, table: AwakeTable, index: number): Promise<void> {
  // Other processes take chips as well, so the totals are read on every third check even without new chips here.
  const isDue = table.isTouched || Math.floor(house.now() / totalsEveryMs) % 3 === 0;
  if (!isDue || table.watchers.size === 0) return;
  table.isTouched = false;
  const totals: SpotTotal[] = await totalsOf(house, table.gameId, index);
  const sent = JSON.stringify([index, totals]);
  if (sent === table.sent) return;
  table.sent = sent;
  const { roundNo } = roundTimes(table.gameId, index);
  const round = { roundNo, numbers: [], seed: '', isVoid: false };
  tell(table, { kind: 'totals', serverMs: house.now(), round, totals });
}

/** Deals a round and sends the result before paying, so that the cards do not wait for the ledger. */
async function deal(house: House, table: AwakeTable, index: number): Promise<void> {
  const row = await dealRound(house, table.gameId, index);
  if (row === undefined) return;
  const { roundNo } = roundTimes(table.gameId, index);
  const isVoid = row.state === 'void';
  const round = { roundNo, numbers: isVoid ? [] : (row.numbers ?? []), seed: isVoid ? '' : (row.seed ?? ''), isVoid };
  tell(table, { kind: isVoid ? 'void' : 'result', serverMs: house.now(), round, totals: [] });
  await settleRound(house, row);
  tell(table, { kind: 'settled', serverMs: house.now(), round, totals: [] });
}

/** Does what is due now, in the order of a round: opened, closed, dealt. */
export async function doDue(house: House, table: AwakeTable): Promise<void> {
  const { gameId } = table;
  const nowMs = house.now();
  const { index, openMs, closeMs, dealMs } = roundAt(gameId, nowMs);
  const isDue = (ms: number): boolean => ms <= nowMs && ms > table.doneMs;
  // After a pause of the process, settles the round that it left open.
  const { staked } = table;
  if (staked >= 0 && staked < index) {
    await deal(house, table, staked);
    // Chips of the present round may have been taken meanwhile.
    if (table.staked === staked) table.staked = -1;
  }
  if (isDue(openMs)) {
    const round = await roundNow(await tableAsked(house, gameId));
    tell(table, { kind: 'open', serverMs: house.now(), round, totals: [] });
  }
  if (isDue(closeMs) && nowMs < dealMs) {
    const round = { roundNo: roundTimes(gameId, index).roundNo, numbers: [], seed: '', isVoid: false };
    tell(table, { kind: 'closed', serverMs: house.now(), round, totals: await totalsOf(house, gameId, index) });
  }
  if (isDue(dealMs)) await deal(house, table, index);
  if (nowMs >= dealMs && table.staked <= index) table.staked = -1;
  if (nowMs < closeMs) await tellTotals(house, table, index);
  table.doneMs = nowMs;
}
