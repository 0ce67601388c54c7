/** A running house loses its database, stays up, reports it, and recovers without help. L06, L10, R02 */
import { setTimeout as pause } from 'node:timers/promises';
import { deposit, refresh, withdraw } from '@foyer/contract/wallet/balance.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { timeLimit } from './db/testing/timeFactor.ts';
import { isOnCluster, onOneServer } from './db/testing/oneServer.ts';
import { startHouseProcess } from './testing/houseProcess.ts';
import type { Asked, HouseProcess } from './testing/houseProcess.ts';

let house: HouseProcess;
beforeAll(async () => {
  house = await startHouseProcess();
  await house.logIn();
});
afterAll(() => house.close());

/** Transfers money into a game and back, sixteen times in parallel, until the returned function is called. */
function startLoad(): () => Promise<Asked[]> {
  const answers: Asked[] = [];
  const over = new AbortController();
  const one = async (): Promise<void> => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const answer = await house.ask(turn % 2 === 0 ? deposit : withdraw, { platformKey: 'moyu', amount: '1' });
      answers.push(answer, await house.ask(refresh));
    }
  };
  const all = Promise.all(Array.from({ length: 16 }, one));
  return async () => {
    over.abort();
    await all;
    return answers;
  };
}

const transfers = async (): Promise<number> =>
  (await house.database.query(`select from movement where key like 'deposit:%'`)).rowCount ?? 0;

/** Waits until the house answers and moves money again without help. The crash harness measures how long that takes. */
async function isBack(): Promise<void> {
  await expect
    .poll(async () => (await house.ask(refresh)).code, { timeout: timeLimit(20_000), interval: 50 })
    .toBe(200);
  const before = await transfers();
  await expect.poll(transfers, { timeout: timeLimit(20_000) }).toBeGreaterThan(before);
}

/** Every balance of a player equals the sum of its entries, so nothing was lost or moved twice. L02 */
async function booksAreWhole(): Promise<void> {
  const { rows } = await house.database.query(
    `select player_id, account, amount_satang, moved from balance
     join (select player_id, account, sum(amount_satang) as moved from entry group by player_id, account) as entries
       using (player_id, account)
     where amount_satang <> moved`,
  );
  expect(rows).toEqual([]);
}

const ending = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name like 'foyer %'`;

let stop: () => Promise<Asked[]>;
beforeEach(async () => {
  stop = startLoad();
  await pause(300);
});

it('stays up when every connection is ended while bets are in flight', async () => {
  for (let round = 0; round < 5; round += 1) {
    await house.database.query(ending);
    if (isOnCluster())
      await house.database.query(`select run_command_on_workers($$select count(*) from (${ending}) as ended$$)`);
    await pause(100);
  }
  await isBack();
  const answers = await stop();
  expect(house.hasEnded()).toBe(false);
  // Every request got a reply, and no reply was an internal error.
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThan(answers.length / 4);
  await booksAreWhole();
});

it('restarts its killed database server and answers again without intervention', async (context) => {
  onOneServer(context, 'a house restarts its embedded server only; `npm run scale:cluster` kills those of a cluster');
  const first = await house.postmaster();
  process.kill(first, 'SIGKILL');
  await expect.poll(() => house.postmaster().catch(() => first), { timeout: timeLimit(20_000) }).not.toBe(first);
  await isBack();
  const answers = await stop();
  expect(house.hasEnded()).toBe(false);
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  const lost = answers.filter(({ status }) => status === 503);
  expect(lost.filter(({ code, retryAfter }) => code !== 500 || retryAfter === null)).toEqual([]);
  await booksAreWhole();
});
