/** Two processes on one database: players of one room see each other, whichever process each is connected to. R11 */
import { fishNews } from '@foyer/contract/play/fish.ts';
import type { FishNews } from '@foyer/contract/play/fish.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { timeLimit } from '../../db/testing/timeFactor.ts';
import type { House } from '../../house.ts';
import { databaseCarrier } from '../../live/newsCarrier.ts';
import { openRelay } from '../../live/relay.ts';
import type { Relay } from '../../live/relay.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { PlaySession } from '../session/sessions.ts';
import { seatOf } from './rooms.ts';
import { angler, fireOnce } from './testing/fish.ts';
import { openWatch } from './watch.ts';
import type { Watch } from './watch.ts';

interface Process {
  readonly house: House;
  readonly relay: Relay;
  readonly watch: Watch;
}

let t: TestHouse;
let processes: readonly [Process, Process];

function openProcess(): Process {
  const relay = openRelay(databaseCarrier(t.database), t.house.log);
  const house = { ...t.house, live: relay.live };
  return { house, relay, watch: openWatch(house) };
}

beforeAll(async () => {
  t = await openTestHouse();
  processes = [openProcess(), openProcess()];
});
afterAll(async () => {
  for (const { watch, relay } of processes) {
    watch.close();
    await relay.close();
  }
  await t.close();
});

/** Events that a player's window receives from one process. */
async function windowAt({ house, watch }: Process, session: PlaySession) {
  const { room, seat } = await seatOf(house, session);
  const heard: FishNews[] = [];
  const watcher = {
    owner: session.owner,
    write: (text: string) => heard.push(v.parse(fishNews.schema, JSON.parse(text.replace(/^data: /, '')))),
  };
  watch.join(room, watcher);
  return { room, seat, heard, watcher };
}

const shotsIn = (heard: readonly FishNews[]) =>
  heard
    .filter(({ kind }) => kind === 'shot' || kind === 'catch')
    .map(({ kind, fishId, winSatang }) => ({ kind, fishId, winSatang }));

const patience = { timeout: timeLimit(30_000) };

it('sends each shot and catch once to the windows of both processes, and new seats as well. R11', async () => {
  const [here, there] = processes;
  const [ann, bo] = [await angler(t, 'ann', 1_000_000), await angler(t, 'bo', 10_000)];
  const [mine, theirs] = [await windowAt(here, ann), await windowAt(there, bo)];
  expect(theirs.room.room_id).toBe(mine.room.room_id);
  // The connection between the processes opens in the background.
  await vi.waitFor(async () => {
    await here.watch.seats(mine.room);
    expect(theirs.heard.some(({ kind }) => kind === 'seats')).toBe(true);
  }, patience);
  expect(theirs.heard.findLast(({ kind }) => kind === 'seats')?.names.filter((name) => name !== '')).toHaveLength(2);
  let caught = false;
  const settled: Pick<FishNews, 'kind' | 'fishId' | 'winSatang'>[] = [];
  while (!caught) {
    const { fired } = await fireOnce(t, ann);
    here.watch.fired(fired.seated.room, fired.seated.seat.seat_no, fired.rows, undefined);
    for (const { fish_id: fishId, is_caught, win_satang: winSatang } of fired.rows) {
      settled.push({ kind: is_caught ? 'catch' : 'shot', fishId, winSatang });
      caught ||= is_caught;
    }
  }
  await vi.waitFor(() => expect(shotsIn(theirs.heard)).toHaveLength(settled.length), patience);
  expect(shotsIn(theirs.heard)).toEqual(settled);
  expect(shotsIn(mine.heard)).toEqual(settled);
  expect(theirs.heard.find(({ kind }) => kind === 'catch')?.seatNo).toBe(mine.seat.seat_no);
});

it('makes windows read again when news between processes was lost, and ignores rooms without viewers', async () => {
  const [here, there] = processes;
  const cy = await angler(t, 'cy', 10_000);
  const { room, heard, watcher } = await windowAt(there, cy);
  there.relay.live.missed();
  await vi.waitFor(() => expect(heard.map(({ kind }) => kind)).toContain('open'), patience);
  there.watch.leave(room, watcher);
  const before = heard.length;
  await here.watch.seats(room);
  await vi.waitFor(async () => {
    await there.watch.seats(room);
    expect(heard).toHaveLength(before);
  }, patience);
});
