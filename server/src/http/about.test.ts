/** Log lines of refused log-ins, money calls and operators say who, from where and what, and leak no secrets. S22 */
import { randomUUID } from 'node:crypto';
import { login } from '@foyer/contract/account/session.ts';
import { deposit as intoGame } from '@foyer/contract/wallet/balance.ts';
import { afterAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import { networkOf } from './about.ts';

const operatorKey = 'a-key-of-twenty-four-signs';
const t = await openTestHouse({ config: { operatorKey, trustedProxies: 1 } });
afterAll(() => t.close());

async function linesOf(act: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const before = t.logLines.length;
  await act();
  return t.logLines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
}
const headers = { 'x-forwarded-for': '203.0.113.77' };

it('logs the masked account of a refused log-in, but not its full name or the password', async () => {
  const request = { userAccount: 'nobody88', password: 'sesame77', captcha: 'none' };
  const lines = await linesOf(() => t.client().call(login, request, { headers }));
  const expected = { call: 'login', account: 'nob***88', from: '203.0.113.*', refusal: 'WRONG_CREDENTIALS' };
  expect(lines.map(({ msg }) => msg)).toEqual(['refused', 'answered']);
  for (const line of lines) expect(line).toMatchObject(expected);
  expect(JSON.stringify(lines)).not.toMatch(/nobody88|sesame77|203\.0\.113\.77/);
});

it('logs the player, the amount and the request id of a money call', async () => {
  const player = await newPlayer(t, 100);
  const requestId = randomUUID();
  const lines = await linesOf(() =>
    player.call(intoGame, { platformKey: 'moyu', amountSatang: 50_00 }, { headers, requestId }),
  );
  expect(lines.at(-1)).toMatchObject({
    msg: 'answered',
    call: 'deposit',
    playerId: player.playerId,
    amount: '50',
    moneyId: requestId,
    from: '203.0.113.*',
  });
});

it('logs the operator, the request and its subject, even if the key is wrong', async () => {
  const player = await newPlayer(t);
  const ask = (key: string) =>
    t.app.inject({
      method: 'POST',
      url: '/operator/status',
      headers: { ...headers, authorization: `Bearer ${key}`, 'x-operator': 'mei' },
      payload: { account: player.userAccount, status: 'frozen', note: 'called 13812345678' },
    });
  const lines = await linesOf(() => ask(operatorKey));
  expect(lines.find(({ msg }) => msg === 'an operator asked')).toMatchObject({
    route: 'POST /operator/status',
    status: 200,
    by: 'mei',
    from: '203.0.113.*',
    playerId: player.playerId,
    asked: { account: player.userAccount, status: 'frozen', note: 'called 138****78' },
  });
  const refused = await linesOf(() => ask('another-key-of-twenty-four'));
  expect(refused.find(({ msg }) => msg === 'an operator was refused')).toMatchObject({ status: 401, asked: {} });
  expect(JSON.stringify([lines, refused])).not.toMatch(/twenty-four/);
});

it.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['2001:db8::6', '2001:db8:0:*'],
  ['::1', '0:0:0:*'],
])('logs the address %s as its network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
