/** What a window shows of matches: boards, days, seeds and updates, and nothing before its time. SI-20, F01 */
import type { SportMatch } from '@foyer/contract/play/sport.ts';
import { readBoard, readMatch } from '@foyer/contract/play/sportDesk.ts';
import { dayOf, listedAheadMs, slotOf } from '@foyer/contract/play/sportDays.ts';
import { sportNews } from '@foyer/contract/play/sportStream.ts';
import { fixtureOfId } from '@foyer/games/engines/sport/fixtures.ts';
import { sportKinds } from '@foyer/games/engines/sport/kinds.ts';
import { verifySport } from '@foyer/games/fair/sportMatch.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { boardView } from './board.ts';
import { chainsOf } from './chains.ts';
import { openSportFloor } from './floor.ts';
import { matchesAround, pricesOf, standingAt } from './matches.ts';
import { toMatch } from './testing/sport.ts';
import { matchDetail } from './views.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterAll(() => t.close());

const read = (codec: typeof readBoard.response, board: unknown) => v.parse(codec.schema, codec.encode(board as never));

it('has running, coming and finished matches in every sport from the first minute on. ENUM-022', async () => {
  for (const { sportId } of sportKinds) {
    const board = read(readBoard.response, await boardView(t.house, sportId, 'zh_CN'));
    const phases = board.matches.map(({ running }) => running.phase);
    expect(phases.filter((phase) => phase === 'live').length).toBeGreaterThan(0);
    expect(phases.filter((phase) => phase === 'before').length).toBeGreaterThan(10);
    expect(board.matches.length).toBeLessThanOrEqual(24);
    expect(board.results).toHaveLength(8);
    expect(board.tabs.map((tab) => tab.sportId)).toEqual(sportKinds.map((kind) => kind.sportId));
    expect(board.tabs.every(({ liveCount, earlyCount }) => liveCount > 0 && earlyCount >= 480)).toBe(true);
    const next = board.matches.find(({ running }) => running.phase === 'before');
    expect(next?.running.markets.map(({ kind }) => kind)).toEqual(['winner', 'handicap', 'total']);
    expect(next?.leagueName).toContain('模拟');
  }
});

it('lists all matches of today and the next two days by slots, with current odds. SI-20, AMB-025', async () => {
  const nowMs = t.house.now();
  const { tabs } = read(readBoard.response, await boardView(t.house, 2, 'zh_CN'));
  const counts = tabs.find(({ sportId }) => sportId === 2);
  const found = new Map<string, SportMatch>();
  for (let slot = slotOf(nowMs); slot <= slotOf(nowMs + listedAheadMs); slot += 1) {
    const board = read(readBoard.response, await boardView(t.house, 2, 'zh_CN', slot));
    const ahead = board.matches.filter(({ running }) => running.phase === 'before');
    for (const match of ahead) {
      expect(slotOf(match.startMs)).toBe(slot);
      expect(match.running.markets.every(({ picks, isSuspended }) => picks.length > 1 && !isSuspended)).toBe(true);
      found.set(match.running.matchId, match);
    }
  }
  const days = [...found.values()].map(({ startMs }) => dayOf(startMs) - dayOf(nowMs));
  expect(days.filter((day) => day === 0)).toHaveLength(counts?.todayCount ?? -1);
  expect(days.filter((day) => day > 0)).toHaveLength(counts?.earlyCount ?? -1);
  expect(found.size).toBe(960);
  const last = [...found.values()].at(-1);
  if (last === undefined) throw new Error('no match');
  expect(last.startMs - nowMs).toBeGreaterThan(listedAheadMs - 180_001);
  const [, market] = (await matchDetail(t.house, last.running.matchId, 'en')).markets;
  expect(market).toEqual(last.running.markets[1]);
  const beyond = await boardView(t.house, 2, 'zh_CN', slotOf(nowMs + listedAheadMs) + 1);
  expect(beyond.matches.every(({ running }) => running.phase === 'live')).toBe(true);
});

it('reveals the seed of a match only when it is over, and the seed proves every published event. F01', async () => {
  const played = await toMatch(t, 3);
  const { matchId } = played.fixture;
  let before: SportMatch['running'] | undefined;
  for (const moment of played.moments) {
    t.clock.nowMs = moment.atMs - 1;
    const early = await matchDetail(t.house, matchId, 'en');
    if (before !== undefined) expect(early.match.running.score).toEqual(before.score);
    expect(early.proof.seed).toBe('');
    t.clock.nowMs = moment.atMs;
    before = (await matchDetail(t.house, matchId, 'en')).match.running;
    expect(before.score).toEqual(moment.state.score);
  }
  const over = v.parse(readMatch.response.schema, readMatch.response.encode(await matchDetail(t.house, matchId, 'en')));
  expect(over.match.running).toMatchObject({ phase: 'over', markets: [], marketCount: 0 });
  expect(over.markets).toEqual([]);
  expect(over.events.at(-1)?.kind).toBe('end');
  const { seed = '', position = 0, anchor = '' } = over.proof ?? {};
  const fixture = fixtureOfId(matchId);
  if (fixture === undefined) throw new Error('no match');
  expect(verifySport({ anchor, seed, position, fixture, score: over.match.running.score })).toBe('holds');
});

it('refuses a match more than two days ahead, and one that is on no chain', async () => {
  const { fixture } = await toMatch(t);
  for (const index of [fixture.index + 1_000, fixture.index - 100_000, 0])
    await expect(matchDetail(t.house, `1-${index}`, 'en')).rejects.toThrow('UNKNOWN_MATCH');
  await expect(matchDetail(t.house, 'x', 'en')).rejects.toThrow('UNKNOWN_MATCH');
});

it('publishes the next chain days before the last one ends, without a gap between them', async () => {
  const first = await chainsOf(t.house, 34);
  t.clock.nowMs += 86_400_000;
  const chains = await chainsOf(t.house, 34);
  expect(chains).toHaveLength(first.length + 1);
  const [one, other] = chains.slice(-2);
  expect(other?.first_index).toBe((one?.first_index ?? 0) + (one?.length ?? 0));
  expect(other?.published_ms).toBe(t.clock.nowMs);
});

it('publishes the chains of all sports at once, and lists a coming match without simulating it. R11', async () => {
  const fresh = await openTestHouse();
  try {
    await Promise.all(sportKinds.map(({ sportId }) => chainsOf(fresh.house, sportId)));
    const made = await fresh.house.db.selectFrom('sport_chain').select(['sport_id', 'chain_no']).execute();
    const ofSport = Map.groupBy(made, (row) => row.sport_id);
    expect([...ofSport.keys()].toSorted((a, b) => a - b)).toEqual(sportKinds.map((kind) => kind.sportId));
    // No chain is made twice, however many requests arrive at once.
    expect(new Set([...ofSport.values()].map((rows) => rows.length)).size).toBe(1);
    const [next] = await matchesAround(fresh.house, 31, 1, 1);
    if (next === undefined) throw new Error('no match');
    let isPlayed = false;
    const watched = Object.defineProperty({ ...next }, 'moments', {
      get() {
        isPlayed = true;
        return next.moments;
      },
    });
    const standing = standingAt(watched, fresh.house.now());
    expect(standing).toMatchObject({ phase: 'before', moments: [], nextMs: next.moments[0]?.atMs });
    expect(pricesOf(standing).markets.length).toBeGreaterThan(3);
    expect(isPlayed).toBe(false);
    expect(standingAt(watched, next.fixture.startMs).phase).toBe('live');
    expect(isPlayed).toBe(true);
  } finally {
    await fresh.close();
  }
});

it('catches up in one step after a year without the house, and skips the matches of that year', async () => {
  const before = await chainsOf(t.house, 34);
  t.clock.nowMs += 365 * 86_400_000;
  const chains = await chainsOf(t.house, 34);
  expect(chains.length - before.length).toBeLessThan(5);
  const board = await boardView(t.house, 34, 'zh_CN');
  expect(board.results.length).toBeGreaterThan(0);
  expect(board.matches.some(({ running }) => running.phase === 'live')).toBe(true);
});

it('sends watchers only what has changed, and does nothing without watchers. R11', async () => {
  const floor = openSportFloor(t.house);
  const heard: string[] = [];
  const watcher = { write: (text: string) => void heard.push(text) };
  await toMatch(t);
  floor.watch(1, watcher);
  await floor.turn();
  await floor.turn();
  expect(heard).toHaveLength(1);
  t.clock.nowMs += 30_000;
  await floor.turn();
  expect(heard).toHaveLength(2);
  const news = v.parse(sportNews.schema, JSON.parse((heard[1] ?? '').slice('data: '.length)));
  expect(news).toMatchObject({ kind: 'moved', sportId: 1 });
  expect(news.matches.some(({ phase }) => phase === 'live')).toBe(true);
  floor.leave(1, watcher);
  t.clock.nowMs += 30_000;
  await floor.turn();
  expect(heard).toHaveLength(2);
  await floor.close();
});
