/** Sessions: handed over by a link, listed, ended from another device, expired. ROUTE-071, S01, S17, R07 */
import {
  endLoginSession,
  endOtherSessions,
  loginSessions,
  takeTicket,
  viewTicket,
} from '@foyer/contract/account/sessions.ts';
import { firstUserInfo, logedUserInfo, login, logout } from '@foyer/contract/account/session.ts';
import { clientHeader, idleClient, playerHeader } from '@foyer/contract/envelope.ts';
import { maskAccount } from '@foyer/contract/masks.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../http/testing/client.ts';
import { playerByName, setPlayerStatus } from '../../players/players.ts';
import { kickPlayer } from '../../players/sessions.ts';
import { issueTicket, ticketLifeMs } from '../../players/tickets.ts';
import { openTestHouse, signUp, testPassword } from '../../testing/house.ts';
import { placeOf } from './loginSessions.ts';

const operatorKey = 'a-key-that-nobody-can-guess';
const t = await openTestHouse({ config: { operatorKey } });
afterAll(() => t.close());

const minute = 60_000;
const logIn = (browser: TestClient, userAccount: string, headers = {}) =>
  browser.ok(login, { userAccount, password: testPassword, captcha: 'none' }, { headers });
const idOf = async (userAccount: string): Promise<string> => (await playerByName(t.house, userAccount))?.playerId ?? '';
const ticketFor = async (userAccount: string) => (await issueTicket(t.house, await idOf(userAccount))).ticket;
const operate = (path: string, payload: object, authorization = `Bearer ${operatorKey}`) =>
  t.app.inject({ method: 'POST', url: `/operator/${path}`, payload, headers: { authorization } });

describe('a ticket in the address. S01', () => {
  it('shows the masked account that it opens, without being consumed', async () => {
    const { userAccount } = await signUp(t);
    const ticket = await ticketFor(userAccount);
    const browser = t.client();
    const seen = await browser.ok(viewTicket, { ticket });
    expect(seen).toEqual({ userAccount: maskAccount(userAccount), isOwn: false });
    await browser.ok(takeTicket, { ticket });
    expect((await browser.ok(firstUserInfo, {})).userInfo.userAccount).toBe(userAccount);
  });

  it('opens a session with a new id, and only once', async () => {
    const { userAccount } = await signUp(t);
    const ticket = await ticketFor(userAccount);
    const browser = t.client();
    await browser.ok(takeTicket, { ticket });
    expect(browser.cookies.get('UUID')).toMatch(/^[\w-]{22}$/);
    expect(browser.cookies.get('UUID')).not.toBe(ticket);
    expect((await t.client().call(takeTicket, { ticket })).refusal).toBe('TICKET_SPENT');
    expect((await t.client().call(viewTicket, { ticket })).refusal).toBe('TICKET_SPENT');
  });

  it('is given to one of twenty who try at once', async () => {
    const { userAccount } = await signUp(t);
    const ticket = await ticketFor(userAccount);
    const answers = await Promise.all(Array.from({ length: 20 }, () => t.client().call(takeTicket, { ticket })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal === 'TICKET_SPENT')).toHaveLength(19);
  });

  it('expires after two minutes, and a session id is not accepted as a ticket', async () => {
    const player = await signUp(t);
    const ticket = await ticketFor(player.userAccount);
    t.clock.nowMs += ticketLifeMs;
    expect((await t.client().call(takeTicket, { ticket })).refusal).toBe('TICKET_SPENT');
    for (const other of [player.cookies.get('UUID') ?? '', '', 'x'.repeat(22), "' or 1=1 --"]) {
      expect((await t.client().call(takeTicket, { ticket: other })).refusal).toBe('TICKET_SPENT');
    }
  });

  it('ends the browser’s previous session, and is refused from a foreign page. S03', async () => {
    const first = await signUp(t);
    const second = await signUp(t);
    const token = first.cookies.get('UUID') ?? '';
    const ticket = await ticketFor(second.userAccount);
    const foreign = await first.call(takeTicket, { ticket }, { headers: { origin: 'https://evil.example' } });
    expect(foreign).toMatchObject({ code: 400, message: '请求来自其他网站，已拦截' });
    await first.ok(takeTicket, { ticket });
    expect((await first.ok(logedUserInfo, {})).userInfo.userAccount).toBe(second.userAccount);
    const old = t.client();
    old.cookies.set('UUID', token);
    expect((await old.call(logedUserInfo, {})).code).toBe(403);
  });

  it.each(['inactive', 'frozen', 'disabled', 'rejected'] as const)(
    'opens no session for an account that is %s',
    async (status) => {
      const { userAccount } = await signUp(t);
      const ticket = await ticketFor(userAccount);
      await setPlayerStatus(t.house, await idOf(userAccount), status);
      const browser = t.client();
      expect([702, 703, 704, 705]).toContain((await browser.call(takeTicket, { ticket })).code);
      expect(browser.cookies.size).toBe(0);
    },
  );

  it('appears in no log and in no database row', async () => {
    const { userAccount } = await signUp(t);
    const ticket = await ticketFor(userAccount);
    await t.client().call(viewTicket, { ticket });
    await t.client().get(`/home?UUID=${ticket}`);
    await t.client().ok(takeTicket, { ticket });
    expect(t.logLines.join('\n')).not.toContain(ticket);
    const rows = await t.database.db.selectFrom('login_ticket').selectAll().execute();
    expect(rows.some(({ ticket_hash: hash }) => hash.toString('utf8').includes(ticket))).toBe(false);
  });
});

describe('the operator', () => {
  it('hands a player over, kicks and freezes, with the key alone', async () => {
    const player = await signUp(t);
    for (const key of ['', 'Bearer ', 'Bearer wrong', operatorKey]) {
      expect((await operate('ticket', { account: player.userAccount }, key)).statusCode).toBe(401);
    }
    const made = await operate('ticket', { account: player.userAccount, path: '/mine/center' });
    const { address } = made.json<{ address: string }>();
    expect(address).toMatch(/^\/mine\/center\?UUID=[\w-]{22}$/);
    await t.client().ok(takeTicket, { ticket: address.slice(-22) });
    await operate('kick', { account: player.userAccount });
    expect((await player.call(logedUserInfo, {})).code).toBe(706);
    expect((await operate('kick', { account: 'nobody77' })).statusCode).toBe(404);
    expect((await operate('status', { account: player.userAccount, status: 'rich' })).json()).toHaveProperty('error');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil', '/a?b=c', '/..', ''])(
    'never creates a link that leaves the site: %s. S07',
    async (path) => {
      const { userAccount } = await signUp(t);
      const { address } = (await operate('ticket', { account: userAccount, path })).json<{ address: string }>();
      expect(address).toMatch(/^\/home\?UUID=/);
    },
  );
});

describe('the list of devices. S17', () => {
  it('names each browser once, hides half of its address and marks the current one', async () => {
    const player = await signUp(t);
    const phone = t.client();
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
    t.clock.nowMs += minute;
    await logIn(phone, player.userAccount, { 'user-agent': agent });
    const { list, total } = await phone.ok(loginSessions, {});
    expect(total).toBe(2);
    expect(list[0]).toMatchObject({ device: 'Safari · iOS', isCurrent: true });
    expect(list[0]?.place).toMatch(/^10\.\d+\.\*\.\*$/);
    expect(list.every(({ end }) => end === undefined)).toBe(true);
    expect(list[1]?.isCurrent).toBe(false);
  });

  it('logs a device out: its next call answers 706, the others stay', async () => {
    const player = await signUp(t);
    const [phone, tablet] = [t.client(), t.client()];
    await logIn(phone, player.userAccount);
    await logIn(tablet, player.userAccount);
    const ofPhone = (await phone.ok(loginSessions, {})).list.find(({ isCurrent }) => isCurrent)?.sessionId ?? '';
    await player.ok(endLoginSession, { sessionId: ofPhone });
    expect((await phone.call(logedUserInfo, {})).code).toBe(706);
    expect((await tablet.call(logedUserInfo, {})).code).toBe(200);
    expect((await player.call(endLoginSession, { sessionId: ofPhone })).refusal).toBe('UNKNOWN_SESSION');
    const ended = (await player.ok(loginSessions, {})).list.find(({ sessionId }) => sessionId === ofPhone);
    expect(ended?.end).toBe('remote');
    expect(await player.ok(endOtherSessions, {})).toEqual({ count: 1 });
    expect((await tablet.call(logedUserInfo, {})).code).toBe(706);
    expect((await player.call(logedUserInfo, {})).code).toBe(200);
  });

  it('reaches no session of another player. S14', async () => {
    const [owner, thief] = [await signUp(t), await signUp(t)];
    const { list } = await owner.ok(loginSessions, {});
    expect((await thief.ok(loginSessions, {})).total).toBe(1);
    const answer = await thief.call(endLoginSession, { sessionId: list[0]?.sessionId ?? '' });
    expect(answer.refusal).toBe('UNKNOWN_SESSION');
    expect((await owner.call(logedUserInfo, {})).code).toBe(200);
  });

  it.each([
    ['203.0.113.7', '203.0.*.*'],
    ['::ffff:203.0.113.7', '203.0.*.*'],
    ['2001:db8:1:2::7', '2001:db8:*'],
    ['::1', ''],
    ['', ''],
  ])('shows %s as %s. S22', (ip, place) => expect(placeOf(ip)).toBe(place));
});

describe('a session', () => {
  it('ends after 30 minutes without its player, however often a page asks by itself. S17', async () => {
    const player = await signUp(t);
    for (let polls = 0; polls < 6; polls += 1) {
      t.clock.nowMs += 5 * minute;
      const answer = await player.call(logedUserInfo, {}, { headers: { [clientHeader]: idleClient } });
      expect(answer.code).toBe(polls < 5 ? 200 : 403);
    }
    await logIn(player, player.userAccount);
    expect((await player.ok(loginSessions, {})).list.map(({ end }) => end)).toEqual([undefined, 'expired']);
  });

  it('refuses calls of a page that was opened for another player. R07', async () => {
    const [first, second] = [await signUp(t), await signUp(t)];
    const oldTab = { headers: { [playerHeader]: first.cookies.get('signedIn') ?? '' } };
    await logIn(first, second.userAccount);
    for (const call of [applyWithdraw, logout, logedUserInfo]) {
      expect((await first.raw(call, { amount: '100' }, oldTab)).refusal).toBe('PLAYER_CHANGED');
    }
    const newTab = { headers: { [playerHeader]: first.cookies.get('signedIn') ?? '' } };
    expect((await first.ok(logedUserInfo, {}, newTab)).userInfo.userAccount).toBe(second.userAccount);
  });

  it.each(['frozen', 'disabled'] as const)('of a %s player can do nothing but log out. STATE-004', async (status) => {
    const player = await signUp(t);
    await setPlayerStatus(t.house, await idOf(player.userAccount), status);
    expect((await player.call(logedUserInfo, {})).code).toBe(status === 'frozen' ? 703 : 704);
    await player.ok(logout, {});
    expect(player.cookies.size).toBe(0);
  });

  it('that was kicked answers 706 until its browser logs in again. ERR-014', async () => {
    const player = await signUp(t);
    await kickPlayer(t.house, await idOf(player.userAccount));
    expect((await player.call(logedUserInfo, {})).code).toBe(706);
    await logIn(player, player.userAccount);
    expect((await player.call(logedUserInfo, {})).code).toBe(200);
  });
});
