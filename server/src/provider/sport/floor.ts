/**
 * The boards with viewers in this process. While there are viewers or open bets, a loop runs every second: it publishes
 * changes and settles finished matches. Without viewers and bets there is no work.
 */
import { sportNews } from '@foyer/contract/play/sportStream.ts';
import type { SportNews } from '@foyer/contract/play/sportStream.ts';
import type { SportRunning } from '@foyer/contract/play/sport.ts';
import type { House } from '../../house.ts';
import type { Watcher } from '../session/windowStream.ts';
import { runningView } from './board.ts';
import { settleDue } from './judging.ts';
import { matchesAround, standingAt } from './matches.ts';
import { voidedAmong } from './matchStore.ts';

export interface SportFloor {
  watch(sportId: number, watcher: Watcher): void;
  leave(sportId: number, watcher: Watcher): void;
  /** Called with a bet: keeps the loop of this process running until then. */
  touch(untilMs: number): void;
  /** Does what is due now. Called by the timer and by tests. */
  turn(): Promise<void>;
  beat(): void;
  close(): Promise<void>;
}

const turnEveryMs = 1_000;
/** Settling queries the database, so it runs only every this many turns. */
const settleEvery = 2;

export const eventOf = (news: SportNews): string => `data: ${JSON.stringify(sportNews.encode(news))}\n\n`;

/** Matches of a sport that run, have just ended or begin next. */
export async function runningNow(house: House, sportId: number): Promise<SportRunning[]> {
  const nowMs = house.now();
  const all = await matchesAround(house, sportId, -3, 2);
  const voided = await voidedAmong(
    house.db,
    all.map(({ fixture }) => fixture.matchId),
  );
  return all.map((played) => runningView(standingAt(played, nowMs), voided.has(played.fixture.matchId)));
}

interface Board {
  readonly watchers: Set<Watcher>;
  /** The last published state of each match, by id. */
  readonly sent: Map<string, string>;
}

interface FloorState {
  readonly house: House;
  /** By sport id. */
  readonly boards: Map<number, Board>;
  /** Open bets keep the loop running until then. */
  untilMs: number;
  turns: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  turning: Promise<void> | undefined;
  isClosed: boolean;
}

const isAwake = ({ house, boards, untilMs }: FloorState): boolean => boards.size > 0 || house.now() < untilMs;

function arm(floor: FloorState): void {
  if (floor.isClosed || floor.timer !== undefined || !isAwake(floor)) return;
  floor.timer = setTimeout(() => {
    floor.timer = undefined;
    void turn(floor).finally(() => arm(floor));
  }, turnEveryMs);
  floor.timer.unref();
}

/** Sends the viewers of a board the matches that have changed. */
async function publish({ house, boards }: FloorState, sportId: number): Promise<void> {
  const board = boards.get(sportId);
  if (board === undefined) return;
  const matches = await runningNow(house, sportId);
  const changed = matches.filter((match) => {
    const text = JSON.stringify(match);
    const isSame = board.sent.get(match.matchId) === text;
    board.sent.set(match.matchId, text);
    return !isSame;
  });
  for (const matchId of board.sent.keys())
    if (!matches.some((match) => match.matchId === matchId)) board.sent.delete(matchId);
  if (changed.length === 0) return;
  const text = eventOf({ kind: 'moved', serverMs: house.now(), sportId, matches: changed });
  for (const watcher of board.watchers) watcher.write(text);
}

async function doDue(floor: FloorState): Promise<void> {
  for (const sportId of floor.boards.keys()) await publish(floor, sportId);
  floor.turns += 1;
  if (floor.turns % settleEvery === 0) await settleDue(floor.house);
}

/** Runs one turn at a time. An error is logged; the job that runs every minute settles what was missed. */
async function turn(floor: FloorState): Promise<void> {
  if (floor.isClosed) return;
  floor.turning ??= doDue(floor)
    .catch((error: unknown) => floor.house.log.error({ err: error }, 'the sportsbook could not go on'))
    .finally(() => (floor.turning = undefined));
  await floor.turning;
}

export function openSportFloor(house: House): SportFloor {
  const boards = new Map<number, Board>();
  const floor: FloorState = {
    house,
    boards,
    untilMs: 0,
    turns: 0,
    timer: undefined,
    turning: undefined,
    isClosed: false,
  };
  return {
    turn: () => turn(floor),
    watch(sportId, watcher) {
      const board = boards.get(sportId) ?? { watchers: new Set(), sent: new Map() };
      boards.set(sportId, board);
      board.watchers.add(watcher);
      arm(floor);
    },
    leave(sportId, watcher) {
      const board = boards.get(sportId);
      board?.watchers.delete(watcher);
      if (board?.watchers.size === 0) boards.delete(sportId);
    },
    touch(untilMs) {
      floor.untilMs = Math.max(floor.untilMs, untilMs);
      arm(floor);
    },
    beat() {
      for (const { watchers } of boards.values()) for (const watcher of watchers) watcher.write(':\n\n');
    },
    async close() {
      floor.isClosed = true;
      clearTimeout(floor.timer);
      await floor.turning;
    },
  };
}
