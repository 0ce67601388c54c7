/** A log-in races with a password change: a log-in with the old password never keeps a session. S17, S18 */
import { forgetConfirm, forgetPassword, forgetSendCodeNew } from '@foyer/contract/account/recovery.ts';
import { logedUserInfo, login } from '@foyer/contract/account/session.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../http/testing/client.ts';
import { openTestHouse, signUp, testPassword } from '../../testing/house.ts';
import { waitingForLocks } from '../../testing/race.ts';

const t = await openTestHouse();
afterAll(() => t.close());
const newPassword = 'fresh123';

let made = 0;
async function owner() {
  made += 1;
  const target = `1360000${String(made).padStart(4, '0')}`;
  const browser = await signUp(t, { mobilePhone: target });
  return { browser, target, userAccount: browser.userAccount };
}
type Owner = Awaited<ReturnType<typeof owner>>;

/** Prepares a recovery up to its last step. */
async function lastStep({ browser, userAccount, target }: Owner) {
  await browser.ok(forgetSendCodeNew, { userAccount, target });
  browser.cookies.set('deviceId', browser.deviceId);
  const code = /class="code">(\d+)</.exec((await browser.get('/sandbox/outbox')).body)?.[1] ?? '';
  const { token } = await browser.ok(forgetConfirm, { userAccount, way: 'sms', code });
  return () => browser.call(forgetPassword, { userAccount, token, newPassword, confirmPassword: newPassword });
}

const logIn = (browser: TestClient, userAccount: string, password = testPassword) =>
  browser.call(login, { userAccount, password, captcha: 'none' });

/** Lets writes of sessions wait where a trigger of this kind stops them, until they are released. */
async function hold(trigger: string) {
  const { money } = t.database;
  const client = await money.connect();
  await client.query(`create function hold_session() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(1718); return new; end $$`);
  await client.query(`create trigger hold_session ${trigger} on session for each row execute function hold_session()`);
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(1718)');
  return {
    waiting: () => expect.poll(() => waitingForLocks(t.database), { timeout: 6_000 }).toBe(1),
    release: () => client.query('commit'),
    end: async () => {
      client.release();
      await money.query('drop function hold_session cascade');
    },
  };
}

/** Holds one act at its write of a session, lets the other act end, and releases the first one. */
async function raceOnce(held: 'log-in' | 'change') {
  const player = await owner();
  const thief = t.client();
  const acts = { 'log-in': () => logIn(thief, player.userAccount), change: await lastStep(player) };
  // The log-in has checked the password, and its session is not stored; or the change has ended the stored sessions, and
  // is not committed.
  const hit = await hold(held === 'log-in' ? 'before insert' : 'after update');
  const first = acts[held]();
  try {
    await hit.waiting();
    const second = await acts[held === 'log-in' ? 'change' : 'log-in']();
    await hit.release();
    return { player, thief, answers: [await first, second] };
  } finally {
    await hit.release();
    await Promise.allSettled([first]);
    await hit.end();
  }
}

/** A statement gives up a lock after a second or three, which a busy machine may need for the other act: then once more. */
async function race(held: 'log-in' | 'change') {
  for (let tries = 5; tries > 1; tries -= 1) {
    const result = await raceOnce(held);
    if (result.answers[0]?.code !== 500) return result;
  }
  return raceOnce(held);
}

describe('a log-in by the old password', () => {
  it('is refused if the password changes between its check and the opening of the session', async () => {
    const { player, thief, answers } = await race('log-in');
    expect(answers.map(({ code, refusal }) => refusal ?? code)).toEqual(['WRONG_CREDENTIALS', 200]);
    expect((await thief.call(logedUserInfo, {})).refusal).toBe('SESSION_EXPIRED');
    const open = t.house.db.selectFrom('session').innerJoin('player', 'player.player_id', 'session.player_id');
    const left = await open.select('ended_ms').where('user_account', '=', player.userAccount).execute();
    expect(left.filter(({ ended_ms }) => ended_ms === null)).toEqual([]);
    expect((await logIn(t.client(), player.userAccount, newPassword)).code).toBe(200);
  });

  it('waits for no change of the password, which ends its session when it is committed', async () => {
    const { thief, answers } = await race('change');
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect((await thief.call(logedUserInfo, {})).refusal).toBe('KICKED_OUT');
  });
});
