/** SANDBOX=off: the SMS gateway's receipts, and what staff see of messages and send again. S16 */
import { outgoingMessages, resendMessage } from '@foyer/contract/desk/outgoing.ts';
import { trail } from '@foyer/contract/desk/staff.ts';
import { confirmPhone, sendPhoneSMS } from '@foyer/contract/account/security.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newStaff } from '../desk/testing/staff.ts';
import type { TestStaff } from '../desk/testing/staff.ts';
import { ownScheme, signed } from '../http/signature.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import { receiptPath } from './receipts.ts';
import { sendDue } from './sendDue.ts';
import { openSmsSink } from './testing/smsSink.ts';

const smsSecret = 'a secret of forty characters for tests..';
const sms = await openSmsSink(smsSecret);
const t = await openTestHouse({ config: { isSandbox: false, isDemoSeeded: false, smsUrl: sms.url, smsSecret } });
afterAll(async () => {
  sms.close();
  await t.close();
});
const minuteMs = 60_000;
beforeEach(async () => {
  sms.behave('accepts');
  await t.database.db.deleteFrom('outgoing_message').execute();
  t.clock.nowMs += 61 * minuteMs;
});

const rows = () => t.database.db.selectFrom('outgoing_message').selectAll().orderBy('message_id').execute();
const send = () => sendDue(t.house, 'sms');
const codeTo = (phone: string): string =>
  /\d{6}/.exec(sms.arrived().findLast(({ to }) => to === `+86${phone}`)?.text ?? '')?.[0] ?? '';

let phones = 0;
async function waitingCode() {
  const player = await signUp(t);
  phones += 1;
  // Two messages of one millisecond have no order.
  t.clock.nowMs += 1_000;
  const mobilePhone = `1361100${String(phones).padStart(4, '0')}`;
  await player.ok(sendPhoneSMS, { mobilePhone });
  const [row] = (await rows()).slice(-1);
  return { player, mobilePhone, id: row?.message_id ?? '' };
}
async function acceptedCode() {
  const waiting = await waitingCode();
  await send();
  return waiting;
}

interface Sent {
  readonly ageMs?: number;
  readonly secret?: string;
}
async function receipt(fields: Readonly<Record<string, unknown>>, { ageMs = 0, secret = smsSecret }: Sent = {}) {
  const { headers, body } = signed(ownScheme, secret, fields, t.clock.nowMs - ageMs);
  const type = { 'content-type': 'application/json' };
  const reply = await t.app.inject({
    method: 'POST',
    url: receiptPath,
    headers: { ...type, ...headers },
    payload: body,
  });
  return [reply.statusCode, reply.body, reply.headers['idempotency-hit'] ?? ''];
}

describe('a receipt', () => {
  it('says that a message was delivered, once, whatever comes after it, and deletes its content', async () => {
    const { id } = await acceptedCode();
    expect(await rows()).toMatchObject([{ state: 'accepted', receipt_ms: null }]);
    expect(await receipt({ id, state: 'delivered' })).toEqual([200, 'success', '']);
    t.clock.nowMs += 1_000;
    expect(await receipt({ id, state: 'delivered' })).toEqual([200, 'success', '1']);
    expect(await receipt({ id, state: 'failed' })).toEqual([200, 'success', '1']);
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'delivered', sealed_content: null, receipt_ms: t.clock.nowMs - 1_000 });
  });

  it.each([
    ['failed', 'switched off', 'not delivered: switched off'],
    ['failed', `no such phone 13611000001`, 'not delivered: no such phone …'],
    ['expired', '', 'not delivered in time'],
  ] as const)('says that a message has %s, without the phone', async (state, reason, lastError) => {
    const { id, player, mobilePhone } = await acceptedCode();
    expect(await receipt({ id, state, reason })).toEqual([200, 'success', '']);
    expect(await receipt({ id, state, reason })).toEqual([200, 'success', '1']);
    expect(await rows()).toMatchObject([{ state: 'failed', last_error: lastError }]);
    // The code stays good: a message that came late after all can be used.
    await player.ok(confirmPhone, { mobilePhone, code: codeTo(mobilePhone) });
    expect(await receipt({ id, state: 'delivered' })).toEqual([200, 'success', '']);
    expect(await rows()).toMatchObject([{ state: 'delivered', last_error: '' }]);
  });

  it('is refused if it is forged, old or for no message, and changes nothing', async () => {
    const { id } = await acceptedCode();
    const state = 'delivered';
    const forged = { secret: 'another secret of forty characters......' };
    expect(await receipt({ id, state }, forged)).toEqual([401, 'unsigned', '']);
    expect(await receipt({ id, state }, { ageMs: 6 * minuteMs })).toEqual([401, 'unsigned', '']);
    expect(await receipt({ id, state: 'perhaps' })).toEqual([400, 'badReceipt', '']);
    expect(await receipt({ id: '1', state })).toEqual([404, 'unknownMessage', '']);
    expect(await rows()).toMatchObject([{ state: 'accepted', receipt_ms: null }]);
  });

  it('ends a message whose outcome was unknown, so that it is not sent again', async () => {
    sms.behave('loses');
    const { id } = await acceptedCode();
    expect(await rows()).toMatchObject([{ state: 'queued', tries: 1 }]);
    expect(await receipt({ id, state: 'delivered' })).toEqual([200, 'success', '']);
    t.clock.nowMs += minuteMs;
    expect(await send()).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'delivered', tries: 1 }]);
  });

  it('that overtakes the reply to its own message stays', async () => {
    const { id } = await waitingCode();
    sms.onArrival(() => receipt({ id, state: 'delivered' }));
    await send();
    sms.onArrival(undefined);
    expect(await rows()).toMatchObject([{ state: 'delivered', gateway_id: `sms-${id}` }]);
  });
});

it('keeps the content of a failed message only until its code ends', async () => {
  sms.behave('refuses');
  await acceptedCode();
  expect((await rows())[0]?.sealed_content).not.toBeNull();
  t.clock.nowMs += 10 * minuteMs;
  await send();
  expect(await rows()).toMatchObject([{ state: 'refused', sealed_content: null }]);
});

describe('staff', () => {
  // A session ends before the next test begins.
  let staff: TestStaff;
  beforeEach(async () => void (staff = await newStaff(t, ['support', 'risk'])));

  it('see what became of each message, page by page, and neither address nor code', async () => {
    const first = await acceptedCode();
    await receipt({ id: first.id, state: 'failed', reason: 'switched off' });
    sms.behave('refuses');
    const second = await acceptedCode();
    const page = await staff.ok(outgoingMessages, { limit: 1 });
    expect(page.list).toMatchObject([
      { messageId: second.id, account: second.player.userAccount, state: 'failed', lastError: 'HTTP 400', tries: 1 },
    ]);
    const { list, next } = await staff.ok(outgoingMessages, { limit: 1, cursor: page.next });
    expect(list).toMatchObject([{ messageId: first.id, lastError: 'not delivered: switched off', canResend: true }]);
    expect((await staff.ok(outgoingMessages, { limit: 1, cursor: next })).list).toEqual([]);
    const own = await staff.ok(outgoingMessages, { account: first.player.userAccount, state: 'failed' });
    expect(own.list.map(({ messageId }) => messageId)).toEqual([first.id]);
    expect((await staff.ok(outgoingMessages, { state: 'delivered' })).list).toEqual([]);
    const shown = JSON.stringify([page, list, own]);
    for (const secret of [first.mobilePhone, second.mobilePhone, codeTo(first.mobilePhone)])
      expect(shown).not.toContain(secret);
  });

  it('send a failed message again, once, under another id', async () => {
    sms.behave('refuses');
    const { id, player, mobilePhone } = await acceptedCode();
    sms.behave('accepts');
    t.clock.nowMs += 1_000;
    const { messageId } = await staff.ok(resendMessage, { messageId: id });
    expect(messageId).not.toBe(id);
    expect((await staff.ask(resendMessage, { messageId: id })).body.error).toBe('nothingToDecide');
    expect(await send()).toBe(1);
    await player.ok(confirmPhone, { mobilePhone, code: codeTo(mobilePhone) });
    const { list } = await staff.ok(outgoingMessages, {});
    expect(list).toMatchObject([
      { messageId, state: 'accepted', canResend: false },
      { messageId: id, state: 'failed', resentAs: messageId, canResend: false },
    ]);
    const { list: events } = await staff.ok(trail, { account: player.userAccount });
    expect(JSON.stringify(events)).toContain(messageId);
    expect(JSON.stringify(events)).not.toContain(mobilePhone);
  });

  it('send nothing again that has not failed, whose code has ended, or that a newer code has replaced', async () => {
    const good = await acceptedCode();
    expect((await staff.ask(resendMessage, { messageId: good.id })).body.error).toBe('nothingToDecide');
    expect((await staff.ask(resendMessage, { messageId: 'none' })).body.error).toBe('notFound');
    await receipt({ id: good.id, state: 'failed' });
    t.clock.nowMs += minuteMs;
    await good.player.ok(sendPhoneSMS, { mobilePhone: good.mobilePhone });
    expect((await staff.ask(resendMessage, { messageId: good.id })).body.error).toBe('nothingToDecide');
    await send();
    const newer = (await rows()).at(-1)?.message_id ?? '';
    await receipt({ id: newer, state: 'failed' });
    t.clock.nowMs += 10 * minuteMs;
    expect((await staff.ask(resendMessage, { messageId: newer })).body.error).toBe('nothingToDecide');
  });

  it('do not exceed the limit of messages a minute', async () => {
    sms.behave('refuses');
    const { id } = await acceptedCode();
    Object.assign(t.house.config, { smsPerMinute: 1 });
    expect((await staff.ask(resendMessage, { messageId: id })).status).toBe(409);
    t.clock.nowMs += minuteMs;
    expect((await staff.ask(resendMessage, { messageId: id })).status).toBe(200);
    Object.assign(t.house.config, { smsPerMinute: 120 });
  });
});
