/** Only a verified phone is unique, so typing another person's number does not block it for its owner. S16 */
import { phoneSendVerify } from '@foyer/contract/account/country.ts';
import { registered, registeredPhone } from '@foyer/contract/account/register.ts';
import { confirmPhone, sendPhoneSMS } from '@foyer/contract/account/security.ts';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { afterAll, expect, it } from 'vitest';
import { freshAccount, openTestHouse, signUp, testPassword } from '../../testing/house.ts';
import type { SignedUp } from '../../testing/house.ts';
import { newestCode } from '../testing/outbox.ts';

const t = await openTestHouse();
afterAll(() => t.close());

let phones = 0;
const freshPhone = (): string => `1390011${String((phones += 1)).padStart(4, '0')}`;
const phoneOf = async (player: SignedUp) => {
  const { userInfo } = await player.ok(logedUserInfo, {});
  return [userInfo.mobilePhone, userInfo.isPhoneVerified];
};
async function prove(player: SignedUp, mobilePhone: string): Promise<void> {
  await player.ok(sendPhoneSMS, { mobilePhone });
  await player.ok(confirmPhone, { mobilePhone, code: await newestCode(player) });
}
const masked = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

it('lets the owner verify a phone that a stranger registered with, and removes it from the stranger’s account. S16', async () => {
  const mobilePhone = freshPhone();
  const stranger = await signUp(t, { mobilePhone });
  const owner = await signUp(t);
  await prove(owner, mobilePhone);
  expect(await phoneOf(owner)).toEqual([masked(mobilePhone), true]);
  expect(await phoneOf(stranger)).toEqual(['', false]);
});

it('lets the owner register with the same phone, which the first account to verify it keeps. S16', async () => {
  const mobilePhone = freshPhone();
  const stranger = await signUp(t, { mobilePhone });
  const owner = await signUp(t, { mobilePhone });
  await stranger.ok(sendPhoneSMS, {});
  const strangers = await newestCode(stranger);
  t.clock.nowMs += 60_000;
  await prove(owner, mobilePhone);
  expect((await stranger.call(confirmPhone, { mobilePhone, code: strangers })).refusal).toBe('PHONE_TAKEN');
  expect(await phoneOf(owner)).toEqual([masked(mobilePhone), true]);
  expect((await t.client().call(registered, { ...form(), mobilePhone })).refusal).toBe('PHONE_TAKEN');
});

it('gives a phone to only one of four accounts that verify it at once', async () => {
  const mobilePhone = freshPhone();
  const players: SignedUp[] = [];
  for (let index = 0; index < 4; index += 1) players.push(await signUp(t, { mobilePhone }));
  const codes: string[] = [];
  for (const player of players) {
    await player.ok(sendPhoneSMS, {});
    codes.push(await newestCode(player));
    t.clock.nowMs += 60_000;
  }
  const answers = await Promise.all(
    players.map((player, index) => player.call(confirmPhone, { mobilePhone, code: codes[index] ?? '' })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
});

it('receives one code a minute, of thirty players who ask for one at once. S16', async () => {
  const mobilePhone = freshPhone();
  const players = await Promise.all(Array.from({ length: 30 }, () => signUp(t)));
  const answers = await Promise.all(players.map((player) => player.call(sendPhoneSMS, { mobilePhone })));
  const refused = answers.filter(({ code }) => code !== 200);
  expect(refused.map(({ refusal }) => refusal)).toEqual(Array.from({ length: 29 }, () => 'CODE_SENT_RECENTLY'));
});

it('lets the owner open an account with a code sent to that phone. S16', async () => {
  const mobilePhone = freshPhone();
  const stranger = await signUp(t, { mobilePhone });
  await t.database.db
    .updateTable('setting')
    .set({ setting_value: '2' })
    .where('setting_key', '=', 'regPhoneType')
    .execute();
  const owner = t.client();
  owner.cookies.set('deviceId', owner.deviceId);
  await owner.ok(phoneSendVerify, { mobilePhone });
  const page = await owner.get('/sandbox/outbox');
  const code = /class="code">(\d+)</.exec(page.body)?.[1] ?? '';
  await owner.ok(registeredPhone, { ...form(), confirmPassword: testPassword, mobilePhone, code });
  expect((await owner.ok(logedUserInfo, {})).userInfo.isPhoneVerified).toBe(true);
  expect(await phoneOf(stranger)).toEqual(['', false]);
});

function form() {
  return {
    userAccount: freshAccount(),
    password: testPassword,
    captcha: 'none',
    isAdult: true,
    hasAcceptedTerms: true,
  };
}
