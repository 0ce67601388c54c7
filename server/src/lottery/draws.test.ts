import { drawAt } from '@foyer/contract/lottery/clock.ts';
import { gtBettingList, gtDraw, gtInit, gtResultList } from '@foyer/contract/lottery/draws.ts';
import { lotteryCodes, lotteryGame } from '@foyer/contract/lottery/games.ts';
import { verifyDraw } from '@foyer/games/fair/chain.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { drawDue } from './draws.ts';
import { currentDraw, toNextIssue } from './testing/lottery.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterAll(() => t.close());

it('shows at least 120 issues of every game in a fresh house, marked as examples. M01', async () => {
  const guest = t.client();
  for (const lotteryCode of lotteryCodes) {
    const { list, total } = await guest.ok(gtResultList, { lotteryCode, pageSize: 200 });
    expect(total).toBeGreaterThanOrEqual(120);
    expect(list.length).toBe(Math.min(200, total));
    expect(list.every(({ state, isExample }) => state === 'drawn' && isExample)).toBe(true);
    expect(list[0]?.issue).toBe(drawAt(lotteryCode, drawAt(lotteryCode, t.clock.nowMs).openMs - 1).issue);
    expect(list.every(({ numbers }) => numbers.length === lotteryGame(lotteryCode).balls.count)).toBe(true);
  }
});

it('returns the game that is named, or all games if none is. CALL-179', async () => {
  const guest = t.client();
  const all = (await guest.ok(gtInit, {})).games;
  const [first, second] = all;
  if (!first || !second) throw new Error('no games');
  expect((await guest.ok(gtInit, { lotteryCode: second.lotteryCode })).games).toEqual([second]);
  expect((await guest.ok(gtInit, { lotteryCode: first.lotteryCode })).games).toEqual([first]);
  expect((await guest.raw(gtInit, { lotteryCode: 'roulette' })).refusal).toBe('BAD_REQUEST');
});

it('shows each draw as on sale, closed or drawn, and never as two of them at once', async () => {
  const guest = t.client();
  const draw = toNextIssue(t);
  const seen = async () => {
    const { games, serverMs } = await guest.ok(gtInit, {});
    expect(serverMs).toBe(t.clock.nowMs);
    const game = games.find(({ lotteryCode }) => lotteryCode === 'minute');
    return [game?.current.issue === draw.issue, game?.current.state, game?.latest.state, game?.latest.numbers.length];
  };
  expect(await seen()).toEqual([true, 'open', 'drawn', 5]);
  t.clock.nowMs = draw.closeMs - 1;
  expect(await seen()).toEqual([true, 'open', 'drawn', 5]);
  t.clock.nowMs = draw.closeMs;
  expect(await seen()).toEqual([true, 'closed', 'drawn', 5]);
  expect((await guest.ok(gtDraw, { lotteryCode: 'minute', issue: draw.issue })).draw).toMatchObject({
    state: 'closed',
    numbers: [],
  });
  t.clock.nowMs = draw.drawMs;
  expect(await seen()).toEqual([false, 'open', 'drawn', 5]);
});

it('draws once from the published chain, and anybody can check it. F01, F03', async () => {
  const guest = t.client();
  const draw = toNextIssue(t);
  const { chains } = await guest.ok(gtBettingList, { lotteryCode: 'minute' });
  const before = await guest.ok(gtDraw, { lotteryCode: 'minute', issue: draw.issue });
  expect(before.proof).toBeUndefined();
  t.clock.nowMs = draw.drawMs;
  const { draw: drawn, proof } = await guest.ok(gtDraw, { lotteryCode: 'minute', issue: draw.issue });
  const { seed = '', position = 0, chain } = proof ?? {};
  expect(chain).toEqual(chains[0]);
  expect(chain?.publishedMs).toBeLessThan(draw.closeMs);
  expect(drawn.isExample).toBe(false);
  const claim = { anchor: chain?.anchor ?? '', seed, position, draw: `minute:${draw.issue}`, numbers: drawn.numbers };
  expect(verifyDraw(lotteryGame('minute').balls, claim)).toBe('holds');
  const next = (await guest.ok(gtResultList, { lotteryCode: 'minute', pageSize: 1 })).list[0];
  expect(next).toEqual(drawn);
});

it('reveals no seed of a future draw, and refuses an unknown draw. F01', async () => {
  const guest = t.client();
  toNextIssue(t);
  const answer = await guest.call(gtDraw, { lotteryCode: 'minute', issue: currentDraw(t).issue });
  expect(answer.body).not.toContain('seed');
  for (const issue of ['20990101-0001', '19990101-0001', 'x'])
    expect((await guest.call(gtDraw, { lotteryCode: 'minute', issue })).refusal).toBe('UNKNOWN_DRAW');
});

it('makes all due draws after a pause, in order and once each, however many requests arrive at once', async () => {
  t.clock.nowMs += 3 * 3_600_000;
  const due = currentDraw(t).index - 1;
  expect(await Promise.all(Array.from({ length: 12 }, () => drawDue({ ...t.house }, 'minute')))).toEqual(
    Array.from({ length: 12 }, () => due),
  );
  const { list } = await t.client().ok(gtResultList, { lotteryCode: 'minute', pageSize: 200 });
  expect(list).toHaveLength(200);
  expect(new Set(list.map(({ issue }) => issue)).size).toBe(200);
  expect(list.every(({ state }) => state === 'drawn')).toBe(true);
});

it('publishes the next chains days before the last one ends, and continues on them without a gap. F01', async () => {
  const guest = t.client();
  const { chains: first } = await guest.ok(gtBettingList, { lotteryCode: 'minute' });
  expect(first.length).toBeGreaterThan(2);
  t.clock.nowMs += 2 * 86_400_000;
  const { chains } = await guest.ok(gtBettingList, { lotteryCode: 'minute' });
  const next = chains[1];
  expect(first).toContainEqual(next);
  t.clock.nowMs += 86_400_000;
  const latest = (await guest.ok(gtInit, {})).games.find(({ lotteryCode }) => lotteryCode === 'minute')?.latest;
  const { draw, proof } = await guest.ok(gtDraw, { lotteryCode: 'minute', issue: latest?.issue ?? '' });
  expect(proof?.chain.anchor).toBe(next?.anchor);
  expect(proof?.chain.salt.salt).toHaveLength(64);
  expect(draw.isExample).toBe(false);
  const claim = { anchor: next?.anchor ?? '', seed: proof?.seed ?? '', position: proof?.position ?? 0 };
  const salted = { ...claim, salt: proof?.chain.salt.salt ?? '', draw: `minute:${draw.issue}`, numbers: draw.numbers };
  expect(verifyDraw(lotteryGame('minute').balls, salted)).toBe('holds');
});
