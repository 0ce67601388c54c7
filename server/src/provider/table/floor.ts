/**
 * The tables with viewers or bets in this process. For each of them a loop deals, settles and sends events as they
 * happen. A table without either costs nothing: its rounds follow from its chain and are computed on the next visit.
 */
import { tableNews } from '@foyer/contract/games/table.ts';
import type { SpotTotal, TableNews } from '@foyer/contract/games/table.ts';
import { roundAt, roundTimes } from '@foyer/contract/games/tableClock.ts';
import type { House } from '../../house.ts';
import type { Watcher } from '../session/windowStream.ts';
import { dealRound, settleRound } from './settle.ts';
import { roundNow, tableAsked, totalsOf } from './views.ts';

export interface Floor {
  watch(gameId: string, watcher: Watcher): void;
  leave(gameId: string, watcher: Watcher): void;
  /** Chips came: the table stays awake until the round is settled, watched or not. */
  touch(gameId: string): void;
  /** Does what is due at one table now; the clock calls it, and tests do. */
  turn(gameId: string): Promise<void>;
  /** Tables that are awake. */
  readonly awake: number;
  watchers(gameId: string): number;
  beat(): void;
  close(): Promise<void>;
}

interface Awake {
  readonly watchers: Set<Watcher>;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Everything up to this time has been sent and settled. */
  doneMs: number;
  /** Bets lie on rounds up to this one. */
  staked: number;
  /** New stakes since the last totals. */
  isTouched: boolean;
  sent: string;
  turning: Promise<void> | undefined;
}

/** Minimum interval between totals while bets arrive. */
const totalsEveryMs = 1_000;

export const eventOf = (news: TableNews): string => `data: ${JSON.stringify(tableNews.encode(news))}\n\n`;

export function openFloor(house: House): Floor {
  const tables = new Map<string, Awake>();
  let isClosed = false;

  function wake(gameId: string): Awake {
    const found = tables.get(gameId);
    if (found !== undefined) return found;
    const table: Awake = {
      watchers: new Set(),
      timer: undefined,
      doneMs: house.now(),
      staked: -1,
      isTouched: true,
      sent: '',
      turning: undefined,
    };
    tables.set(gameId, table);
    arm(gameId, table);
    return table;
  }

  /** The next moment at which there is something to do; totals are looked at every second while chips are taken. */
  function arm(gameId: string, table: Awake): void {
    clearTimeout(table.timer);
    if (isClosed) return;
    const nowMs = house.now();
    const { closeMs, dealMs, endMs } = roundAt(gameId, nowMs);
    const nextMs = Math.min(
      ...[closeMs, dealMs, endMs].filter((ms) => ms > nowMs),
      nowMs < closeMs ? nowMs + totalsEveryMs : endMs,
    );
    table.timer = setTimeout(() => void turn(gameId), Math.max(1, nextMs - nowMs));
    table.timer.unref();
  }

  function tell(table: Awake, news: TableNews): void {
    const text = eventOf(news);
    for (const watcher of table.watchers) watcher.write(text);
  }

  async function tellTotals(gameId: string, table: Awake, index: number): Promise<void> {
    // Other processes take chips as well: every third time the table is looked at anyway.
    const isDue = table.isTouched || Math.floor(house.now() / totalsEveryMs) % 3 === 0;
    if (!isDue || table.watchers.size === 0) return;
    table.isTouched = false;
    const totals: SpotTotal[] = await totalsOf(house, gameId, index);
    const sent = JSON.stringify([index, totals]);
    if (sent === table.sent) return;
    table.sent = sent;
    const { roundNo } = roundTimes(gameId, index);
    const round = { roundNo, numbers: [], seed: '', isVoid: false };
    tell(table, { kind: 'totals', serverMs: house.now(), round, totals });
  }

  /** Deals a round and sends the result before paying, so that the cards do not wait for the ledger. */
  async function deal(gameId: string, table: Awake, index: number): Promise<void> {
    const row = await dealRound(house, gameId, index);
    if (row === undefined) return;
    const { roundNo } = roundTimes(gameId, index);
    const isVoid = row.state === 'void';
    const round = { roundNo, numbers: isVoid ? [] : (row.numbers ?? []), seed: isVoid ? '' : (row.seed ?? ''), isVoid };
    tell(table, { kind: isVoid ? 'void' : 'result', serverMs: house.now(), round, totals: [] });
    await settleRound(house, row);
    tell(table, { kind: 'settled', serverMs: house.now(), round, totals: [] });
  }

  async function doDue(gameId: string, table: Awake): Promise<void> {
    const nowMs = house.now();
    const { index, openMs, closeMs, dealMs } = roundAt(gameId, nowMs);
    const isDue = (ms: number): boolean => ms <= nowMs && ms > table.doneMs;
    // A process that slept settles the round that it left.
    if (table.staked >= 0 && table.staked < index) await deal(gameId, table, table.staked);
    if (isDue(openMs)) {
      const round = await roundNow(await tableAsked(house, gameId));
      tell(table, { kind: 'open', serverMs: house.now(), round, totals: [] });
    }
    if (isDue(closeMs) && nowMs < dealMs) {
      const round = { roundNo: roundTimes(gameId, index).roundNo, numbers: [], seed: '', isVoid: false };
      tell(table, { kind: 'closed', serverMs: house.now(), round, totals: await totalsOf(house, gameId, index) });
    }
    if (isDue(dealMs)) await deal(gameId, table, index);
    if (nowMs >= dealMs && table.staked <= index) table.staked = -1;
    if (nowMs < closeMs) await tellTotals(gameId, table, index);
    table.doneMs = nowMs;
  }

  /** One at a time a table; a fault is logged, and the sweep finds what it left. */
  async function turn(gameId: string): Promise<void> {
    const table = tables.get(gameId);
    if (table === undefined || isClosed) return;
    if (table.turning === undefined) {
      table.turning = doDue(gameId, table)
        .catch((error: unknown) => house.log.error({ err: error, gameId }, 'a table could not go on'))
        .finally(() => (table.turning = undefined));
    }
    await table.turning;
    if (table.watchers.size === 0 && table.staked < 0) {
      clearTimeout(table.timer);
      tables.delete(gameId);
    } else arm(gameId, table);
  }

  return {
    turn,
    get awake() {
      return tables.size;
    },
    watchers: (gameId) => tables.get(gameId)?.watchers.size ?? 0,
    watch(gameId, watcher) {
      wake(gameId).watchers.add(watcher);
    },
    leave(gameId, watcher) {
      tables.get(gameId)?.watchers.delete(watcher);
    },
    touch(gameId) {
      const table = wake(gameId);
      table.staked = Math.max(table.staked, roundAt(gameId, house.now()).index);
      table.isTouched = true;
    },
    beat() {
      for (const { watchers } of tables.values()) for (const watcher of watchers) watcher.write(':\n\n');
    },
    async close() {
      isClosed = true;
      for (const table of tables.values()) clearTimeout(table.timer);
      await Promise.all([...tables.values()].map(async (table) => table.turning));
    },
  };
}
