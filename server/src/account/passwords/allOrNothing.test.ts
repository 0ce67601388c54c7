/** A change of password whose sessions cannot be ended changes nothing: the old password opened them. S17, S18 */
import { updateLoginPassword } from '@foyer/contract/account/passwords.ts';
import { forgetConfirm, forgetPassword, forgetSendCodeNew } from '@foyer/contract/account/recovery.ts';
import { logedUserInfo, login } from '@foyer/contract/account/session.ts';
import { afterAll, expect, it } from 'vitest';
import type { Answer } from '../../http/testing/client.ts';
import { openTestHouse, signUp, testPassword } from '../../testing/house.ts';
import type { SignedUp } from '../../testing/house.ts';
import { newestCode } from '../testing/outbox.ts';

const t = await openTestHouse();
afterAll(() => t.close());
const newPassword = 'river4stone';

/** Lets every statement fail that ends a session, while `act` runs. */
async function withoutEndings(act: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  const { money } = t.database;
  await money.query(`create function refuse_ending() returns trigger language plpgsql as
    $$ begin raise exception 'sessions cannot be ended'; end $$`);
  await money.query(`create trigger refuse_ending before update on session for each row
    when (new.ended_ms is not null) execute function refuse_ending()`);
  try {
    return await act();
  } finally {
    await money.query('drop function refuse_ending cascade');
  }
}

/** Prepares a recovery up to its last step. */
async function recovery(player: SignedUp, target: string) {
  const { userAccount } = player;
  await player.ok(forgetSendCodeNew, { userAccount, target });
  player.cookies.set('deviceId', player.deviceId);
  const { token } = await player.ok(forgetConfirm, { userAccount, way: 'sms', code: await newestCode(player) });
  return () => player.call(forgetPassword, { userAccount, token, newPassword, confirmPassword: newPassword });
}

it.each(['a change', 'a recovery'] as const)('%s stores no password and no pause without it', async (way) => {
  const target = way === 'a change' ? '13600001111' : '13600002222';
  const player = await signUp(t, { mobilePhone: target });
  const change =
    way === 'a change'
      ? () => player.call(updateLoginPassword, { oldPassword: testPassword, newPassword })
      : await recovery(player, target);
  const other = t.client();
  const logIn = (password: string) => ({ userAccount: player.userAccount, password, captcha: 'none' });
  expect((await other.call(login, logIn(testPassword))).code).toBe(200);

  expect((await withoutEndings(change)).code).toBe(500);

  const { userInfo } = await other.ok(logedUserInfo, {});
  expect(userInfo.withdrawalsPausedUntilMs).toBe(0);
  expect((await t.client().call(login, logIn(newPassword))).refusal).toBe('WRONG_CREDENTIALS');
  expect((await t.client().call(login, logIn(testPassword))).code).toBe(200);
});
