/** SANDBOX=off: codes reach players through the operator's gateway and mail server, whatever these do. S16, ENV-012 */
import { phoneSendVerify } from '@foyer/contract/account/country.ts';
import { emailSend, submitEmail } from '@foyer/contract/account/email.ts';
import {
  forgetConfirm,
  forgetPassword,
  forgetSendCode,
  forgetSendCodeNew,
  lotterySendCode,
} from '@foyer/contract/account/recovery.ts';
import { registeredPhone } from '@foyer/contract/account/register.ts';
import { confirmPhone, sendPhoneSMS } from '@foyer/contract/account/security.ts';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { freshAccount, openTestHouse, signUp, testPassword } from '../testing/house.ts';
import { takeDueMessages } from './outgoingStore.ts';
import { queueMessage } from './queue.ts';
import { sendDue } from './sendDue.ts';
import { openSmsSink } from './testing/smsSink.ts';
import { openSmtpSink } from './testing/smtpSink.ts';
import { startDelivery } from './worker.ts';

const smsSecret = 'a secret of forty characters for tests..';
const sms = await openSmsSink(smsSecret);
const smtp = await openSmtpSink();
const real = { isSandbox: false, isDemoSeeded: false } as const;
const settings = { smsUrl: sms.url, smsSecret, smtpUrl: smtp.url, mailFrom: 'door@site.example' };
const t = await openTestHouse({ config: { ...real, ...settings, smsPerMinute: 1_000 } });
afterAll(async () => {
  sms.close();
  smtp.close();
  await t.close();
});

const brand = t.house.config.brand.current().names.zh_CN.short;
const minuteMs = 60_000;
const set = (key: string, value: string) =>
  t.database.db.updateTable('setting').set({ setting_value: value }).where('setting_key', '=', key).execute();
await set('regPhoneType', '2');
beforeEach(async () => {
  sms.behave('accepts');
  smtp.behave('accepts');
  await t.database.db.deleteFrom('outgoing_message').execute();
  t.clock.nowMs += 61 * minuteMs;
});

let phones = 0;
const freshPhone = (): string => `1361000${String((phones += 1)).padStart(4, '0')}`;
const rows = () => t.database.db.selectFrom('outgoing_message').selectAll().orderBy('message_id').execute();
const statesOf = async () => (await rows()).map(({ state, tries }) => [state, tries]);
const codeIn = (text = ''): string => /\d{6}/.exec(text)?.[0] ?? '';
const smsTo = (phone: string) => sms.arrived().filter(({ to }) => to === `+86${phone}`);
const send = (channel: 'sms' | 'mail' = 'sms') => sendDue(t.house, channel);
const countOf = (outcome: string): number => {
  const line = t.house.figures.text().find((one) => one.includes(`channel="sms",outcome="${outcome}"`));
  return Number(line?.split(' ').at(-1) ?? 0);
};

async function verifyingPlayer() {
  await set('regPhoneType', '1');
  const player = await signUp(t);
  await set('regPhoneType', '2');
  const mobilePhone = freshPhone();
  const sent = await player.ok(sendPhoneSMS, { mobilePhone });
  return { player, mobilePhone, sent };
}

describe('a code', () => {
  it('opens an account and comes by SMS, in the language of the visitor', async () => {
    const browser = t.client();
    const mobilePhone = freshPhone();
    const sent = await browser.ok(phoneSendVerify, { mobilePhone });
    expect(sent).toMatchObject({ channel: 'sms', outbox: '' });
    expect(await send()).toBe(1);
    const [message, ...more] = smsTo(mobilePhone);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ lang: 'zh_CN', isSecondLine: false });
    expect(message?.text).toContain(`【${brand}】您的注册验证码是 ${codeIn(message?.text)}，10 分钟内有效`);
    const form = { userAccount: freshAccount(), password: testPassword, confirmPassword: testPassword };
    const rest = { captcha: 'none', isAdult: true, hasAcceptedTerms: true, mobilePhone, code: codeIn(message?.text) };
    await browser.ok(registeredPhone, { ...form, ...rest });
    expect((await browser.ok(logedUserInfo, {})).userInfo.isPhoneVerified).toBe(true);
  });

  it('resets a password and comes by mail, followed by news of the change', async () => {
    await set('regPhoneType', '1');
    const email = 'guest1@mail.net';
    const browser = await signUp(t, { email });
    const { userAccount } = browser;
    await browser.ok(forgetSendCode, { userAccount, target: email });
    expect(await send('mail')).toBe(1);
    const [message] = smtp.arrived().slice(-1);
    expect(message).toMatchObject({ to: email, subject: `${brand}找回密码验证码` });
    const { token } = await browser.ok(forgetConfirm, { userAccount, way: 'email', code: codeIn(message?.text) });
    const change = { userAccount, token, newPassword: 'fresh123', confirmPassword: 'fresh123' };
    await browser.ok(forgetPassword, change);
    expect(await send('mail')).toBe(1);
    expect(smtp.arrived().at(-1)?.text).toMatch(/^您的登录密码刚刚改过/);
  });

  it('comes by the other line if the player asks for it', async () => {
    await set('regPhoneType', '1');
    const mobilePhone = freshPhone();
    const browser = await signUp(t, { mobilePhone });
    await browser.ok(lotterySendCode, { userAccount: browser.userAccount, mobilePhone });
    await send();
    expect(smsTo(mobilePhone)).toMatchObject([{ isSecondLine: true }]);
  });

  it('is stored so that nobody can read it, and not at all once it has arrived or its code has ended', async () => {
    const { mobilePhone } = await verifyingPlayer();
    const [waiting] = await rows();
    expect(waiting?.sealed_content).not.toBeNull();
    await send();
    const [sent] = await rows();
    expect(sent).toMatchObject({ state: 'accepted', gateway_id: `sms-${sent?.message_id}` });
    const code = codeIn(smsTo(mobilePhone)[0]?.text);
    expect(code).not.toBe('');
    for (const row of [waiting, sent]) {
      const written = JSON.stringify(row) + String(row?.sealed_content) + String(row?.topic_hash);
      expect(written).not.toContain(code);
      expect(written).not.toContain(mobilePhone);
    }
    expect(t.logLines.join('')).not.toContain(code);
    t.clock.nowMs += 10 * minuteMs;
    await send();
    expect(await rows()).toMatchObject([{ state: 'accepted', sealed_content: null }]);
  });

  it('is queued only if its transaction commits', async () => {
    const about = { channel: 'sms', purpose: 'verify', playerId: '', sessionId: '', deviceId: '', code: '1' } as const;
    const to = { target: '13610009999', to: '+8613610009999', lang: 'en', sentMs: t.clock.nowMs } as const;
    const undone = t.house.db.transaction().execute(async (within) => {
      await queueMessage(t.house, within, { ...about, ...to, expiresMs: t.clock.nowMs + minuteMs });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await rows()).toEqual([]);
    const { player, mobilePhone } = await verifyingPlayer();
    expect((await player.call(sendPhoneSMS, { mobilePhone })).refusal).toBe('CODE_SENT_RECENTLY');
    expect(await statesOf()).toEqual([['queued', 0]]);
  });
});

describe('if the gateway', () => {
  it('is down and comes back, the code arrives once', async () => {
    sms.behave('fails');
    const { player, mobilePhone } = await verifyingPlayer();
    const unknown = countOf('unknown');
    await send();
    await send();
    expect(await rows()).toMatchObject([{ state: 'queued', tries: 1, last_error: 'HTTP 503' }]);
    expect(countOf('unknown') - unknown).toBe(1);
    sms.behave('accepts');
    t.clock.nowMs += 2_000;
    await send();
    await send();
    expect(await statesOf()).toEqual([['accepted', 2]]);
    const [message, ...more] = smsTo(mobilePhone);
    expect(more).toEqual([]);
    await player.ok(confirmPhone, { mobilePhone, code: codeIn(message?.text) });
  });

  it('takes a message and loses its reply, the repeat carries the same id', async () => {
    sms.behave('loses');
    const { mobilePhone } = await verifyingPlayer();
    await send();
    expect(await statesOf()).toEqual([['queued', 1]]);
    sms.behave('accepts');
    t.clock.nowMs += 2_000;
    await send();
    expect(await statesOf()).toEqual([['accepted', 2]]);
    expect(smsTo(mobilePhone)).toHaveLength(1);
  });

  it('hangs, players are answered meanwhile', async () => {
    sms.behave('hangs');
    await verifyingPlayer();
    const before = sms.requests();
    let isOver = false;
    const sending = send().then(() => (isOver = true));
    await expect.poll(sms.requests).toBe(before + 1);
    const other = await verifyingPlayer();
    expect(other.sent.channel).toBe('sms');
    expect(isOver).toBe(false);
    sms.drop();
    await sending;
    const waiting = (await rows()).toSorted((one, next) => one.tries - next.tries);
    expect(waiting).toMatchObject([
      { state: 'queued', tries: 0 },
      { state: 'queued', tries: 1 },
    ]);
  });

  it('refuses the phone, the message ends', async () => {
    sms.behave('refuses');
    await verifyingPlayer();
    await send();
    expect(await rows()).toMatchObject([{ state: 'refused', last_error: 'HTTP 400' }]);
  });

  it('comes back only after the code has ended, the code is not sent', async () => {
    sms.behave('fails');
    const { mobilePhone } = await verifyingPlayer();
    await send();
    sms.behave('accepts');
    t.clock.nowMs += 10 * minuteMs;
    t.logLines.length = 0;
    expect(await takeDueMessages(t.house, 'sms', { leaseMs: 45_000, most: 50 })).toEqual([]);
    expect(await send()).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'expired', sealed_content: null, last_error: 'HTTP 503' }]);
    expect(smsTo(mobilePhone)).toEqual([]);
    expect(t.logLines.join('')).toContain('a message was not accepted before its time was over');
  });

  it('comes back after the player has asked again, only the newer code is sent', async () => {
    sms.behave('fails');
    const { player, mobilePhone } = await verifyingPlayer();
    await send();
    t.clock.nowMs += minuteMs;
    await player.ok(sendPhoneSMS, { mobilePhone });
    sms.behave('accepts');
    await send();
    expect(await rows()).toMatchObject([{ state: 'expired', last_error: 'replaced' }, { state: 'accepted' }]);
    await player.ok(confirmPhone, { mobilePhone, code: codeIn(smsTo(mobilePhone)[0]?.text) });
  });
});

it('sends each message once, though four processes look for work', async () => {
  const { mobilePhone } = await verifyingPlayer();
  for (let more = 0; more < 5; more += 1) await verifyingPlayer();
  const before = sms.requests();
  await Promise.all(Array.from({ length: 4 }, () => send()));
  expect(sms.requests() - before).toBe(6);
  expect(smsTo(mobilePhone)).toHaveLength(1);
});

it('takes over a message from a process that was killed while it sent', async () => {
  const { mobilePhone } = await verifyingPlayer();
  await takeDueMessages(t.house, 'sms', { leaseMs: 45_000, most: 50 });
  expect(await send()).toBe(0);
  t.clock.nowMs += 45_000;
  expect(await send()).toBe(1);
  expect(smsTo(mobilePhone)).toHaveLength(1);
});

it('refuses more messages a minute than the operator pays for, whether the account exists or not', async () => {
  Object.assign(t.house.config, { smsPerMinute: 2 });
  const limited = countOf('limited');
  await verifyingPlayer();
  const ask = (userAccount: string) => t.client().call(forgetSendCodeNew, { userAccount, target: freshPhone() });
  expect((await ask('nobody11')).code).toBe(200);
  const refused = [await ask('nobody12'), await t.client().call(phoneSendVerify, { mobilePhone: freshPhone() })];
  expect(refused.map(({ refusal }) => refusal)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  expect(await statesOf()).toEqual([['queued', 0]]);
  expect(countOf('limited') - limited).toBe(2);
  const player = await signUpPlain();
  await player.ok(submitEmail, { email: 'guest2@mail.net' });
  await player.ok(emailSend, { email: 'guest2@mail.net' });
  t.clock.nowMs += minuteMs;
  expect((await ask('nobody12')).code).toBe(200);
  Object.assign(t.house.config, { smsPerMinute: 1_000 });
});

async function signUpPlain() {
  await set('regPhoneType', '1');
  return await signUp(t);
}

it('sends by itself from the start of a house until its end, each channel apart', async () => {
  const { mobilePhone } = await verifyingPlayer();
  const worker = startDelivery(t.house);
  await expect.poll(() => smsTo(mobilePhone).length).toBe(1);
  await worker.stop();
  expect(await statesOf()).toEqual([['accepted', 1]]);
});

it('deletes messages after a month', async () => {
  await verifyingPlayer();
  await t.runDueJobs();
  await t.runDueJobs(t.clock.nowMs + 29 * 24 * 60 * minuteMs);
  expect(await rows()).toHaveLength(1);
  await t.runDueJobs(t.clock.nowMs + 2 * 24 * 60 * minuteMs);
  expect(await rows()).toEqual([]);
});

it('warns at the start of each channel that has no sender, and sends nothing by it', async () => {
  const mute = { ...t.house, senders: { sms: undefined, mail: t.house.senders.mail } };
  t.logLines.length = 0;
  await startDelivery(mute).stop();
  expect(t.logLines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'SMS_URL is not set: no SMS can be sent, and calls that need one are refused. See docs/messages.md.',
  ]);
  await verifyingPlayer();
  expect(await sendDue(mute, 'sms')).toBe(0);
  expect(await statesOf()).toEqual([['queued', 0]]);
});
