/** Security events: who tried what, from where, with which outcome; for the player and for the operator. S18, S22 */
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import { securityEvents } from '@foyer/contract/account/securityEvents.ts';
import { login, logout } from '@foyer/contract/account/session.ts';
import { addBankCard } from '@foyer/contract/wallet/bankCard.ts';
import { calls } from '@foyer/contract/calls.ts';
import type { Call } from '@foyer/contract/call.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../handlers.ts';
import { auditedCalls } from '../http/audit.ts';
import { openTestHouse, signUp, testPassword } from '../testing/house.ts';
import { deleteOldSecurityEvents } from '../players/securityEventStore.ts';

const operatorKey = 'a-key-of-twenty-four-signs';
const t = await openTestHouse({ config: { operatorKey, trustedProxies: 1 } });
afterAll(() => t.close());
// Ids made in the same millisecond are unordered.
beforeEach(() => {
  t.clock.nowMs += 1_000;
});

const rows = () => t.house.db.selectFrom('security_event').selectAll().orderBy('event_id').execute();
const paging = { pageNo: 1, pageSize: 50 };
const operator = (url: string, key = operatorKey, ip = '10.1.1.1') =>
  t.app.inject({ url, headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': ip, 'x-operator': 'mei' } });

/** Writes that say nothing about the security of an account: play, promotions, mail, favourites, deposits. */
// prettier-ignore
const otherWrites = new Set([
  'agentLogin', 'agentRegistered', 'phoneSendVerify', 'beginPasskeyLogin', 'guestGameUrl', 'guestGameForward',
  'gameUrl', 'gameForward', 'addCollection', 'cancelCollection', 'gameAddCollection', 'gameCancelCollection',
  'changeDrawSeed', 'checkin', 'lottery', 'userCheckIn', 'createInvitation', 'fastApplyPromotion',
  'getVipRewardGift', 'deleteMsgSite', 'insertMsgSite', 'updateMsgSite', 'confirmQQ', 'confirmWeChat',
  'depositOrderCancel', 'reserveReminders', 'reserveUploadPayPhoto', 'uploadFile', 'moneyOutcome', 'deviceInfo',
]);

describe('a security event', () => {
  it('is stored for every write about an account, or the write is named as another kind', () => {
    const writes = Object.values<Call>(calls).filter(({ effect }) => effect === 'write');
    const unnamed = writes.filter(({ name }) => auditedCalls[name] === undefined && !otherWrites.has(name));
    expect(unnamed.map(({ name }) => name)).toEqual([]);
    const names = new Set(Object.values<Call>(calls).map(({ name }) => name));
    expect(Object.keys(auditedCalls).filter((name) => !names.has(name))).toEqual([]);
  });

  it('names player, device, place and outcome, and is shown to its player newest first', async () => {
    const player = await signUp(t);
    t.clock.nowMs += 1_000;
    await player.ok(setWithdrawPW, { withdrawPassword: 'take12345' });
    t.clock.nowMs += 1_000;
    await player.call(addBankCard, { bankName: 'nobody', cardNumber: '6222021234567890128' });
    const { list, total } = await player.ok(securityEvents, paging);
    expect(total).toBe(3);
    expect(list.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
      'card refused',
      'withdrawPassword done',
      'register done',
    ]);
    expect(list[0]).toMatchObject({ atMs: t.clock.nowMs });
    expect(JSON.stringify(await rows())).not.toMatch(/take12345|62220212345/);
  });

  it('tells the owner of refused tries by somebody else, and belongs to nobody for an unknown name. S16', async () => {
    const player = await signUp(t);
    t.clock.nowMs += 1_000;
    const before = (await rows()).length;
    const stranger = t.client();
    const wrong = { userAccount: player.userAccount, password: 'wrong5moon', captcha: 'none' };
    expect((await stranger.call(login, wrong)).code).not.toBe(200);
    t.clock.nowMs += 1_000;
    await stranger.call(login, { ...wrong, userAccount: 'nobody77' });
    const added = (await rows()).slice(before);
    expect(added.map(({ actor, kind, outcome }) => [actor, kind, outcome])).toEqual([
      ['guest', 'login', 'refused'],
      ['guest', 'login', 'refused'],
    ]);
    expect(added[0]?.player_id).not.toBe(null);
    expect(added[1]?.player_id).toBe(null);
    expect(JSON.stringify(added)).not.toMatch(/nobody77|wrong5moon/);
    const [latest] = (await player.ok(securityEvents, paging)).list;
    expect(latest).toMatchObject({ kind: 'login', outcome: 'refused' });
    // A log-in that succeeds is the player's own.
    t.clock.nowMs += 1_000;
    expect((await stranger.call(login, { ...wrong, password: testPassword })).code).toBe(200);
    t.clock.nowMs += 1_000;
    await stranger.ok(logout, {});
    expect((await player.ok(securityEvents, paging)).list.slice(0, 2)).toMatchObject([
      { kind: 'logout', outcome: 'done' },
      { kind: 'login', outcome: 'done' },
    ]);
  });

  it('is unknown, neither done nor refused, if the house failed. L06', async () => {
    const failing = { ...handlers, setWithdrawPW: () => Promise.reject(new Error('the database is away')) };
    const broken = await openTestHouse({ handlers: failing });
    try {
      const player = await signUp(broken);
      broken.clock.nowMs += 1_000;
      await player.call(setWithdrawPW, { withdrawPassword: 'take12345' });
      const [latest] = (await player.ok(securityEvents, paging)).list;
      expect(latest).toMatchObject({ kind: 'withdrawPassword', outcome: 'unknown' });
    } finally {
      await broken.close();
    }
  });

  it('does not change the reply if it cannot be stored, and is logged without address or secret', async () => {
    const player = await signUp(t);
    const { schema } = t.house.db;
    await schema.alterTable('security_event').renameTo('security_event_away').execute();
    try {
      await player.ok(setWithdrawPW, { withdrawPassword: 'take12345' });
    } finally {
      await schema.alterTable('security_event_away').renameTo('security_event').execute();
    }
    const logged = t.logLines.filter((line) => line.includes('a security event was not stored'));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('"call":"setWithdrawPW"');
    expect(logged[0]).not.toMatch(/take12345|"ip"/);
  });

  it('is not stored for what the limits refuse, so that a flood does not fill the table', async () => {
    const guest = t.client();
    const ask = { userAccount: 'someone9', password: 'wrong5moon', captcha: 'none' };
    const before = (await rows()).length;
    for (let tries = 0; tries < 45; tries += 1) await guest.call(login, ask);
    const stored = (await rows()).length - before;
    expect(stored).toBeGreaterThan(5);
    expect(stored).toBeLessThanOrEqual(30);
    // Without a session a player's call is refused before it counts.
    await t.client().call(setWithdrawPW, { withdrawPassword: 'take12345' });
    expect((await rows()).length - before).toBe(stored);
  });
});

describe('the operator', () => {
  it('reads the events of one player or of all, with staff actions, page by page', async () => {
    const player = await signUp(t);
    const own = await operator(`/operator/events?account=${player.userAccount}`);
    expect(own.json().events).toMatchObject([{ kind: 'register', outcome: 'done', actor: 'guest' }]);
    t.clock.nowMs += 1_000;
    expect((await operator('/operator/events?account=nobody77')).statusCode).toBe(404);
    // A request is audited after its reply.
    await expect
      .poll(async () => (await operator('/operator/events?kind=operator')).json().events)
      .toContainEqual(
        expect.objectContaining({ call: 'GET /operator/events', staff: 'mei', outcome: 'refused', reason: '404' }),
      );
    const first = (await operator('/operator/events')).json().events as { eventId: string }[];
    const older = (await operator(`/operator/events?before=${first[2]?.eventId}`)).json().events as {
      eventId: string;
    }[];
    expect(older.every(({ eventId: id }) => id < (first[2]?.eventId ?? ''))).toBe(true);
    // The player does not see what the staff does.
    const { list } = await player.ok(securityEvents, paging);
    expect(list.map(({ kind }) => kind)).toEqual(['register']);
  });

  it('is refused after ten wrong keys from one address, also with the right one, until the span ends. S15', async () => {
    const codes: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      codes.push((await operator('/operator/events', 'wrong', '10.9.9.9')).statusCode);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await operator('/operator/events', operatorKey, '10.9.9.9')).statusCode).toBe(429);
    expect((await operator('/operator/events', operatorKey, '10.8.8.8')).statusCode).toBe(200);
    t.clock.nowMs += 10 * 60_000 + 1;
    expect((await operator('/operator/events', operatorKey, '10.9.9.9')).statusCode).toBe(200);
  });
});

it('deletes events after thirteen months and keeps younger ones', async () => {
  await signUp(t);
  const { length } = await rows();
  await deleteOldSecurityEvents(t.house);
  expect(await rows()).toHaveLength(length);
  t.clock.nowMs += 397 * 86_400_000;
  await signUp(t);
  await deleteOldSecurityEvents(t.house);
  expect(await rows()).toHaveLength(1);
});
