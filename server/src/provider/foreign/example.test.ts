/** The provider of examples/provider/ beside a house: its catalogue, its window, its rounds, and what the player sees. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { betTotals, gameDetail, newGameHistory } from '@foyer/contract/bets/history.ts';
import { gameUrl, guestGameUrl } from '@foyer/contract/lobby/launch.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameProvidersIn } from '../../gameProviders.ts';
import { assertBooksAreWhole } from '../../ledger/books.ts';
import { titles } from '../../ledger/accounts.ts';
import { playerByName } from '../../players/players.ts';
import { openTestHouse, signUp } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { fund } from '../testing/player.ts';
import { withPosting } from './testing/foreign.ts';

const folder = resolve(import.meta.dirname, '../../../../examples/provider');
const operatorKey = 'the-operator-key-for-this-test';
let t: TestHouse;
let provider: ChildProcess;
let origin = '';

beforeAll(async () => {
  const gameProviders = gameProvidersIn(join(folder, 'providers.json'));
  const pictureOrigins: string[] = [];
  t = await openTestHouse({ config: { operatorKey, gameProviders, pictureOrigins } });
  // The provider signs with the time of its own clock.
  t.clock.nowMs = Date.now();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  const secret = gameProviders[0]?.keys[0]?.secret ?? '';
  provider = spawn(process.execPath, [join(folder, 'provider.ts')], {
    env: { ...process.env, PORT: '0', HOUSE: `http://127.0.0.1:${port}`, SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(provider.stdout ?? provider, 'data')) as [Buffer];
  origin = line.toString().trim();
  pictureOrigins.push(origin);
});
afterAll(async () => {
  provider.kill();
  await assertBooksAreWhole(t.house.db);
  await t.close();
});

const launch = { linkType: '1', platformCode: 'coinhall', gameType: 8, gameCode: 'coin-flip' } as const;

/** A window of the game, as a browser opens it. */
async function windowAt(url: string) {
  const page = await fetch(url);
  expect(await page.text()).toContain('<title>Coin</title>');
  const cookie = (page.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  return async (amount: number) => {
    const body = JSON.stringify({ side: 0, amount });
    const reply = await fetch(`${origin}/flip`, { method: 'POST', headers: { cookie }, body });
    return (await reply.json()) as { readonly error?: string; readonly win: number; readonly balance: number };
  };
}

it('imports the catalogue, launches the game, plays, wins, loses and rolls back, and the record shows it', async () => {
  const catalogue = readFileSync(join(folder, 'catalogue.json'), 'utf8').replaceAll('http://127.0.0.1:4100', origin);
  const imported = await t.app.inject({
    method: 'POST',
    url: '/operator/catalogue',
    headers: { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' },
    payload: catalogue,
  });
  expect(imported.json()).toEqual({ added: 1, changed: 0, unchanged: 0, withdrawn: 0 });
  const player = await signUp(t);
  const found = await playerByName(t.house, player.userAccount);
  await fund(t, found?.playerId ?? '', 'coinhall', 1_000_00);

  const flip = await windowAt((await player.ok(gameUrl, launch)).url);
  const wins: number[] = [];
  // About one run in sixteen million sees only one side.
  while (wins.length < 25 && new Set(wins).size < 2) {
    wins.push((await flip(10_00)).win);
    t.clock.nowMs += 5_000;
  }
  expect(new Set(wins)).toEqual(new Set([0, 19_60]));
  const won = wins.reduce((sum, win) => sum + win, 0);
  const totals = async () => player.ok(betTotals, {});
  await expect.poll(totals).toMatchObject({
    count: wins.length,
    validSatang: wins.length * 10_00,
    profitSatang: won - wins.length * 10_00,
    runningSatang: 0,
  });

  // The house takes the stake, and its answer is lost each time: the provider rolls it back.
  const newest = async () => (await player.ok(newGameHistory, {})).list[0];
  await withPosting(
    t,
    async (ledger, movement) => {
      const posted = await ledger.post(movement);
      if (movement.title === titles.stake) throw new Error('the answer is lost');
      return posted;
    },
    async () => {
      expect(await flip(100_00)).toEqual({ error: 'unknown' });
      await expect.poll(newest).toMatchObject({ voidSatang: 100_00 });
    },
  );
  expect(await totals()).toMatchObject({ validSatang: wins.length * 10_00, runningSatang: 0 });
  const balances = await t.house.ledger.balances(found?.playerId ?? '');
  expect(balances['game:coinhall']).toBe(1_000_00 - wins.length * 10_00 + won);

  const { list } = await player.ok(newGameHistory, {});
  const last = list.at(-1);
  const detail = await player.ok(gameDetail, { betOrderNo: last?.betOrderNo ?? '', platformCode: 'coinhall' });
  expect(detail.bet).toMatchObject({ gameName: '抛硬币', platformName: '硬币馆', status: '1', betSatang: 10_00 });
});

it('plays a guest’s trial without the house', async () => {
  const flip = await windowAt((await t.client().ok(guestGameUrl, launch)).url);
  const { win, balance } = await flip(10_00);
  expect(balance).toBe(1_000_00 - 10_00 + win);
  expect((await t.client().ok(guestGameUrl, launch)).url).toContain('mode=trial');
});

it('shows its player why a stake is refused', async () => {
  const player = await signUp(t);
  const flip = await windowAt((await player.ok(gameUrl, launch)).url);
  expect(await flip(10_00)).toEqual({ error: 'short' });
});
