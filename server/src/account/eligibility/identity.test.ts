/** Providers of identity checks: every adapter passes the conformance cases, and staff see which checks wait. M18 */
import { checkIdentity, eligibility, followIdentity } from '@foyer/contract/account/eligibility.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { handlers } from '../../handlers.ts';
import { houseRoutes } from '../../houseRoutes.ts';
import { build } from '../../http/build.ts';
import { client } from '../../http/testing/client.ts';
import { walkPages } from '../../http/testing/walk.ts';
import { openTestHouse, signUp } from '../../testing/house.ts';
import { httpIdentity } from './httpIdentity.ts';
import { identityCases } from './identityConformance.ts';
import type { IdentityRig } from './identityConformance.ts';
import { sandboxIdentity } from './sandboxIdentity.ts';
import { openIdentityProvider } from './testing/identityProvider.ts';

const secret = 'a secret of forty characters for tests..';
const provider = await openIdentityProvider(secret);
const port = httpIdentity({ url: provider.url, secret, timeoutMs: 1_500 }, Date.now);
const operatorKey = 'an operator key for these tests';
const t = await openTestHouse();
const house = {
  ...t.house,
  identity: port,
  config: { ...t.house.config, operatorKey: operatorKey.replaceAll(' ', '-') },
};
const app = await build(house, { handlers, register: houseRoutes });
afterAll(async () => {
  provider.close();
  await app.close();
  await t.close();
});

const rigs: readonly (readonly [string, IdentityRig])[] = [
  [
    'a provider by signed HTTP',
    { port, numberFor: (outcome) => `${outcome}-A1`, behave: provider.behave, begun: provider.begun },
  ],
  [
    'the sandbox',
    {
      port: sandboxIdentity,
      numberFor: (outcome) => `${outcome.toUpperCase()}-A1`,
      behave: undefined,
      begun: undefined,
    },
  ],
];

describe.each(rigs)('%s does what every provider must', (_name, rig) => {
  const fitting = identityCases.filter(({ needsFaults }) => needsFaults !== true || rig.behave !== undefined);
  it.each(fitting.map((one) => [one.name, one] as const))('%s', (_case, one) => one.run(rig));
});

async function arrive() {
  const player = await signUp(t);
  const named = { birthday: '1990-01-31', real_name: '王小明' };
  await t.house.db.updateTable('player').set(named).where('user_account', '=', player.userAccount).execute();
  const there = client(app);
  for (const [name, value] of player.cookies) there.cookies.set(name, value);
  return { there, account: player.userAccount };
}

const waiting = async (after = '') => {
  const headers = { authorization: `Bearer ${house.config.operatorKey}` };
  const reply = await app.inject({ url: `/operator/identity?after=${after}`, headers });
  return reply.json<{ list: { account: string; state: string; reference: string; askedMs: number }[] }>().list;
};

it('leaves a check unknown whose provider did not answer, lists it for staff, and finds its outcome later', async () => {
  const { there, account } = await arrive();
  provider.behave('loses');
  expect(await there.ok(checkIdentity, { documentNumber: 'approved-A2' })).toEqual({ state: 'unknown' });
  provider.behave('works');
  const [first] = await waiting();
  expect(first).toEqual({
    account,
    state: 'unknown',
    reference: expect.any(String) as string,
    askedMs: t.clock.nowMs,
  });
  expect(await waiting(first?.reference)).toEqual([]);
  expect((await there.call(checkIdentity, { documentNumber: 'approved-A2' })).refusal).toBe('IDENTITY_WAITS');
  expect(await there.ok(followIdentity, {})).toEqual({ state: 'approved' });
  expect((await there.ok(eligibility, {})).identity).toBe('approved');
  expect(await waiting()).toEqual([]);
});

it('lists a pending check, oldest first, and none that is decided', async () => {
  const [one, other, refused] = [await arrive(), await arrive(), await arrive()];
  await one.there.ok(checkIdentity, { documentNumber: 'pending-A3' });
  t.clock.nowMs += 1_000;
  await other.there.ok(checkIdentity, { documentNumber: 'pending-A4' });
  expect(await refused.there.ok(checkIdentity, { documentNumber: 'refused-A5' })).toEqual({ state: 'refused' });
  expect((await waiting()).map(({ account, state }) => [account, state])).toEqual([
    [one.account, 'pending'],
    [other.account, 'pending'],
  ]);
  const asked = { app, url: '/operator/identity', key: house.config.operatorKey, list: 'list', id: 'account' };
  for (const limit of [1, 2]) expect(await walkPages(asked, limit)).toEqual([one.account, other.account]);
  const unauthorised = await app.inject({ url: '/operator/identity' });
  expect(unauthorised.statusCode).toBe(401);
});
