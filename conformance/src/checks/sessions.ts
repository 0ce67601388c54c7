/** Calls of players need a session, an invented one is none, and an ended one is over. S01, S02 */
import type { Call } from '@foyer/contract/call.ts';
import { logedUserInfo, login, logout } from '@foyer/contract/account/session.ts';
import { codes } from '@foyer/contract/codes.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { acceptableFields } from '@foyer/reference/exampleFields.ts';
import type { Exchange } from '../backend.ts';
import { codeOf, envelopeOf } from '../inspect.ts';
import type { Check, Tester } from './check.ts';

/** Codes with which the client ends the session. */
const isSessionCode = (code: number): boolean => (codes[code]?.handling ?? '').startsWith('logOut');

function judge({ call, report }: Tester, tried: string, exchange: Exchange): void {
  if (exchange.failure !== undefined) return;
  if (call.reply === 'redirect' && exchange.status === 302) {
    const to = exchange.headers.location ?? '';
    if (!/^\/(login|404)\b/.test(to)) report('session', tried, 'opens an address', exchange);
    return;
  }
  const code = codeOf(exchange);
  if (!isSessionCode(code))
    report('session', tried, `is answered with ${code} in place of ${refusals.SESSION_EXPIRED}`, exchange);
  const data = envelopeOf(exchange)?.data;
  if (data !== null && data !== undefined) report('session', tried, 'is refused with data', exchange);
}

const invented = 'AAAAAAAAAAAAAAAAAAAAAAAA';

export const sessionNeeded: Check = {
  appliesTo: ({ access }) => access === 'player',
  async run(tester) {
    const { call, ask } = tester;
    const fields = acceptableFields(call.request);
    judge(tester, 'no session', await ask('no session', fields, { cookies: new Map() }));
    const cookies = new Map([
      ['UUID', invented],
      ['signedIn', '1'],
    ]);
    judge(tester, 'an invented session', await ask('an invented session', fields, { cookies }));
    const payload = { ...fields, UUID: invented };
    judge(tester, 'an invented UUID', await ask('an invented UUID', payload, { cookies: new Map() }));
  },
};

const isSession = (line: string): boolean => /^(?:__Host-)?UUID=[^;]/.test(line);

export const logIns: Check = {
  appliesTo: ({ name }: Call) => name === login.name,
  async run({ logIn, report, skip }) {
    if (logIn === undefined) return skip('needs a password');
    const { exchange } = await logIn();
    const cookie = exchange.setCookies.find(isSession);
    if (cookie === undefined) report('session', 'log in', 'sets no cookie UUID', exchange);
    else if (!/;\s*httponly/i.test(cookie)) report('session', 'log in', 'the cookie UUID is not HttpOnly', exchange);
    else if (!/;\s*samesite=(lax|strict)/i.test(cookie))
      report('session', 'log in', 'the cookie UUID has no SameSite', exchange);
    const marker = exchange.setCookies.find((line) => line.startsWith('signedIn='));
    if (marker === undefined || /;\s*httponly/i.test(marker))
      report('session', 'log in', 'sets no cookie signedIn that scripts can read', exchange);
    const wrong = (await logIn(`${invented}9x`)).exchange;
    if (codeOf(wrong) === 200 || wrong.setCookies.some(isSession))
      report('session', 'a wrong password', 'logs in', wrong);
  },
};

export const logOuts: Check = {
  appliesTo: ({ name }: Call) => name === logout.name,
  async run({ logIn, ask, askOther, report, skip }) {
    if (logIn === undefined) return skip('needs a password');
    const { cookies } = await logIn();
    const before = new Map(cookies);
    await ask('log out', {}, { cookies });
    const after = await askOther(logedUserInfo, 'a call after the log-out', {}, { cookies: before });
    if (!isSessionCode(codeOf(after))) report('session', 'a call after the log-out', 'still has the session', after);
    if ([...cookies.keys()].some((name) => name.endsWith('UUID')))
      report('session', 'log out', 'leaves the cookie', after);
  },
};
