/**
 * Rate limits: visitors cannot forge their address, a household counts as one, and processes share their counts. S15,
 * S16
 */
import { login } from '@foyer/contract/account/session.ts';
import { verifyUsername } from '@foyer/contract/account/register.ts';
import { afterAll, expect, it } from 'vitest';
import { handlers } from '../handlers.ts';
import { openTestHouse } from '../testing/house.ts';
import { householdOf } from './address.ts';
import { build } from './build.ts';
import { client } from './testing/client.ts';

const t = await openTestHouse({ config: { trustedProxies: 1 } });
const other = await build(t.house, { handlers });
const behindTwo = await build(
  { ...t.house, config: { ...t.house.config, trustedProxies: ['10.0.0.0/8', '203.0.113.250'] } },
  { handlers },
);
afterAll(async () => {
  await Promise.all([other.close(), behindTwo.close()]);
  await t.close();
});

/** Logs in until the limit per address, from a new device each time. Returns how many passed. */
async function judged(tries: number, headersOf: (index: number) => Record<string, string>, app = t.app) {
  let passed = 0;
  for (let index = 0; index < tries; index += 1) {
    const request = { userAccount: `nobody${index}`, password: 'sesame77', captcha: 'none' };
    const answer = await client(app).call(login, request, { headers: headersOf(index) });
    if (answer.refusal !== 'TOO_MANY_REQUESTS') passed += 1;
  }
  return passed;
}

it('counts by the address that the proxy appended, whatever addresses the visitor wrote before it. S15', async () => {
  expect(await judged(45, (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}, 203.0.113.9` }))).toBe(30);
});

it('skips listed proxies from the right and stops at the first address that is none. S15', async () => {
  expect(
    await judged(
      45,
      (index: number) => ({ 'x-forwarded-for': `192.0.2.${index}, 203.0.113.11, 203.0.113.250` }),
      behindTwo,
    ),
  ).toBe(30);
});

it('counts all addresses of one IPv6 network of 64 bits as one visitor. S15', async () => {
  expect(
    await judged(45, (index: number) => ({ 'x-forwarded-for': `2001:db8:7:9:${(index + 1).toString(16)}::1` })),
  ).toBe(30);
  expect(await judged(1, () => ({ 'x-forwarded-for': '2001:db8:7:a::1' }))).toBe(1);
});

it.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:0DB8:0:0001::9', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('treats %s as the household %s', (address, household) => {
  expect(householdOf(address)).toBe(household);
});

it('shares its counts between two processes of one database, even for concurrent requests. S16', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.12' };
  const asked = Array.from({ length: 60 }, (_, index) =>
    client(index % 2 === 0 ? t.app : other).call(verifyUsername, { userAccount: `free${index}` }, { headers }),
  );
  const refused = (await Promise.all(asked)).filter(({ refusal }) => refusal === 'TOO_MANY_REQUESTS');
  expect(refused).toHaveLength(30);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
});

it('starts a new count after the span', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.13' };
  for (let index = 0; index < 31; index += 1)
    await t.client().call(verifyUsername, { userAccount: 'free77' }, { headers });
  t.clock.nowMs += 60_000;
  const answer = await t.client().call(verifyUsername, { userAccount: 'free77' }, { headers });
  expect(answer.refusal).toBeUndefined();
});
