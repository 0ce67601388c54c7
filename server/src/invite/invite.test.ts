import { invitationLabel } from '@foyer/contract/invite/invitation.ts';
import * as calls from '@foyer/contract/invite/invite.ts';
import { translate } from '@foyer/text/translate.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { walkPages } from '../http/testing/walk.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { give, newPlayer } from '../wallet/testing/wallet.ts';
import type { TestPlayer } from '../wallet/testing/wallet.ts';

const operatorKey = 'operator key of these tests';
const day = 24 * 3_600_000;
let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse({ config: { operatorKey, sessionIdleMs: 1e12, sessionLifeMs: 1e12 } });
});
afterAll(() => t.close());

async function friendBy(agentCode: string): Promise<TestPlayer> {
  const player = await signUp(t, { agentCode });
  const { player_id } = await t.house.db
    .selectFrom('player')
    .select('player_id')
    .where('user_account', '=', player.userAccount)
    .executeTakeFirstOrThrow();
  return { ...player, playerId: player_id };
}

let bets = 0;
async function stake(player: TestPlayer, stakeSatang: number, isSettled = true): Promise<void> {
  bets += 1;
  await t.house.db
    .insertInto('bet')
    .values({
      player_id: player.playerId,
      bet_order_no: `I${bets}`,
      platform_code: 'moyu',
      game_type: 1,
      game_id: 'moyu-koi-gate',
      round_id: `I${bets}`,
      stake_satang: stakeSatang,
      win_satang: 0,
      is_settled: isSettled,
      placed_ms: t.clock.nowMs,
      settled_ms: isSettled ? t.clock.nowMs : null,
    })
    .execute();
}

/** Creates an inviter with a friend who has met the requirements. */
async function pair() {
  const inviter = await newPlayer(t);
  const { inviteCode } = await inviter.ok(calls.inviteCode, {});
  const friend = await friendBy(inviteCode);
  await give(t, friend.playerId, 'main', 30_000);
  await stake(friend, 100_000);
  const { list } = await inviter.ok(calls.inviteList, {});
  return { inviter, friend, inviteId: list[0]?.inviteId ?? '' };
}
const mainOf = async ({ playerId }: TestPlayer) => (await t.house.ledger.balances(playerId)).main ?? 0;

const askOperator = (method: 'GET' | 'POST', payload?: object) =>
  t.app.inject({
    method,
    url: '/operator/invitations',
    headers: { authorization: `Bearer ${operatorKey}` },
    ...(payload && { payload }),
  });

/** Makes both sides share one thing. */
const sharing = {
  device: async (inviter: TestPlayer, friend: TestPlayer) => {
    const seen = { report: '{}', first_seen_ms: 1, last_seen_ms: 1 };
    for (const { playerId } of [inviter, friend])
      await t.house.db
        .insertInto('player_device')
        .values({ player_id: playerId, device_id: `d-${friend.playerId}`, ...seen })
        .execute();
  },
  address: (inviter: TestPlayer, friend: TestPlayer) =>
    useAddresses([inviter, '203.0.113.9'], [friend, '::ffff:203.0.113.9']),
  network: (inviter: TestPlayer, friend: TestPlayer) =>
    useAddresses([inviter, '2001:db8:1:2::9'], [friend, '2001:db8:1:2:ffff::1']),
};
async function useAddresses(...used: readonly (readonly [TestPlayer, string])[]): Promise<void> {
  for (const [{ playerId }, ip] of used)
    await t.house.db.updateTable('session').set({ ip }).where('player_id', '=', playerId).execute();
}

it.each(['device', 'address', 'network'] as const)(
  'holds both bonuses for the operator if both sides share one %s',
  async (shared) => {
    const { inviter, friend, inviteId } = await pair();
    await sharing[shared](inviter, friend);
    const claim = (by: TestPlayer) => by.call(calls.getInviteBonus, { inviteId });
    const held = await claim(inviter);
    expect([held.refusal, await mainOf(inviter)]).toEqual(['INVITE_HELD', 0]);
    const listed = {
      inviteId,
      shared: shared === 'device' ? 'device' : 'address',
      inviter: inviter.userAccount,
      friend: friend.userAccount,
    };
    expect((await askOperator('GET')).json().held).toContainEqual(expect.objectContaining(listed));
    expect((await askOperator('POST', { inviteId, decision: 'maybe' })).statusCode).toBe(400);
    expect((await askOperator('POST', { inviteId, decision: 'pay' })).json()).toEqual({ decision: 'pay' });
    expect((await askOperator('POST', { inviteId, decision: 'refuse' })).statusCode).toBe(409);
    expect((await claim(inviter)).code).toBe(200);
    expect((await claim(friend)).code).toBe(200);
  },
);

it('lists held invitations of one moment once each, page by page', async () => {
  const made = [await pair(), await pair(), await pair()];
  for (const { inviter, friend, inviteId } of made) {
    await sharing.device(inviter, friend);
    await inviter.call(calls.getInviteBonus, { inviteId });
  }
  await t.house.db.updateTable('invitation').set({ held_ms: 1 }).where('held_for', 'is not', null).execute();
  const asked = { app: t.app, url: '/operator/invitations', key: operatorKey, list: 'held', id: 'inviteId' };
  const all = await walkPages(asked, 200);
  expect(all).toEqual(expect.arrayContaining(made.map(({ inviteId }) => inviteId)));
  for (const limit of [1, 2]) expect(await walkPages(asked, limit)).toEqual(all);
});

it('pays neither side of a held invitation that the operator refuses', async () => {
  const { inviter, friend, inviteId } = await pair();
  await sharing.device(inviter, friend);
  await inviter.call(calls.getInviteBonus, { inviteId });
  await askOperator('POST', { inviteId, decision: 'refuse' });
  expect((await inviter.call(calls.getInviteBonus, { inviteId })).refusal).toBe('INVITE_REFUSED');
  expect([await mainOf(inviter), await mainOf(friend)]).toEqual([0, 30_000]);
});

it.each([
  ['10.0.0.9', '10.0.0.9'],
  ['127.0.0.1', '127.0.0.1'],
  ['203.0.113.1', '203.0.113.2'],
  ['2001:db8:1:1::1', '2001:db8:1:2::1'],
  ['', ''],
  ['999.1.1.1', '999.1.1.1'],
])('holds nothing for the addresses %s and %s', async (mine, theirs) => {
  const { inviter, friend, inviteId } = await pair();
  await useAddresses([inviter, mine], [friend, theirs]);
  expect((await inviter.call(calls.getInviteBonus, { inviteId })).code).toBe(200);
});

it('gives every player a code of their own, always the same. CALL-146', async () => {
  const [one, other] = [await newPlayer(t), await newPlayer(t)];
  const codes = await Promise.all(Array.from({ length: 10 }, () => one.ok(calls.inviteCode, {})));
  expect(new Set(codes.map(({ inviteCode }) => inviteCode)).size).toBe(1);
  expect(codes[0]?.inviteCode).toMatch(/^[A-Z2-9]{9}$/);
  expect((await other.ok(calls.inviteCode, {})).inviteCode).not.toBe(codes[0]?.inviteCode);
  expect(codes[0]).toMatchObject({ depositSatang: 30_000, stakeSatang: 100_000, inviterTerms: { multiple: 3 } });
});

it('links a player who registers with the code, masked, and reveals of their money only whether the goal is met. CALL-147, S22', async () => {
  const inviter = await newPlayer(t);
  const { inviteCode } = await inviter.ok(calls.inviteCode, {});
  const friend = await friendBy(inviteCode);
  await give(t, friend.playerId, 'main', 29_999);
  const answer = await inviter.call(calls.inviteList, {});
  expect(answer.data?.list).toMatchObject([
    { status: '1', hasDeposited: false, hasStaked: false, hasInviterClaimed: false },
  ]);
  expect(answer.body).not.toContain(friend.userAccount);
  expect(answer.body).not.toContain('299.99');
  await give(t, friend.playerId, 'main', 1);
  await stake(friend, 100_000);
  const { list, total } = await inviter.ok(calls.inviteList, {});
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({ hasDeposited: true, hasStaked: true });
  expect((await friend.ok(calls.inviteList, {})).invitedBy).toMatchObject({
    userAccount: expect.stringMatching(/\*/) as string,
    hasInviterClaimed: false,
  });
});

it('knows the three statuses and names them in three languages. ENUM-011', async () => {
  const inviter = await newPlayer(t);
  await inviter.ok(calls.createInvitation, { note: '小林' });
  t.clock.nowMs += 31 * day;
  const { inviteCode } = await inviter.ok(calls.createInvitation, { note: '阿明' });
  await friendBy(inviteCode);
  t.clock.nowMs += 1;
  await inviter.ok(calls.createInvitation, { note: '' });
  const { list } = await inviter.ok(calls.inviteList, {});
  expect(list.map(({ status }) => status)).toEqual(['0', '1', '2']);
  expect(list.map(({ note }) => note)).toEqual(['', '阿明', '小林']);
  const labels = (['zh_CN', 'en', 'th'] as const).map((lang) =>
    list.map(({ status }) => translate(lang)('labels', invitationLabel(status))),
  );
  expect(labels[0]).toEqual(['未注册', '已注册', '已过期']);
  for (const of of labels) expect(new Set(of).size).toBe(3);
});

it('links one friend to a single-use invitation, none after it has expired, and no friend twice', async () => {
  const inviter = await newPlayer(t);
  const { inviteCode } = await inviter.ok(calls.createInvitation, { note: '一位' });
  const first = await friendBy(inviteCode);
  t.clock.nowMs += 1;
  const second = await friendBy(inviteCode);
  expect((await inviter.ok(calls.inviteList, {})).total).toBe(1);
  expect((await first.ok(calls.inviteList, {})).invitedBy).toBeDefined();
  expect((await second.ok(calls.inviteList, {})).invitedBy).toBeUndefined();
  const late = await inviter.ok(calls.createInvitation, { note: '晚了' });
  t.clock.nowMs += 31 * day;
  await friendBy(late.inviteCode);
  const { list } = await inviter.ok(calls.inviteList, {});
  expect(list.map(({ status }) => status)).toEqual(['2', '1']);
});

it('opens ten invitations at a time, however many are asked for at once.', async () => {
  const inviter = await newPlayer(t);
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, index) => inviter.call(calls.createInvitation, { note: String(index) })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
  expect(answers.filter(({ refusal }) => refusal === 'TOO_MANY_INVITES')).toHaveLength(4);
});

it('pays the inviter first and then the friend, each once and locked. SCREEN-055, STATE-015, CALL-148, CALL-167', async () => {
  const { inviter, friend, inviteId } = await pair();
  expect((await friend.call(calls.getInviteBonus, { inviteId })).refusal).toBe('INVITER_FIRST');
  expect(await inviter.ok(calls.userAgentBonus, {})).toMatchObject({ friends: 1, waiting: 1, totalSatang: 0 });
  expect(await inviter.ok(calls.getInviteBonus, { inviteId })).toEqual({ amountSatang: 3_800, targetSatang: 11_400 });
  expect(await mainOf(inviter)).toBe(3_800);
  expect(await friend.ok(calls.getInviteBonus, { inviteId })).toEqual({ amountSatang: 1_800, targetSatang: 5_400 });
  expect(await mainOf(friend)).toBe(31_800);
  expect((await inviter.call(calls.getInviteBonus, { inviteId })).refusal).toBe('INVITE_CLAIMED');
  expect((await friend.call(calls.getInviteBonus, { inviteId })).refusal).toBe('INVITE_CLAIMED');
  expect(await inviter.ok(calls.userAgentBonus, {})).toMatchObject({ friends: 1, waiting: 0, totalSatang: 3_800 });
  expect((await friend.ok(calls.inviteList, {})).invitedBy).toMatchObject({
    hasInviterClaimed: true,
    hasClaimed: true,
  });
});

it('grants one bonus for thirty concurrent claims. STATE-011, L09', async () => {
  const { inviter, inviteId } = await pair();
  const answers = await Promise.all(Array.from({ length: 30 }, () => inviter.call(calls.getInviteBonus, { inviteId })));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ refusal }) => refusal))).toEqual(new Set([undefined, 'INVITE_CLAIMED']));
  expect(await mainOf(inviter)).toBe(3_800);
});

it('pays nothing before a friend has deposited and staked the required amounts', async () => {
  const inviter = await newPlayer(t);
  const { inviteCode } = await inviter.ok(calls.inviteCode, {});
  const friend = await friendBy(inviteCode);
  const inviteId = (await inviter.ok(calls.inviteList, {})).list[0]?.inviteId ?? '';
  await give(t, friend.playerId, 'main', 30_000);
  await stake(friend, 99_999);
  // An open bet may still be voided.
  await stake(friend, 100_000, false);
  expect((await inviter.call(calls.getInviteBonus, { inviteId })).refusal).toBe('INVITE_NOT_REACHED');
  const open = await inviter.ok(calls.createInvitation, { note: '' });
  expect((await inviter.call(calls.getInviteBonus, { inviteId: open.inviteId })).refusal).toBe('UNKNOWN_INVITATION');
  expect(await mainOf(inviter)).toBe(0);
});

it('refuses a claim of another player’s bonus. S14', async () => {
  const { inviteId } = await pair();
  const stranger = await newPlayer(t);
  expect((await stranger.call(calls.getInviteBonus, { inviteId })).refusal).toBe('UNKNOWN_INVITATION');
  expect((await t.client().call(calls.getInviteBonus, { inviteId })).refusal).toBe('SESSION_EXPIRED');
});

it('pages a list of many friends', async () => {
  const inviter = await newPlayer(t);
  for (let count = 0; count < 7; count += 1) {
    await inviter.ok(calls.createInvitation, { note: String(count) });
    t.clock.nowMs += 1;
  }
  const second = await inviter.ok(calls.inviteList, { pageNo: 2, pageSize: 3 });
  expect(second.total).toBe(7);
  expect(second.list.map(({ note }) => note)).toEqual(['3', '2', '1']);
});
