/** Log-in of staff: an invitation, an own password and authenticator, a session that nothing else opens. S15, S17 */
import { closeSession, finishEnrolment, mySession, openSession } from '@foyer/contract/desk/session.ts';
import { beginEnrolment } from '@foyer/contract/desk/session.ts';
import { disableStaff, inviteStaff, resetStaff, staffList, trail } from '@foyer/contract/desk/staff.ts';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { addStaff, inviteAgain } from '../staff/staffStore.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import { ask, codeOf, cookieOf, enrolBy, newStaff, staffPassword } from './testing/staff.ts';
import type { TestStaff } from './testing/staff.ts';

const t = await openTestHouse();
afterAll(() => t.close());
const minute = 60_000;
const admin = await newStaff(t, ['admin'], 'Root');

/** Moves the clock, so that the authenticator shows another code. */
const later = (ms = 31_000): void => void (t.clock.nowMs += ms);
async function logIn(
  person: TestStaff,
  given: { name?: string; password?: string; code?: string } = {},
  address = '10.1.1.1',
) {
  const sent = { name: person.name, password: staffPassword, code: codeOf(person.secret, t.clock.nowMs), ...given };
  return ask(t, '', openSession, sent, { 'x-forwarded-for': address });
}
const admitted = async (cookie: string) => (await ask(t, cookie, mySession, {})).status === 200;

describe('an invitation', () => {
  it('lets a person set an own password and authenticator, once', async () => {
    const { path } = await admin.ok(inviteStaff, { name: 'Ning', roles: ['support'] });
    const token = new URL(path, 'http://x').searchParams.get('token') ?? '';
    const first = await ask(t, '', beginEnrolment, { token });
    expect(first.body).toMatchObject({ name: 'Ning', secret: expect.stringMatching(/^[A-Z2-7]{32}$/) });
    expect((await ask(t, '', beginEnrolment, { token })).body.secret).toBe(first.body.secret);
    const given = { token, password: staffPassword, code: codeOf(first.body.secret, t.clock.nowMs) };
    const short = await ask(t, '', finishEnrolment, { ...given, password: 'short' });
    expect([short.status, short.body.fields?.[0]?.name]).toEqual([400, 'password']);
    const wrong = await ask(t, '', finishEnrolment, { ...given, code: '000000' });
    expect([wrong.status, wrong.body.fields?.[0]?.name]).toEqual([400, 'code']);
    const done = await ask(t, '', finishEnrolment, given);
    expect(done.body).toMatchObject({ name: 'Ning', roles: ['support'] });
    expect(await admitted(cookieOf(done))).toBe(true);
    expect((await ask(t, '', finishEnrolment, given)).body).toMatchObject({ error: 'wrongLink', status: 404 });
  });

  it('ends after 24 hours, and when a new one is made', async () => {
    const staffId = (await addStaff(t.house, { name: 'Late', roles: ['risk'] })) ?? '';
    const first = await inviteAgain(t.house, staffId);
    const second = await inviteAgain(t.house, staffId);
    expect((await ask(t, '', beginEnrolment, { token: first.token })).status).toBe(404);
    expect((await ask(t, '', beginEnrolment, { token: second.token })).status).toBe(200);
    later(24 * 60 * minute);
    expect((await ask(t, '', beginEnrolment, { token: second.token })).status).toBe(404);
  });

  it('is stored only as a hash, and no secret is in the trail or the log', async () => {
    const staffId = (await addStaff(t.house, { name: 'Quiet', roles: ['risk'] })) ?? '';
    const { token } = await inviteAgain(t.house, staffId);
    const { secret } = await enrolBy(t, token);
    const { rows } = await sql<{ all: string }>`
      select (select string_agg(staff_event::text, ' ') from staff_event) || (select string_agg(staff_invitation::text, ' ')
        from staff_invitation) || (select string_agg(staff::text, ' ') from staff) as all`.execute(t.database.db);
    const everything = `${rows[0]?.all} ${t.logLines.join(' ')}`;
    for (const word of [token, staffPassword, secret]) expect(everything).not.toContain(word);
  });
});

describe('a log-in', () => {
  it('needs name, password and the code of now, and tells none from another', async () => {
    const person = await newStaff(t, ['support']);
    later();
    const replies = [
      await logIn(person, { name: 'nobody' }),
      await logIn(person, { password: `${staffPassword}!` }),
      await logIn(person, { code: '123456' }),
    ];
    for (const { status, body } of replies)
      expect([status, body]).toEqual([401, { error: 'wrongLogIn', status: 401, message: expect.any(String) }]);
    expect((await logIn(person)).status).toBe(200);
  });

  it('takes a code once', async () => {
    const person = await newStaff(t, ['support']);
    // The code of the enrolment.
    expect((await logIn(person)).status).toBe(401);
    later();
    expect((await logIn(person)).status).toBe(200);
    expect((await logIn(person)).status).toBe(401);
    later();
    expect((await logIn(person)).status).toBe(200);
  });

  it('is refused after five tries from one household, also with the right password, and not from another', async () => {
    const strict = await openTestHouse({ config: { trustedProxies: 1 } });
    const person = await newStaff(strict, ['support']);
    strict.clock.nowMs += 31_000;
    const code = () => codeOf(person.secret, strict.clock.nowMs);
    const attempt = (password: string, address: string) =>
      ask(strict, '', openSession, { name: person.name, password, code: code() }, { 'x-forwarded-for': address });
    for (let tries = 0; tries < 5; tries += 1) expect((await attempt('wrong one', '10.9.9.9')).status).toBe(401);
    const sixth = await attempt(staffPassword, '10.9.9.9');
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '900']);
    expect((await attempt(staffPassword, '10.9.9.10')).status).toBe(200);
    await strict.close();
  });
});

describe('a session', () => {
  it('has a cookie of its own, out of reach of scripts and of other sites', async () => {
    const person = await newStaff(t, ['support']);
    later();
    const cookies = [(await logIn(person)).headers['set-cookie']].flat().join('\n');
    expect(cookies).toMatch(/^desk=[\w-]{22}; Path=\/; HttpOnly; SameSite=Strict$/);
    const secure = await openTestHouse({ config: { trustedProxies: 1 } });
    const other = await newStaff(secure, ['support']);
    secure.clock.nowMs += 31_000;
    const given = { name: other.name, password: staffPassword, code: codeOf(other.secret, secure.clock.nowMs) };
    const https = { 'x-forwarded-proto': 'https', origin: 'https://house.example' };
    const done = await ask(secure, '', openSession, given, https);
    expect([done.headers['set-cookie']].flat().join('\n')).toMatch(
      /^__Host-desk=[\w-]{22}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await secure.close();
  });

  it('ends after 15 minutes without use and after 12 hours, and polling is no use', async () => {
    const person = await newStaff(t, ['admin']);
    for (let turn = 0; turn < 3; turn += 1) {
      later(14 * minute);
      expect((await person.ask(staffList, {})).status).toBe(200);
    }
    for (let turn = 0; turn < 3; turn += 1) {
      later(7 * minute);
      await person.ask(mySession, {});
    }
    expect((await person.ask(staffList, {})).body).toMatchObject({ error: 'loggedOut', status: 401 });
    later();
    const again = await logIn(person);
    const cookie = cookieOf(again);
    for (let turn = 0; turn < 51; turn += 1) {
      later(14 * minute);
      expect((await ask(t, cookie, staffList, {})).status).toBe(200);
    }
    later(14 * minute);
    expect((await ask(t, cookie, staffList, {})).status).toBe(401);
  });

  it('ends by logging out, by a reset and by being disabled', async () => {
    const root = await newStaff(t, ['admin']);
    const out = await newStaff(t, ['support']);
    await out.ok(closeSession, {});
    expect(await admitted(out.cookie)).toBe(false);
    const reset = await newStaff(t, ['support']);
    const { path } = await root.ok(resetStaff, { staffId: reset.staffId });
    expect(await admitted(reset.cookie)).toBe(false);
    later();
    expect((await logIn(reset)).status).toBe(401);
    const token = new URL(path, 'http://x').searchParams.get('token') ?? '';
    expect((await enrolBy(t, token, 'four blue kingfishers')).done.status).toBe(200);
    const disabled = await newStaff(t, ['support']);
    await root.ok(disableStaff, { staffId: disabled.staffId, isDisabled: true });
    expect(await admitted(disabled.cookie)).toBe(false);
    later();
    expect((await logIn(disabled, {}, '10.1.1.2')).status).toBe(401);
  });

  it('is no session of a player, and a player has none here', async () => {
    const player = await signUp(t);
    const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(await admitted(cookie)).toBe(false);
    const person = await newStaff(t, ['admin']);
    const token = person.cookie.split('=')[1] ?? '';
    for (const stolen of [person.cookie, `UUID=${token}`]) {
      const reply = await t.app.inject({
        method: 'POST',
        url: logedUserInfo.path,
        headers: { cookie: stolen, 'content-type': 'application/x-www-form-urlencoded', 'x-foyer': '1' },
        payload: '',
      });
      expect(reply.body).not.toContain('"code":200');
    }
  });

  it('acts only for a page of the desk', async () => {
    const person = await newStaff(t, ['support']);
    for (const headers of [
      { origin: 'http://www.house.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { 'x-desk': '' },
      { 'x-desk': '2' },
    ]) {
      expect((await person.ask(closeSession, {}, headers)).body).toMatchObject({ error: 'foreignPage', status: 403 });
      if (!('x-desk' in headers)) expect((await person.ask(mySession, {}, headers)).status).toBe(403);
    }
    expect(await admitted(person.cookie)).toBe(true);
  });

  it('is not opened where the desk is off', async () => {
    const shut = await openTestHouse({ config: { isDeskOpen: false } });
    const staffId = (await addStaff(shut.house, { name: 'Mei', roles: ['admin'] })) ?? '';
    const { token } = await inviteAgain(shut.house, staffId);
    expect((await ask(shut, '', beginEnrolment, { token })).status).toBe(404);
    expect((await ask(shut, `desk=${token}`, mySession, {})).status).toBe(401);
    await shut.close();
  });
});

describe('the trail', () => {
  it('has log-ins, wrong ones too', async () => {
    const person = await newStaff(t, ['support']);
    later();
    await logIn(person, { password: 'not this one' }, '10.1.2.2');
    await logIn(person, {}, '10.1.2.2');
    const root = await newStaff(t, ['admin']);
    const { list } = await root.ok(trail, { who: person.name, call: 'session/open' });
    expect(list.map(({ outcome }) => outcome)).toEqual(['done', 'refused']);
    expect(list[0]).toMatchObject({ who: person.name, given: { name: person.name, password: '…', code: '…' } });
  });
});
