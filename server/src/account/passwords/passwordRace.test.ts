/** A log-in races with a password change: a log-in with the old password never keeps a session. S17, S18 */
import { forgetConfirm, forgetPassword, forgetSendCodeNew } from '@foyer/contract/account/recovery.ts';
import { logedUserInfo, login } from '@foyer/contract/account/session.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { Answer, TestClient } from '../../http/testing/client.ts';
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

/** Runs this statement, which takes a lock, on a separate connection. Statements that need it wait in order of arrival. */
async function hold(locking: string, values: readonly string[] = []) {
  const client = await t.database.money.connect();
  await client.query('begin');
  await client.query(locking, [...values]);
  return {
    /** Waits until this many statements wait for a lock. */
    waiting: (count: number) => expect.poll(() => waitingForLocks(t.database), { timeout: 6_000 }).toBe(count),
    release: async () => {
      await client.query('commit');
      client.release();
    },
  };
}

/**
 * Lets both acts wait for the held lock before it is released, the second one unless it needs no lock. A statement gives up
 * a lock after a second or three, which a busy machine may need for the second act: then both begin anew, with another player.
 */
async function race(order: 'log-in first' | 'change first', triesLeft = 4) {
  const player = await owner();
  const thief = t.client();
  const reset = await lastStep(player);
  const enter = () => logIn(thief, player.userAccount);
  const begun: Promise<Answer<unknown>>[] = [];
  // The log-in has checked the password and cannot store its session; or the change cannot be stored.
  const held =
    order === 'log-in first'
      ? await hold('lock table session in share mode')
      : await hold('select 1 from player where user_account = $1 for no key update', [player.userAccount]);
  try {
    begun.push(order === 'log-in first' ? enter() : reset());
    await held.waiting(1);
    begun.push(order === 'log-in first' ? reset() : enter());
    if (order === 'log-in first') await held.waiting(2);
    else expect((await begun[1])?.code).toBe(200);
  } catch (error) {
    await held.release();
    await Promise.allSettled(begun);
    if (triesLeft === 0) throw error;
    return race(order, triesLeft - 1);
  }
  await held.release();
  return { player, thief, answers: await Promise.all(begun) };
}

describe('a log-in by the old password', () => {
  it('is refused if the password changes between its check and the opening of the session', async () => {
    const { player, thief, answers } = await race('log-in first');
    expect(answers.map(({ code, refusal }) => refusal ?? code)).toEqual(['WRONG_CREDENTIALS', 200]);
    expect((await thief.call(logedUserInfo, {})).refusal).toBe('SESSION_EXPIRED');
    const open = t.house.db.selectFrom('session').innerJoin('player', 'player.player_id', 'session.player_id');
    const left = await open.select('ended_ms').where('user_account', '=', player.userAccount).execute();
    expect(left.filter(({ ended_ms }) => ended_ms === null)).toEqual([]);
    expect((await logIn(t.client(), player.userAccount, newPassword)).code).toBe(200);
  });

  it('waits for no change of the password, which ends its session afterwards', async () => {
    const { thief, answers } = await race('change first');
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect((await thief.call(logedUserInfo, {})).refusal).toBe('KICKED_OUT');
  });
});
