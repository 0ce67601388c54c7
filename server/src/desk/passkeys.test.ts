/** Passkeys of staff: added with the password, a log-in without one, and nothing for anybody else. */
import {
  addPasskey,
  beginPasskey,
  beginPasskeyEnrolment,
  beginPasskeyLogIn,
  endPasskey,
  finishPasskeyEnrolment,
  openByPasskey,
  ownPasskeys,
} from '@foyer/contract/desk/passkeys.ts';
import { beginEnrolment, mySession, openSession } from '@foyer/contract/desk/session.ts';
import { trail } from '@foyer/contract/desk/staff.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { softwareKey } from '../account/testing/passkey.ts';
import { enrolWithPasskey, insertStaffPasskey, staffPasskeys } from '../staff/passkeyStore.ts';
import { addStaff, inviteAgain, staffById } from '../staff/staffStore.ts';
import { openTestHouse } from '../testing/house.ts';
import { ask, codeOf, cookieOf, newStaff, staffPassword } from './testing/staff.ts';
import type { TestStaff } from './testing/staff.ts';

const t = await openTestHouse();
afterAll(() => t.close());
// All tries come from one address, which may open a number of links in a quarter of an hour.
beforeEach(() => void (t.clock.nowMs += 15 * 60_000));
const host = 'house.example';

async function withPasskey(roles: Parameters<typeof newStaff>[1] = ['support']) {
  const person = await newStaff(t, roles);
  const key = softwareKey(host);
  const { challengeId, options } = await person.ok(beginPasskey, { password: staffPassword });
  await person.ok(addPasskey, { challengeId, response: key.create(options), name: 'laptop' });
  return { person, key };
}
let invitations = 0;
/** A person with a link who has asked for a passkey; with `again`, the same link once more. */
async function invitedWithPasskey(again?: string) {
  const name = `guest${(invitations += 1)}`;
  const added = again === undefined ? await addStaff(t.house, { name, roles: ['support'] }) : undefined;
  const token = again ?? (await inviteAgain(t.house, added ?? '')).token;
  const { secret } = (await ask(t, '', beginEnrolment, { token })).body;
  const { challengeId, options } = (await ask(t, '', beginPasskeyEnrolment, { token })).body;
  const key = softwareKey(host);
  const whole = { token, password: staffPassword, challengeId, response: key.create(options) };
  const finish = (given: Partial<typeof whole>) => ask(t, '', finishPasskeyEnrolment, { ...whole, ...given });
  return { token, name, secret, key, challengeId, options, finish };
}
async function logIn(answer: (options: string) => string) {
  const begun = await ask(t, '', beginPasskeyLogIn, {});
  const { challengeId, options } = begun.body;
  return ask(t, '', openByPasskey, { challengeId, response: answer(options) });
}
const refused = { status: 401, body: { error: 'wrongPasskey' } };

describe('a passkey of staff', () => {
  it('logs in without password and code, with the roles of the person, and is in the trail', async () => {
    const { person, key } = await withPasskey(['admin']);
    const opened = await logIn((options) => key.get(options));
    expect([opened.status, opened.body.name, opened.body.roles]).toEqual([200, person.name, ['admin']]);
    expect((await ask(t, cookieOf(opened), mySession, {})).body.staffId).toBe(person.staffId);
    expect((await person.ok(ownPasskeys, {})).list).toMatchObject([{ name: 'laptop', usedMs: t.clock.nowMs }]);
    const { list } = await person.ok(trail, { who: person.name, kind: 'acts' });
    expect(list.map(({ call }) => call).join(' ')).toMatch(/passkey\/open.*passkeys\/add/);
    expect(JSON.stringify(list)).not.toContain('clientDataJSON');
  });

  it('needs the password to be added', async () => {
    const person = await newStaff(t, ['support']);
    const wrong = await person.ask(beginPasskey, { password: 'another password' });
    expect([wrong.status, wrong.body.fields?.[0]?.name]).toEqual([400, 'password']);
  });

  it('is refused from another origin, from a device that was not unlocked, and for another key', async () => {
    const { person, key } = await withPasskey();
    const origin = 'http://house.example.evil.net';
    expect(await logIn((options) => key.get(options, { origin }))).toMatchObject(refused);
    expect(await logIn((options) => key.get(options, { isVerified: false }))).toMatchObject(refused);
    expect(await logIn((options) => softwareKey(host).get(options))).toMatchObject(refused);
    expect(await logIn(() => '{"id":"x"}')).toMatchObject(refused);
    const { challengeId, options } = await person.ok(beginPasskey, { password: staffPassword });
    const response = softwareKey(host).create(options, origin);
    expect(await person.ask(addPasskey, { challengeId, response, name: 'x' })).toMatchObject(refused);
  });

  it('answers a challenge once, within five minutes, and nobody else’s', async () => {
    const { key, person } = await withPasskey();
    const begun = (await ask(t, '', beginPasskeyLogIn, {})).body;
    const response = key.get(begun.options);
    const given = { challengeId: begun.challengeId, response };
    expect((await ask(t, '', openByPasskey, given)).status).toBe(200);
    expect(await ask(t, '', openByPasskey, given)).toMatchObject(refused);
    const other = await newStaff(t, ['support']);
    const asked = await other.ok(beginPasskey, { password: staffPassword });
    const made = softwareKey(host).create(asked.options);
    const foreign = { challengeId: asked.challengeId, response: made, name: 'x' };
    expect(await person.ask(addPasskey, foreign)).toMatchObject(refused);
    const late = (await ask(t, '', beginPasskeyLogIn, {})).body;
    t.clock.nowMs += 5 * 60_000;
    const tooLate = { challengeId: late.challengeId, response: key.get(late.options) };
    expect(await ask(t, '', openByPasskey, tooLate)).toMatchObject(refused);
  });

  it('answers an invitation in place of an authenticator, once, and is then the only way in', async () => {
    const { token, name, finish, key } = await invitedWithPasskey();
    const foreign = await invitedWithPasskey();
    // A challenge answers the invitation that asked for it.
    expect(await finish({ challengeId: foreign.challengeId })).toMatchObject(refused);
    expect(await foreign.finish({ password: `${foreign.name} and more` })).toMatchObject({ status: 400 });
    const again = await invitedWithPasskey(token);
    const done = await again.finish({});
    expect([done.status, done.body.name]).toEqual([200, name]);
    expect((await again.finish({})).status).toBe(404);
    const cookie = cookieOf(done);
    const event = await t.house.db
      .selectFrom('staff_event')
      .select('after')
      .where('who', '=', name)
      .where('outcome', '=', 'done')
      .where('after', 'is not', null)
      .execute();
    expect(event).toMatchObject([{ after: { passkeyId: again.key.id } }]);
    expect((await ask(t, cookie, ownPasskeys, {})).body.list).toHaveLength(1);
    expect((await logIn((options) => again.key.get(options))).status).toBe(200);
    expect(await logIn((options) => key.get(options))).toMatchObject(refused);
    for (const code of ['000000', codeOf(again.secret, t.clock.nowMs)])
      expect((await ask(t, '', openSession, { name, password: staffPassword, code })).body.error).toBe('wrongLogIn');
    // The last way in stays, until there is another one.
    const end = () => ask(t, cookie, endPasskey, { passkeyId: again.key.id });
    expect((await end()).body).toMatchObject({ error: 'lastWayIn', status: 409 });
    const second = softwareKey(host);
    const { body } = await ask(t, cookie, beginPasskey, { password: staffPassword });
    const given = { challengeId: body.challengeId, response: second.create(body.options), name: 'phone' };
    expect((await ask(t, cookie, addPasskey, given)).status).toBe(200);
    expect((await end()).status).toBe(200);
    expect((await logIn((options) => second.get(options))).status).toBe(200);
  });

  it('answers an invitation once, also if two devices have begun', async () => {
    const staffId = (await addStaff(t.house, { name: 'twofold', roles: ['support'] })) ?? '';
    const { token } = await inviteAgain(t.house, staffId);
    const answerBy = (passkeyId: string) => {
      const passkey = { passkeyId, staffId, name: 'device', publicKey: Buffer.from('key'), counter: 0 };
      return enrolWithPasskey(t.house, token, { passwordHash: passkeyId, passkey });
    };
    const answers = [...(await Promise.all([answerBy('one'), answerBy('two')])), await answerBy('three')];
    expect(answers.toSorted()).toEqual(['done', 'wrongLink', 'wrongLink']);
    const [kept, person] = [await staffPasskeys(t.house.db, staffId), await staffById(t.house.db, staffId)];
    expect(kept.map((one) => one.passkey_id)).toEqual([person?.password_hash]);
  });

  it('is not added by a session from before a new invitation, and opens nothing until and after its answer', async () => {
    const { person, key } = await withPasskey();
    const { staffId } = person;
    const [kept] = await staffPasskeys(t.house.db, staffId);
    if (kept === undefined) throw new Error('no passkey');
    // As if it had been stored in the moment before.
    const store = () => t.house.db.insertInto('staff_passkey').values(kept).execute();
    const { token } = await inviteAgain(t.house, staffId);
    const passkey = { passkeyId: 'late', staffId, name: 'late', publicKey: Buffer.from(''), counter: 0 };
    expect(await insertStaffPasskey(t.house, passkey)).toBe(false);
    await store();
    expect(await logIn((options) => key.get(options))).toMatchObject(refused);
    const { finish } = await invitedWithPasskey(token);
    expect((await finish({})).status).toBe(200);
    expect(await logIn((options) => key.get(options))).toMatchObject(refused);
  });

  it('of somebody else answers no invitation, and leaves the link as it was', async () => {
    const { key } = await withPasskey();
    const invited = await invitedWithPasskey();
    const taken = await invited.finish({ response: key.create(invited.options) });
    expect(taken).toMatchObject(refused);
    expect((await ask(t, '', beginEnrolment, { token: invited.token })).status).toBe(200);
    const late = await invitedWithPasskey(invited.token);
    t.clock.nowMs += 5 * 60_000;
    expect(await late.finish({})).toMatchObject(refused);
  });

  it('ends by its person only, by a reset, and while the person is disabled', async () => {
    const { person, key } = await withPasskey();
    const other: TestStaff = await newStaff(t, ['admin']);
    expect((await other.ask(endPasskey, { passkeyId: key.id })).status).toBe(404);
    await t.house.db.updateTable('staff').set({ is_disabled: true }).where('staff_id', '=', person.staffId).execute();
    expect((await logIn((options) => key.get(options))).status).toBe(401);
    await t.house.db.updateTable('staff').set({ is_disabled: false }).where('staff_id', '=', person.staffId).execute();
    await person.ok(endPasskey, { passkeyId: key.id });
    expect(await logIn((options) => key.get(options))).toMatchObject(refused);
    const again = await withPasskey();
    await inviteAgain(t.house, again.person.staffId);
    expect(await logIn((options) => again.key.get(options))).toMatchObject(refused);
  });
});
