/** When a part of the house fails, the reply shows no details and the log holds all of them. S24 */
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import { init } from '@foyer/contract/site/config.ts';
import { afterAll, expect, it } from 'vitest';
import { handlers } from '../handlers.ts';
import { openTestHouse, signUp } from '../testing/house.ts';

const t = await openTestHouse({
  config: { trustedProxies: 1, isSessionReadable: false },
  handlers: { ...handlers, init: () => Promise.reject(new Error('column "secret" of 13812345678 is broken')) },
});
afterAll(() => t.close());

it('answers an unknown failure with 500 and its request id, without details. S24', async () => {
  const answer = await t.client().call(init, {});
  expect(answer).toMatchObject({ status: 500, code: 500, message: '服务异常', data: undefined });
  expect(answer.body).not.toContain('secret');
  const line = t.logLines.find((entry) => entry.includes('is broken')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ reqId: answer.headers['x-request-id'], level: 50 });
  expect(line).not.toContain('13812345678');
});

it('uses the __Host- cookie with Secure if the proxy reports https. S02', async () => {
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'foyer.example' };
  const player = await signUp(t, {}, { headers: https });
  expect([...player.cookies.keys()]).toEqual(['__Host-UUID', 'signedIn']);
  expect(player.setCookies[0]).toMatch(/^__Host-UUID=[\w-]{22}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const headers = { ...https, origin: 'https://foyer.example' };
  const answer = await player.call(setWithdrawPW, { withdrawPassword: 'sesame7' }, { headers });
  expect(answer.code).toBe(200);
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

it('answers the first caller after one long blocking task, as at the start, because that is no overload', async () => {
  const started = await openTestHouse({ config: { shedAfterMs: 2_000 } });
  // Blocks for longer than a second, so that the event-loop monitor is due but has no measurement yet.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_300);
  await new Promise((watched) => setTimeout(watched));
  expect((await started.client().call(init, {})).code).toBe(200);
  await started.close();
});
