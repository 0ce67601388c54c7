/** The generic route: requirements on requests, and the form of every reply. */
import { logedUserInfo, login, logout } from '@foyer/contract/account/session.ts';
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { gameList } from '@foyer/contract/lobby/catalogue.ts';
import { init } from '@foyer/contract/site/config.ts';
import { deleteBank } from '@foyer/contract/wallet/bankCard.ts';
import { firstNavList } from '@foyer/contract/site/navigation.ts';
import { inPayOrder } from '@foyer/contract/wallet/deposit.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { kickPlayer } from '../players/sessions.ts';
import { openTestHouse, signUp, testPassword } from '../testing/house.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', [clientHeader]: '1' };

describe('a reply', () => {
  it('is an envelope with code, both spellings of the message and a request id. ENV-008, AMB-172', async () => {
    const answer = await t.client().call(init, {});
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{12}$/);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 200, msg: '', message: '', success: true });
    expect(answer.headers['cache-control']).toBe('no-store');
    const refused = JSON.parse((await t.client().call(logedUserInfo, {})).body) as Record<string, unknown>;
    expect(refused).toEqual({ code: 403, data: null, msg: '登录已过期', message: '登录已过期', success: false });
  });

  it.each([
    ['zh_CN', '登录已过期'],
    ['en', undefined],
    ['th', undefined],
  ] as const)('speaks %s when the payload does. ENV-003', async (lang, words) => {
    const answer = await t.client().call(logedUserInfo, {}, { lang });
    expect(answer.message).not.toBe('');
    if (words !== undefined) expect(answer.message).toBe(words);
    else expect(answer.message).not.toContain('登录');
  });

  it('uses the language of the cookie if the payload names no supported one', async () => {
    const browser = t.client();
    browser.cookies.set('lang', 'en');
    const cookie = await browser.raw(firstNavList, { lang: 'xx' });
    expect(cookie.data?.list[0]?.navName).toBe('Live');
    expect((await t.client().raw(firstNavList, { lang: '../../x' })).data?.list[0]?.navName).toBe('真人');
  });

  it('refuses with HTTP 200 and the code in the body, players and guests alike. AMB-166', async () => {
    expect(await t.client().call(logedUserInfo, {})).toMatchObject({ status: 200, code: 403 });
    const wrong = { userAccount: 'nobody11', password: 'x', captcha: 'x' };
    expect(await t.client().call(login, wrong)).toMatchObject({ status: 200, code: 1102 });
  });
});

describe('an address', () => {
  it.each([
    ['an unknown path', 'POST', '/api/guest/nothing', 404],
    ['a read by GET that is a POST call. ENV-001', 'GET', '/api/init', 405],
    ['a write by GET. S04', 'GET', '/api/login', 405],
    ['a money write by GET. S04', 'GET', '/api/loged/applyWithdraw', 405],
    ['a POST to one of the GET calls. ENV-011', 'POST', '/api/game/guest/gameUrl', 405],
  ] as const)('answers %s with a real status and an envelope', async (_title, method, url, status) => {
    const reply = await t.app.inject({ method, url, headers: method === 'POST' ? formHeaders : {} });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ success: false });
    if (status === 405) expect(reply.headers.allow).toBe(method === 'GET' ? 'POST' : 'GET');
  });

  it('refuses bodies that are too large or of another kind before reading them', async () => {
    const large = await t.app.inject({
      method: 'POST',
      url: '/api/init',
      headers: formHeaders,
      payload: 'a='.padEnd(70_000, 'x'),
    });
    expect(large.statusCode).toBe(413);
    const json = { ...formHeaders, 'content-type': 'application/json' };
    const other = await t.app.inject({ method: 'POST', url: '/api/init', headers: json, payload: '{"lang":"en"}' });
    expect(other.statusCode).toBe(415);
    expect(other.json()).toMatchObject({ code: 400 });
  });
});

describe('a write', () => {
  it.each([
    ['with the origin of another site', { origin: 'https://evil.example' }],
    ['with the origin of another port', { origin: 'http://localhost:81' }],
    ['with an opaque origin', { origin: 'null' }],
    ['that the browser marks as cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['that the browser marks as same-site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused %s, and nothing happens. S03', async (_title, wrong) => {
    const player = await signUp(t);
    const headers = { ...formHeaders, cookie: `UUID=${player.cookies.get('UUID')}`, ...wrong };
    const send = (url: string, payload: string) => t.app.inject({ method: 'POST', url, headers, payload });
    for (const [url, payload] of [
      [setWithdrawPW.path, 'withdrawPassword=stolen77'],
      [logout.path, ''],
      [inPayOrder.path, 'amount=100'],
      ['/api/uploadFile', ''],
    ] as const) {
      expect((await send(url, payload)).json()).toMatchObject({ code: 400, msg: '请求来自其他网站，已拦截' });
    }
    const info = await player.ok(logedUserInfo, {});
    expect(info.userInfo.isWithdrawPasswordSet).toBe(false);
  });

  it('is refused without our header, which no form of another page can send. S03', async () => {
    const player = await signUp(t);
    const headers = { 'content-type': formHeaders['content-type'], cookie: `UUID=${player.cookies.get('UUID')}` };
    const reply = await t.app.inject({ method: 'POST', url: logout.path, headers });
    expect(reply.json()).toMatchObject({ code: 400 });
    expect((await player.call(logedUserInfo, {})).code).toBe(200);
  });

  it('is accepted from our own page', async () => {
    const player = await signUp(t);
    const headers = { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' };
    expect((await player.call(setWithdrawPW, { withdrawPassword: 'sesame7' }, { headers })).code).toBe(200);
  });
});

describe('a payload', () => {
  it('drops fields that the call does not declare, and cannot pollute prototypes. S13, S21', async () => {
    const player = await signUp(t);
    const hostile = { __proto__: 'x', constructor: 'x', playerId: '1', isWithdrawPasswordSet: '1' };
    const fields = { ...hostile, ['__proto__']: 'x', withdrawPassword: 'sesame7' };
    expect((await player.raw(setWithdrawPW, fields)).code).toBe(200);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('of a broken shape is a bad request', async () => {
    expect(await t.client().raw(gameList, { pageNo: 'one' })).toMatchObject({ status: 200 });
    const player = await signUp(t);
    const answer = await player.raw(inPayOrder, {
      amount: '100',
      depositorName: '王小雨',
      proof: '/api/uploads/1',
      requestId: 'abcdefgh1',
    });
    expect(answer).toMatchObject({ code: 400 });
  });

  it('with a text that the database cannot store is a bad request. S13', async () => {
    const player = await signUp(t);
    for (const id of ['\u0000', 'a\u0000b', '1\u0000'])
      expect([id, await player.raw(deleteBank, { bankCardId: id })]).toMatchObject([id, { status: 200, code: 400 }]);
  });

  it('takes the session from the cookie alone, never from a UUID in the payload. S02', async () => {
    const player = await signUp(t);
    const token = player.cookies.get('UUID') ?? '';
    expect((await t.client().raw(logedUserInfo, { UUID: token })).code).toBe(403);
  });
});

describe('a session', () => {
  const minute = 60_000;

  it('ends after 30 idle minutes, and being used keeps it. S17', async () => {
    const player = await signUp(t);
    for (let passed = 0; passed < 3; passed += 1) {
      t.clock.nowMs += 29 * minute;
      expect((await player.call(logedUserInfo, {})).code).toBe(200);
    }
    t.clock.nowMs += 30 * minute;
    expect((await player.call(logedUserInfo, {})).code).toBe(403);
  });

  it('ends after 24 hours, however busy. S17', async () => {
    const player = await signUp(t);
    for (let passed = 0; passed < 24 * 60 - 20; passed += 20) {
      t.clock.nowMs += 20 * minute;
      expect((await player.call(logedUserInfo, {})).code).toBe(200);
    }
    t.clock.nowMs += 20 * minute;
    expect((await player.call(logedUserInfo, {})).code).toBe(403);
  });

  it('gets code 706 after it was kicked out. ERR-014', async () => {
    const player = await signUp(t);
    const { player_id: playerId } = await t.database.db
      .selectFrom('player')
      .select('player_id')
      .where('user_account', '=', player.userAccount)
      .executeTakeFirstOrThrow();
    await kickPlayer(t.house, playerId);
    expect(await player.call(logedUserInfo, {})).toMatchObject({ status: 200, code: 706 });
  });

  it('cannot be opened by a token that the house did not issue', async () => {
    for (const token of ['x', 'A'.repeat(22), 'A'.repeat(5000), "' or 1=1 --", '%00']) {
      const stranger = t.client();
      stranger.cookies.set('UUID', token);
      expect((await stranger.call(logedUserInfo, {})).code).toBe(403);
    }
  });
});

describe('the log', () => {
  it('names the request, the call and the player, and no secret. S22', async () => {
    const player = await signUp(t, { mobilePhone: '13711112222' });
    await t.client().call(login, { userAccount: player.userAccount, password: 'secret99', captcha: 'answer77' });
    const answer = await player.call(logedUserInfo, {});
    const lines = t.logLines.join('\n');
    expect(lines).toContain(String(answer.headers['x-request-id']));
    expect(lines).toContain('/api/loged/logedUserInfo');
    for (const secret of [testPassword, 'secret99', 'answer77', player.cookies.get('UUID') ?? '-', '13711112222']) {
      expect(lines).not.toContain(secret);
    }
  });
});
