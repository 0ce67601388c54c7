/** Gates in a house: a rejected request has begun nothing, and a disconnected client causes no work. R02, L06 */
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { deposit, refresh } from '@foyer/contract/wallet/balance.ts';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { timeLimit } from '../db/testing/timeFactor.ts';
import { handlers } from '../handlers.ts';
import { openTestHouse, signUp } from '../testing/house.ts';

let begun = 0;
let goOn = Promise.withResolvers<void>();
const t = await openTestHouse({
  handlers: {
    ...handlers,
    async deposit(...given: Parameters<typeof handlers.deposit>) {
      begun += 1;
      await goOn.promise;
      return handlers.deposit(...given);
    },
  },
});
afterAll(() => t.close());
// A request that is still held would keep its place in the next test.
afterEach(() => goOn.resolve());
const patience = { timeout: timeLimit(30_000) };
const kept = async () => (await t.house.db.selectFrom('money_request').select('request_id').execute()).length;
const wanted = { platformKey: 'moyu', amountSatang: 10_000 };

it('answers 503 at once when the queue of money calls is full, while reads continue', async () => {
  const player = await signUp(t);
  const places = Array.from({ length: 32 + 64 }, () => player.call(deposit, wanted));
  await vi.waitFor(() => expect(begun).toBe(32), patience);
  const before = await kept();
  const sent = await player.call(deposit, wanted);
  expect(sent).toMatchObject({ status: 503, refusal: 'BUSY', headers: { 'retry-after': '2' } });
  expect(await kept()).toBe(before);
  expect((await player.call(refresh, {})).code).toBe(200);
  goOn.resolve();
  const ends = (await Promise.all(places)).map(({ refusal }) => refusal);
  expect(ends.filter((refusal) => refusal !== 'BALANCE_INSUFFICIENT' && refusal !== 'BUSY')).toEqual([]);
});

it('does not start a request whose caller has disconnected while it was queued', async () => {
  begun = 0;
  goOn = Promise.withResolvers();
  const player = await signUp(t);
  const places = Array.from({ length: 32 }, () => player.call(deposit, wanted));
  await vi.waitFor(() => expect(begun).toBe(32), patience);
  const before = await kept();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const headers = {
    [clientHeader]: '1',
    origin,
    cookie: [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'content-type': 'application/x-www-form-urlencoded',
  };
  const gone = request(`${origin}${deposit.path}`, { method: 'POST', headers });
  gone.on('error', () => undefined);
  gone.end('platformKey=moyu&amount=100&deviceId=device-of-tests&requestId=gone-while-waiting');
  const [socket] = (await once(gone, 'socket')) as [NodeJS.Socket & { destroy(): void }];
  await vi.waitFor(() => expect(t.app.gates().find(({ kind }) => kind === 'money')?.inLine).toBe(1), patience);
  socket.destroy();
  await vi.waitFor(
    () => expect(t.app.gates().find(({ kind }) => kind === 'money')).toMatchObject({ inLine: 0, givenUp: 1 }),
    patience,
  );
  goOn.resolve();
  await Promise.all(places);
  expect(begun).toBe(32);
  expect(await kept()).toBe(before);
});
