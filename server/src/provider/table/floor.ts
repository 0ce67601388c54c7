/**
 * The tables with viewers or bets in this process. For each of them a loop deals, settles and sends events as they
 * happen. Other tables need no work: their rounds are computed from the chain on the next visit.
 */
import { roundAt } from '@foyer/contract/play/tableClock.ts';
import type { House } from '../../house.ts';
import type { Watcher } from '../session/windowStream.ts';
import { awakeTable, doDue, totalsEveryMs } from './awakeTable.ts';
import type { AwakeTable } from './awakeTable.ts';

export interface Floor {
  watch(gameId: string, watcher: Watcher): void;
  leave(gameId: string, watcher: Watcher): void;
  /** Called with a bet: the table stays awake until the round is settled, even without viewers. */
  touch(gameId: string): void;
  /** Does what is due at one table now. Called by the timer and by tests. */
  turn(gameId: string): Promise<void>;
  /** The number of tables that are awake. */
  readonly awake: number;
  watchers(gameId: string): number;
  beat(): void;
  close(): Promise<void>;
}

interface FloorState {
  readonly house: House;
  readonly tables: Map<string, AwakeTable>;
  isClosed: boolean;
}

function wake(floor: FloorState, gameId: string): AwakeTable {
  const found = floor.tables.get(gameId);
  if (found !== undefined) return found;
  const table = awakeTable(gameId, floor.house.now());
  floor.tables.set(gameId, table);
  arm(floor, table);
  return table;
}

/** Sets the timer to the next event at the table. Totals are checked every second while bets are open. */
function arm(floor: FloorState, table: AwakeTable): void {
  clearTimeout(table.timer);
  if (floor.isClosed) return;
  const nowMs = floor.house.now();
  const { closeMs, dealMs, endMs } = roundAt(table.gameId, nowMs);
  const nextMs = Math.min(
    ...[closeMs, dealMs, endMs].filter((ms) => ms > nowMs),
    nowMs < closeMs ? nowMs + totalsEveryMs : endMs,
  );
  table.timer = setTimeout(() => void turn(floor, table.gameId), Math.max(1, nextMs - nowMs));
  table.timer.unref();
}

/** Runs one turn at a time per table. An error is logged; the job that runs every minute settles what was missed. */
async function turn(floor: FloorState, gameId: string): Promise<void> {
  const { house, tables } = floor;
  const table = tables.get(gameId);
  if (table === undefined || floor.isClosed) return;
  if (table.turning === undefined) {
    table.turning = doDue(house, table)
      .catch((error: unknown) => house.log.error({ err: error, gameId }, 'a table could not go on'))
      .finally(() => (table.turning = undefined));
  }
  await table.turning;
  if (table.watchers.size === 0 && table.staked < 0) {
    clearTimeout(table.timer);
    tables.delete(gameId);
  } else arm(floor, table);
}

async function close(floor: FloorState): Promise<void> {
  floor.isClosed = true;
  const tables = [...floor.tables.values()];
  for (const table of tables) clearTimeout(table.timer);
  await Promise.all(tables.map(async (table) => table.turning));
}

export function openFloor(house: House): Floor {
  const floor: FloorState = { house, tables: new Map(), isClosed: false };
  const { tables } = floor;
  return {
    turn: (gameId) => turn(floor, gameId),
    get awake() {
      return tables.size;
    },
    watchers: (gameId) => tables.get(gameId)?.watchers.size ?? 0,
    watch(gameId, watcher) {
      wake(floor, gameId).watchers.add(watcher);
    },
    leave(gameId, watcher) {
      tables.get(gameId)?.watchers.delete(watcher);
    },
    touch(gameId) {
      const table = wake(floor, gameId);
      table.staked = Math.max(table.staked, roundAt(gameId, house.now()).index);
      table.isTouched = true;
    },
    beat() {
      for (const { watchers } of tables.values()) for (const watcher of watchers) watcher.write(':\n\n');
    },
    close: () => close(floor),
  };
}
