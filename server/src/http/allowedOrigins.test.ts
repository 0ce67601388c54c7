/** Calls from pages of other origins: the allowed ones act with the player's cookies, all others get nothing. S03 */
import { logedUserInfo, logout } from '@foyer/contract/account/session.ts';
import { clientHeader, playerHeader } from '@foyer/contract/envelope.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { init } from '@foyer/contract/site/config.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestHouse, signUp } from '../testing/house.ts';

const front = 'https://www.site.example';
const t = await openTestHouse({ config: { allowedOrigins: [front], captcha: 'off' } });
afterAll(() => t.close());

const preflight = (origin: string, url: string = init.path) =>
  t.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': `${clientHeader},${playerHeader}`,
    },
  });
const cors = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));
const fromFront = (site: string) => ({ headers: { origin: front, 'sec-fetch-site': site } });
const strangers = [
  'https://evil.example',
  'https://www.site.example.evil.example',
  'http://www.site.example',
  'https://www.site.example:8443',
  'https://sub.www.site.example',
  'null',
];

describe('a preflight', () => {
  it('of an allowed page is answered for what the client sends, with cookies', async () => {
    const { statusCode, headers } = await preflight(front);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': front,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST',
      vary: 'origin',
    });
    const allowed = String(headers['access-control-allow-headers']).split(', ');
    expect(allowed).toEqual(['content-type', clientHeader, playerHeader]);
  });

  it.each(strangers)('of %s is refused', async (origin) => {
    const { statusCode, headers } = await preflight(origin);
    expect(statusCode).toBe(403);
    expect(cors(headers)).toEqual([]);
  });

  it('for an address that is no call is not answered', async () => {
    for (const url of ['/operator/kick', '/sandbox/outbox', '/provider/debit', '/home'])
      expect(cors((await preflight(front, url)).headers)).toEqual([]);
  });
});

describe('a call', () => {
  it('from an allowed page opens a session, with cookies for its site', async () => {
    const { setCookies } = await signUp(t, {}, fromFront('same-site'));
    expect(setCookies).toHaveLength(2);
    for (const cookie of setCookies) expect(cookie).toMatch(/; SameSite=Lax$/);
  });

  it('from an allowed page may be read there, with what a retry needs', async () => {
    const { headers } = await (await signUp(t)).call(logedUserInfo, {}, fromFront('same-site'));
    expect(headers).toMatchObject({ 'access-control-allow-origin': front, vary: 'origin' });
    expect(String(headers['access-control-expose-headers'])).toContain('retry-after');
  });

  it('from an allowed page of another site gets cookies that are sent from there alone', async () => {
    const { setCookies } = await signUp(t, {}, fromFront('cross-site'));
    expect(setCookies).toHaveLength(2);
    for (const cookie of setCookies)
      for (const part of ['Secure', 'SameSite=None', 'Partitioned']) expect(cookie.split('; ')).toContain(part);
  });

  it.each(strangers)('that writes from %s is refused and cannot be read', async (origin) => {
    const player = await signUp(t);
    const { code, headers } = await player.call(logout, {}, { headers: { origin, 'sec-fetch-site': 'cross-site' } });
    expect(code).toBe(refusals.FOREIGN_ORIGIN);
    expect(cors(headers)).toEqual([]);
    expect((await player.call(logedUserInfo, {})).code).toBe(200);
  });

  it('without the header of the client is refused from an allowed page too', async () => {
    const player = await signUp(t);
    const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await t.app.inject({
      method: 'POST',
      url: logout.path,
      headers: { origin: front, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'lang=en',
    });
    expect(reply.json()).toMatchObject({ code: refusals.FOREIGN_ORIGIN });
    expect((await player.call(logedUserInfo, {})).code).toBe(200);
  });
});

it('sends no CORS header at all without the setting', async () => {
  const closed = await openTestHouse();
  const { headers, statusCode } = await closed.app.inject({
    method: 'OPTIONS',
    url: init.path,
    headers: { origin: front, 'access-control-request-method': 'POST' },
  });
  expect(statusCode).toBe(405);
  expect(cors(headers)).toEqual([]);
  await closed.close();
});
