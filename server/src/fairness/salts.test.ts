/** Chains of a whole house: published ahead, salted afterwards, listed for anyone to check. F01 */
import { drawTimes } from '@foyer/contract/lottery/clock.ts';
import { gtBettingList, gtDraw } from '@foyer/contract/lottery/draws.ts';
import { lotteryGame } from '@foyer/contract/lottery/games.ts';
import { anchorList, saltSeeds } from '@foyer/contract/site/anchors.ts';
import type { AnchorEntry } from '@foyer/contract/site/anchors.ts';
import { roundAt, roundTimes } from '@foyer/contract/play/tableClock.ts';
import { faultsOfList } from '@foyer/games/fair/anchorList.ts';
import { verifyDraw } from '@foyer/games/fair/chain.ts';
import { areLeavesOf, closesAt, leafOf, opensAt, saltDayAt, verifySalt } from '@foyer/games/fair/salt.ts';
import { verifyTable } from '@foyer/games/fair/tableRound.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { House } from '../house.ts';
import { bet, cart, everyLastDigit, toNextIssue } from '../lottery/testing/lottery.ts';
import { chainsOf as lotteryChains } from '../lottery/chains.ts';
import { chainsOf as sportChains } from '../provider/sport/chains.ts';
import { chainsOf as tableChains, dealt } from '../provider/table/chains.ts';
import { tableOf } from '@foyer/games/engines/table/tables.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { Killed, dyingAt } from '../testing/dying.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import { giveSeed } from './giveSeed.ts';
import { endOf } from './hashChain.ts';
import { fixSalt, knowSalts, knownSalt } from './salts.ts';

const dayMs = 86_400_000;
const table = 'brass-bamboo-creek-roulette';
const otherTable = 'orchard-autumn-water-dragon-tiger';
const thirdTable = 'kiln-pine-court-baccarat';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse({ config: { sessionIdleMs: 90 * dayMs, sessionLifeMs: 90 * dayMs } });
});
afterAll(() => t.close());

/** The whole list, read as anyone reads it. */
async function wholeList() {
  const guest = t.client();
  const list: AnchorEntry[] = [];
  for (;;) {
    const page = await guest.ok(anchorList, { fromNo: list.length + 1 });
    list.push(...page.list);
    if (page.list.length === 0) return { list, head: { entryNo: page.headNo, hash: page.headHash } };
  }
}

/** The house works for these days, with its jobs. */
async function liveOn(days: number): Promise<void> {
  for (let hour = 0; hour < days * 24; hour += 6) {
    t.clock.nowMs += 6 * 3_600_000;
    await tableChains(t.house, table);
    await lotteryChains(t.house, 'minute', 0);
    await sportChains(t.house, 1);
    await fixSalt(t.house, saltDayAt(t.clock.nowMs) - 1);
  }
}

it('says that nobody gave a seed if nobody did, and that a first chain has not waited', async () => {
  const { chains } = await t.client().ok(gtBettingList, { lotteryCode: 'minute' });
  expect(chains[0]?.salt).toMatchObject({ kind: 'unwaited', salt: '' });
  expect(chains[1]?.salt).toMatchObject({ kind: 'waiting', salt: '' });
  await liveOn(4);
  const [now] = (await t.client().ok(gtBettingList, { lotteryCode: 'minute' })).chains;
  expect(now?.salt).toMatchObject({ kind: 'nobody', seedCount: 0 });
  expect(now?.salt.salt).toHaveLength(64);
});

it('publishes every chain but the first before the seeds of its salt are given, a day or more before its events', async () => {
  await liveOn(1);
  const chains = [
    ...(await tableChains(t.house, table, 0)).map((chain) => ({
      ...chain,
      startMs: roundTimes(table, chain.first_index).openMs,
    })),
    ...(await lotteryChains(t.house, 'minute', 0)).map((chain) => ({
      ...chain,
      startMs: drawTimes('minute', chain.first_index).openMs,
    })),
  ];
  const first = chains.filter((chain) => chain.chain_no === 0);
  expect(first.map((chain) => chain.salt_day)).toEqual([null, null]);
  const later = chains.filter((chain) => chain.chain_no > 0);
  expect(later.length).toBeGreaterThan(8);
  for (const { salt_day: day, published_ms: publishedMs, startMs, length } of later) {
    expect(publishedMs).toBeLessThanOrEqual(opensAt(day ?? 0));
    expect(startMs - publishedMs).toBeGreaterThanOrEqual(dayMs);
    expect(closesAt(day ?? 0)).toBeLessThan(startMs);
    expect([1_440, 2_880]).toContain(length);
  }
});

it('lists every chain and salt, each entry with the hash of the one before', async () => {
  const { list, head } = await wholeList();
  expect(faultsOfList(list, [head])).toEqual([]);
  const { count } = await t.house.db
    .selectFrom('table_chain')
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(list.filter(({ body }) => body.startsWith('anchor table:'))).toHaveLength(count);
  expect(list.filter(({ body }) => body.startsWith('salt '))).not.toHaveLength(0);
});

it('draws a salted round that anyone can check, with the seed of a player in its salt', async () => {
  const player = await newPlayer(t, 500);
  toNextIssue(t);
  const day = saltDayAt(t.clock.nowMs);
  await bet(player, cart(t, [everyLastDigit]), 'chosen-by-the-player');
  await liveOn(2);
  const guest = t.client();
  const chain = (await lotteryChains(t.house, 'minute', 0)).find((one) => one.salt_day === day);
  if (chain === undefined) throw new Error('no chain');
  t.clock.nowMs = Math.max(t.clock.nowMs, drawTimes('minute', chain.first_index + 6).drawMs);
  const { issue, openMs } = drawTimes('minute', chain.first_index + 5);
  const { draw, proof } = await guest.ok(gtDraw, { lotteryCode: 'minute', issue });
  if (proof === undefined) throw new Error('no proof');
  const { salt } = proof.chain;
  expect(salt).toMatchObject({ kind: 'players', saltDay: day, seedCount: 1 });
  const claim = { anchor: chain.anchor, seed: proof.seed, position: 6, draw: `minute:${issue}`, numbers: draw.numbers };
  expect(verifyDraw(lotteryGame('minute').balls, { ...claim, salt: salt.salt })).toBe('holds');
  expect(verifyDraw(lotteryGame('minute').balls, claim)).toBe('otherNumbers');
  expect(verifySalt(salt, { publishedMs: proof.chain.publishedMs, startMs: openMs })).toBe('holds');
  const { list, own } = await player.ok(saltSeeds, { saltDay: day, offset: 0 });
  expect(areLeavesOf(list, salt)).toBe(true);
  expect(own?.seed).toContain('chosen-by-the-player');
  expect(list).toEqual([leafOf(own?.seed ?? '')]);
  expect((await guest.ok(saltSeeds, { saltDay: day, offset: 0 })).own).toBeUndefined();
});

/** Reads of other processes: the same database, and nothing remembered. */
const otherProcess = (house: House): House => ({ ...house, db: house.db.withoutPlugins() });

it('fixes a salt once, however many processes try, and takes no seed of that day afterwards', async () => {
  const day = saltDayAt(t.clock.nowMs);
  await Promise.all(['a', 'b', 'c'].map((name) => giveSeed(t.house, name, `seed of ${name}`)));
  await giveSeed(t.house, 'a', 'another seed of a');
  expect(await fixSalt(t.house, day)).toBeUndefined();
  t.clock.nowMs = closesAt(day) + 59_999;
  expect(await fixSalt(t.house, day)).toBeUndefined();
  t.clock.nowMs += 1;
  const fixed = await Promise.all(Array.from({ length: 8 }, () => fixSalt(otherProcess(t.house), day)));
  expect(new Set(fixed.map((row) => row?.salt)).size).toBe(1);
  expect(fixed[0]).toMatchObject({ seed_count: 3, pulse: '' });
  const late = { salt_day: day, player_id: 'd', seed: 'late', leaf: leafOf('late'), given_ms: t.clock.nowMs };
  await t.house.db.insertInto('salt_seed').values(late).execute();
  const { list } = await t.client().ok(saltSeeds, { saltDay: day, offset: 0 });
  expect(list).toEqual(['a', 'b', 'c'].map((name) => leafOf(`seed of ${name}`)).toSorted());
  const ofDay = (await wholeList()).list.filter(({ body }) => body.startsWith(`salt ${day} `));
  expect(ofDay).toHaveLength(1);
});

it('makes the same chains in processes that begin at once', async () => {
  const houses = Array.from({ length: 6 }, () => otherProcess(t.house));
  const chains = await Promise.all(houses.map((house) => tableChains(house, otherTable)));
  for (const other of chains) expect(other).toEqual(chains[0]);
  const { list, head } = await wholeList();
  expect(faultsOfList(list, [head])).toEqual([]);
  expect(list.filter(({ body }) => body.includes(`table:${otherTable} `))).toHaveLength(chains[0]?.length ?? 0);
});

/** Runs `work` in processes that die at the first statement, the second, and so on, until one finishes. */
async function diedAtEach(work: (house: House) => Promise<unknown>): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    try {
      await work(dyingAt(t.house, nth));
      return nth;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
  }
}

it('heals after processes that died at any statement: no chain without its entry, and one salt', async () => {
  expect(await diedAtEach((house) => tableChains(house, thirdTable))).toBeGreaterThan(4);
  const day = saltDayAt(t.clock.nowMs);
  await giveSeed(t.house, 'a', 'seed of a');
  t.clock.nowMs = closesAt(day) + 60_000;
  expect(await diedAtEach((house) => fixSalt(house, day))).toBeGreaterThan(4);
  expect(await fixSalt(t.house, day)).toMatchObject({ seed_count: 1 });
  const chains = await tableChains(t.house, thirdTable, 0);
  const { list, head } = await wholeList();
  expect(faultsOfList(list, [head])).toEqual([]);
  expect(list.filter(({ body }) => body.startsWith(`anchor table:${thirdTable} `))).toHaveLength(chains.length);
});

it('waits an hour for a beacon, uses its pulse, and goes on without it afterwards', async () => {
  const day = saltDayAt(t.clock.nowMs);
  await giveSeed(t.house, 'a', 'seed of a');
  const asked: number[] = [];
  let value: string | undefined;
  const house: House = {
    ...t.house,
    entropy: {
      pulseAfter(atMs) {
        asked.push(atMs);
        if (value === undefined) throw new Error('no pulse');
        return Promise.resolve({ value, atMs: atMs + 30_000, address: `https://beacon.example/${atMs}` });
      },
    },
  };
  t.clock.nowMs = closesAt(day) + 60_000;
  expect(await fixSalt(house, day)).toBeUndefined();
  value = 'ab'.repeat(32);
  const fixed = await fixSalt(house, day);
  expect(fixed).toMatchObject({ seed_count: 1, pulse: value, pulse_ms: closesAt(day) + 30_000 });
  expect(asked).toEqual([closesAt(day), closesAt(day)]);
  value = undefined;
  t.clock.nowMs = closesAt(day + 1) + 3_600_000 - 1;
  await knowSalts(house, [day + 1]);
  expect(knownSalt(house, day + 1)).toBeUndefined();
  expect(await fixSalt(house, day + 1)).toBeUndefined();
  t.clock.nowMs += 1;
  await knowSalts(house, [day + 1]);
  expect(knownSalt(house, day + 1)).toMatchObject({ pulse: '', seed_count: 0 });
});

it('verifies rounds of a chain of an earlier release as before', async () => {
  const { index } = roundAt(otherTable, t.clock.nowMs);
  await tableChains(t.house, otherTable);
  await t.house.db
    .updateTable('table_chain')
    .set({ salt_day: null, entry_no: null })
    .where('game_id', '=', otherTable)
    .execute();
  const game = tableOf(otherTable);
  if (game === undefined) throw new Error('no table');
  const round = dealt(
    { house: t.house, game, gameId: otherTable, chains: await tableChains(t.house, otherTable) },
    index,
  );
  if (round === undefined) throw new Error('no round');
  const { seed, position, chain, numbers } = round;
  const draw = `${otherTable}:${roundTimes(otherTable, index).roundNo}`;
  expect(verifyTable(game.code, { anchor: chain.anchor, seed, position, draw, numbers })).toBe('holds');
});

it('continues after a closed week: a chain that has not waited, named in the list, then salted ones', async () => {
  t.clock.nowMs += 7 * dayMs;
  await liveOn(5);
  const { list, head } = await wholeList();
  const faults = faultsOfList(list, [head]);
  expect(new Set(faults.map(({ fault }) => fault))).toEqual(new Set(['notWaited']));
  const chains = await tableChains(t.house, table, 0);
  expect(chains.at(-1)?.salt_day).not.toBeNull();
  for (const [at, chain] of chains.slice(1).entries())
    expect(chain.first_index).toBeGreaterThanOrEqual(endOf(chains[at] ?? chain));
});
