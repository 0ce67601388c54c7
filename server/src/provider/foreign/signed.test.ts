/** Who may call /provider/: signatures, their time, keys in rotation, and malformed bodies. S01 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse } from '../../testing/house.ts';
import { providerCalls } from '@foyer/contract/provider/providerCalls.ts';
import { coinConfig, coinProvider, offerCoins, seated, secret, send, withPosting } from './testing/foreign.ts';
import { signatureOf } from './signature.ts';

const t = await openTestHouse({
  config: {
    ...coinConfig,
    gameProviders: [
      { ...coinProvider, callsPerSecond: 40 },
      { ...coinProvider, code: 'other', platforms: ['otherhall'] },
    ],
  },
});
beforeAll(() => offerCoins(t));
afterAll(() => t.close());

it('accepts each key of a provider, and no other key, secret or provider', async () => {
  const { session } = await seated(t, 1_000);
  const answer = async (by: object) => (await send(t, 'balance', { session }, by)).body;
  expect(await answer({})).toEqual({ balance: 1_000 });
  expect(await answer({ key: 'coin:second', secret: coinProvider.keys[1]?.secret })).toEqual({ balance: 1_000 });
  for (const by of [
    { secret: `${secret}x` },
    { key: 'coin:second' },
    { key: 'coin:third' },
    { key: 'nobody:first' },
    { key: '' },
  ])
    expect(await answer(by)).toEqual({ error: 'unsigned' });
  // A provider with the right signature does not reach sessions of another.
  expect(await answer({ key: 'other:first' })).toEqual({ error: 'session' });
});

it('refuses a request whose time is more than five minutes off', async () => {
  const { session } = await seated(t, 1_000);
  const at = async (offMs: number) =>
    (await send(t, 'balance', { session }, { time: String(t.clock.nowMs + offMs) })).status;
  expect(await Promise.all([-299_000, 299_000].map(at))).toEqual([200, 200]);
  expect(await Promise.all([-301_000, 301_000].map(at))).toEqual([401, 401]);
  expect((await send(t, 'balance', { session }, { time: 'now' })).status).toBe(401);
});

it('signs path and body, so that a request cannot be changed or sent to another call', async () => {
  const player = await seated(t, 1_000);
  const { playerId } = player;
  await player.debit('r', 'd', 500);
  const { path } = providerCalls.endRound;
  const time = String(t.clock.nowMs);
  const body = JSON.stringify({ player: playerId, round: 'r' });
  const post = (url: string, payload: string) =>
    t.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        'x-provider-key': 'coin:first',
        'x-time': time,
        'x-signature': signatureOf(secret, { time, path, body }),
      },
      payload,
    });
  expect((await post(providerCalls.rollback.path, body)).statusCode).toBe(401);
  expect((await post(path, `${body} `)).statusCode).toBe(401);
  expect((await post(path, body)).statusCode).toBe(200);
});

it('refuses malformed bodies with the name of the field', async () => {
  const { session, playerId: player } = await seated(t, 1_000);
  const debit = { session, round: 'r', transaction: 'd', amount: 100 };
  const cases: [Parameters<typeof send>[1], object, string][] = [
    ['debit', { ...debit, amount: 10.5 }, 'amount'],
    ['debit', { ...debit, amount: -100 }, 'amount'],
    ['debit', { ...debit, amount: '100' }, 'amount'],
    ['debit', { ...debit, amount: 0 }, ''],
    ['debit', { ...debit, isFree: true }, ''],
    ['debit', { ...debit, round: 'a b' }, 'round'],
    ['debit', { ...debit, more: 1 }, 'more'],
    ['credit', { player, round: 'r', amount: 1 }, 'transaction'],
  ];
  t.clock.nowMs += 1_000;
  for (const [call, fields, field] of cases)
    expect(await send(t, call, fields)).toEqual({ status: 400, body: { error: 'malformed', field } });
});

it('exchanges a ticket once', async () => {
  t.clock.nowMs += 1_000;
  expect((await send(t, 'session', { ticket: 'invented' })).body).toEqual({ error: 'session' });
});

it('answers an error of its own with 500 and "unknown", and the same id moves the money once', async () => {
  t.clock.nowMs += 1_000;
  const player = await seated(t, 1_000);
  const { session } = player;
  const reply = await withPosting(
    t,
    async (ledger, movement) => {
      await ledger.post(movement);
      throw new Error('the reply was lost');
    },
    () => send(t, 'debit', { session, round: 'r', transaction: 'd', amount: 300 }),
  );
  expect(reply).toEqual({ status: 500, body: { error: 'unknown' } });
  expect(await player.debit('r', 'd', 300)).toBe(700);
});

it('takes no more calls in a second than the provider may send', async () => {
  t.clock.nowMs += 1_000;
  const { session } = await seated(t, 1_000);
  const replies = await Promise.all(Array.from({ length: 45 }, () => send(t, 'balance', { session })));
  expect(replies.filter(({ body }) => body.error === 'busy')).toHaveLength(6);
  t.clock.nowMs += 1_000;
  expect((await send(t, 'balance', { session })).status).toBe(200);
});
