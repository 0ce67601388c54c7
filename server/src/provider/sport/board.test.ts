/** What a window sees of matches: one read a board, nothing before its time. SI-20, F01 */
import type { SportMatch } from '@foyer/contract/games/sport.ts';
import { readBoard, readMatch } from '@foyer/contract/games/sportDesk.ts';
import { sportNews } from '@foyer/contract/games/sportStream.ts';
import { fixtureOfId } from '@foyer/games/engines/sport/fixtures.ts';
import { sportKinds } from '@foyer/games/engines/sport/kinds.ts';
import { verifySport } from '@foyer/games/fair/sportMatch.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { openTestHouse } from '../../testHouse.ts';
import type { TestHouse } from '../../testHouse.ts';
import { boardView } from './board.ts';
import { chainsOf } from './chains.ts';
import { openSportFloor } from './floor.ts';
import { toMatch } from './testing.ts';
import { matchDetail } from './views.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterAll(() => t.close());

const read = (codec: typeof readBoard.response, board: unknown) => v.parse(codec.schema, codec.encode(board as never));

it('has matches that run, come and are over in every sport from the first minute on. ENUM-022', async () => {
  for (const { sportId } of sportKinds) {
    const board = read(readBoard.response, await boardView(t.house, sportId, 'zh_CN'));
    const phases = board.matches.map(({ running }) => running.phase);
    expect(phases.filter((phase) => phase === 'live').length).toBeGreaterThan(0);
    expect(phases.filter((phase) => phase === 'before').length).toBeGreaterThan(10);
    expect(board.matches.length).toBeLessThanOrEqual(24);
    expect(board.results).toHaveLength(8);
    expect(board.tabs.map((tab) => tab.sportId)).toEqual(sportKinds.map((kind) => kind.sportId));
    expect(board.tabs.every(({ liveCount, soonCount }) => liveCount > 0 && soonCount > 10)).toBe(true);
    const next = board.matches.find(({ running }) => running.phase === 'before');
    expect(next?.running.markets.map(({ kind }) => kind)).toEqual(['winner', 'handicap', 'total']);
    expect(next?.leagueName).toContain('模拟');
  }
});

it('tells a match as it goes, its seed only when it is over, and the seed proves what was told. F01', async () => {
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

it('names no match further ahead than two days, nor one that no chain carries', async () => {
  const { fixture } = await toMatch(t);
  for (const index of [fixture.index + 1_000, fixture.index - 100_000, 0])
    await expect(matchDetail(t.house, `1-${index}`, 'en')).rejects.toThrow('UNKNOWN_MATCH');
  await expect(matchDetail(t.house, 'x', 'en')).rejects.toThrow('UNKNOWN_MATCH');
});

it('makes the next chain days before the last one ends, one behind the other without a gap', async () => {
  const first = await chainsOf(t.house, 34);
  t.clock.nowMs += 4 * 86_400_000;
  const chains = await chainsOf(t.house, 34);
  expect(chains).toHaveLength(first.length + 1);
  const [one, other] = chains.slice(-2);
  expect(other?.first_index).toBe((one?.first_index ?? 0) + (one?.length ?? 0));
  expect(other?.published_ms).toBe(t.clock.nowMs);
});

it('catches up in one step when the house was closed for a year, without the matches of that year', async () => {
  t.clock.nowMs += 365 * 86_400_000;
  const chains = await chainsOf(t.house, 34);
  expect(chains.length).toBeLessThan(6);
  const board = await boardView(t.house, 34, 'zh_CN');
  expect(board.results.length).toBeGreaterThan(0);
  expect(board.matches.some(({ running }) => running.phase === 'live')).toBe(true);
});

it('tells watchers what has changed and nothing else, and sleeps when nobody is there. R11', async () => {
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
