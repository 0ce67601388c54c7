/** The conformance run of a provider: the house passes it, and a house with a fault does not. */
import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { titles } from '../../../ledger/accounts.ts';
import { assertBooksAreWhole } from '../../../ledger/books.ts';
import { openTestHouse } from '../../../testing/house.ts';
import { newPlayer } from '../../../wallet/testing/wallet.ts';
import { coinConfig, offerCoins, secret, withPosting } from '../testing/foreign.ts';

const t = await openTestHouse({ config: coinConfig });
let house = '';
beforeAll(async () => {
  await offerCoins(t);
  t.clock.nowMs = Date.now();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  house = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
});
afterEach(() => assertBooksAreWhole(t.house.db));
afterAll(() => t.close());

async function run(account: string, env: object = {}): Promise<{ code: number; out: string }> {
  const command = resolve(import.meta.dirname, '../../../providerConformance.ts');
  const player = ['--account', account, '--platform', 'coinhall', '--game', 'coin-wheel', '--type', '8'];
  const settings = { ...process.env, KEY: 'coin:first', SECRET: secret, PASSWORD: 'sesame77', ...env };
  return promisify(execFile)(process.execPath, [command, house, ...player], { env: settings }).then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      out: error.stdout + error.stderr,
    }),
  );
}

it('finds no fault in this house, whose books are whole afterwards', async () => {
  const { userAccount } = await newPlayer(t, 1_000);
  const { code, out } = await run(userAccount);
  expect(out).toContain('The house conforms in all 17 cases.');
  expect(code).toBe(0);
});

it('reports a house that pays a win twice', async () => {
  const { userAccount } = await newPlayer(t, 1_000);
  let count = 0;
  const { code, out } = await withPosting(
    t,
    (ledger, movement) => {
      count += 1;
      const isWin = movement.title === titles.prize;
      return ledger.post(isWin ? { ...movement, key: `${movement.key} ${count}` } : movement);
    },
    () => run(userAccount),
  );
  expect(code).toBe(1);
  expect(out).toContain('WRONG  the same win eight times at once pays once');
  expect(out).toMatch(/\d+ of 17 cases are wrong\./);
});

it('does not begin without a session', async () => {
  const { userAccount } = await newPlayer(t, 1_000);
  expect(await run(userAccount, { SECRET: 'x'.repeat(32) })).toMatchObject({
    code: 2,
    out: 'the ticket opens no session: {"error":"unsigned"}\n',
  });
  expect(await run(userAccount, { PASSWORD: 'wrong777' })).toMatchObject({ code: 2 });
});
