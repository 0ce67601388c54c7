/**
 * Every code of section 8, in the body and as HTTP status, for a guest's read, a player's read and a player's write:
 * what the shell shows and where it navigates. outcomesTable.ts holds the expectations.
 */
import { calls } from '@foyer/contract/calls.ts';
import type { Call } from '@foyer/contract/call.ts';
import { codes } from '@foyer/contract/codes.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFailure } from '#api/failure.ts';
import type { CallFailure } from '#api/failure.ts';
import { readReply } from '#api/reply.ts';
import { clearCookie } from '#session/cookies.ts';
import { becomePlayer, currentVisitor, readVisitor } from '#session/signedIn.ts';
import { dismissAll, shownMessages } from '#ui/messages/messages.ts';
import { createOutcomes } from './outcomes.ts';
import { quiet, table, warned } from './testing/outcomesTable.ts';
import type { Behaviour, Kind } from './testing/outcomesTable.ts';

function failureOf(call: Call, httpStatus: number, body: unknown): CallFailure | undefined {
  try {
    readReply(call, { httpStatus, requestId: 'r-1', body });
  } catch (error) {
    if (isFailure(error)) return error;
    throw error;
  }
  return undefined;
}

/** Lets the shell act on one reply, and waits three seconds. */
async function behaviourOf(failure: CallFailure | undefined): Promise<{ behaviour: Behaviour; text: string }> {
  becomePlayer();
  const startedAt = Date.now();
  const sent: string[] = [];
  const outcomes = createOutcomes((to) => sent.push(`${to} ${Date.now() - startedAt}`));
  if (failure) await outcomes.act(failure);
  const messages = shownMessages();
  await vi.advanceTimersByTimeAsync(3000);
  return {
    behaviour: [messages.map(({ kind }) => kind).join(' '), currentVisitor(), sent.join(' ')],
    text: messages[0]?.text ?? '',
  };
}

/** Calls with behaviour of their own, tested elsewhere in this file or in the contract. */
const special = new Set(['firstUserInfo', 'init', 'selectUserUpgradeInfo', 'gameUrl', 'guestGameUrl']);
function kindOf(call: Call): Kind | undefined {
  if (special.has(call.name) || call.accepts.length > 0) return undefined;
  if (call.client === 'first') return call.access === 'guest' && call.effect === 'read' ? 'guest read' : undefined;
  if (call.access === 'guest') return undefined;
  return call.effect === 'read' ? 'player read' : call.effect === 'write' ? 'player write' : undefined;
}
const callsOf = (kind: Kind): Call[] => Object.values<Call>(calls).filter((call) => kindOf(call) === kind);
const kinds = ['guest read', 'player read', 'player write'] as const;

beforeEach(() => {
  vi.useFakeTimers();
  dismissAll();
  clearCookie('signedIn');
  readVisitor();
});
afterEach(() => vi.useRealTimers());

describe('the table of what a reply leads to. SI-55, STATE-024', () => {
  it('has a row for every code that the contract names', () => {
    const named = Object.keys(codes).map(Number);
    // These two are not failures of a call: success, and a page whose player has changed.
    const rows = new Set([200, 1151, ...table.map(({ code }) => code)]);
    expect(named.filter((code) => !rows.has(code))).toEqual([]);
  });
  it.each(kinds)('finds several calls of each kind: %s', (kind) => expect(callsOf(kind).length).toBeGreaterThan(2));
});

describe.each(kinds)('a %s', (kind) => {
  it.each(table)(
    'answered with code $code behaves as in the table, whichever call it is. ERR-006 to ERR-031',
    async (row) => {
      for (const call of callsOf(kind)) {
        dismissAll();
        const { behaviour, text } = await behaviourOf(failureOf(call, 200, { code: row.code, msg: '' }));
        expect([call.name, ...behaviour]).toEqual([call.name, ...row.body[kind]]);
        if (behaviour[0] !== '') expect(text).toBe(row.label);
      }
    },
  );
  it.each(table.filter(({ code }) => code >= 400 && code !== 4711))(
    'answered with HTTP status $code behaves as in the table, whichever call it is. AMB-166',
    async (row) => {
      for (const call of callsOf(kind)) {
        dismissAll();
        const { behaviour, text } = await behaviourOf(failureOf(call, row.code, '<html>'));
        expect([call.name, ...behaviour]).toEqual([call.name, ...row.status[kind]]);
        if (behaviour[0] !== '') expect(text).toBe(row.label);
      }
    },
  );
  it.each([
    ['msg', { msg: '甲', message: '乙', data: '丙' }, '甲'],
    ['message', { msg: ' ', message: '乙', data: '丙' }, '乙'],
    ['data', { data: '丙' }, '丙'],
  ])('shows the text of the first field that has one: %s. ERR-011, AMB-172', async (_, words, expected) => {
    const [call] = callsOf(kind);
    if (!call) throw new Error('no call');
    const { behaviour, text } = await behaviourOf(failureOf(call, 200, { code: 99_999, ...words }));
    expect([behaviour[0], text]).toEqual(['error', expected]);
  });
});

describe('an unreadable reply', () => {
  const malformed: readonly [string, unknown][] = [
    ['a page of HTML', undefined],
    ['truncated JSON', undefined],
    ['a text', 'ok'],
    ['a list', [1]],
    ['an envelope without a code', { data: {} }],
    ['a code that is none', { code: 'x' }],
    ['data of another type', { code: 200, data: 'text' }],
    ['a missing field', { code: 200, data: { list: [{}] } }],
  ];
  it.each(malformed)('is classified as malformed and shown unless it is a guest’s read: %s. R09', async (_, body) => {
    const waited = failureOf(calls.myBalanceList, 200, body);
    expect([waited?.kind, waited?.outcome.kind]).toEqual(['unreadable', 'malformedReply']);
    expect((await behaviourOf(waited)).behaviour).toEqual(warned);
    dismissAll();
    expect((await behaviourOf(failureOf(calls.bannerList, 200, body))).behaviour).toEqual(quiet);
    const money = failureOf(calls.applyWithdraw, 200, body);
    expect([money?.isOutcomeUnknown, (await behaviourOf(money)).text]).toEqual([
      true,
      '暂时不知道结果，请先查看订单列表，不要重复提交',
    ]);
  });
});

/** Lets the shell act on failures that come within one second, and waits five more. */
async function storm(failures: readonly (CallFailure | undefined)[]) {
  becomePlayer();
  const sent: string[] = [];
  let messages = 0;
  const outcomes = createOutcomes((to) => sent.push(to));
  for (const failure of failures) {
    const before = shownMessages().at(-1)?.id;
    if (failure) await outcomes.act(failure);
    if (shownMessages().at(-1)?.id !== before) messages += 1;
    await vi.advanceTimersByTimeAsync(1000 / failures.length);
  }
  await vi.advanceTimersByTimeAsync(5000);
  return { messages, sent };
}

describe('a burst', () => {
  const reads = callsOf('player read');
  const fifty = (make: (call: Call, index: number) => CallFailure | undefined) =>
    Array.from({ length: 50 }, (_, index) => make(reads[index % reads.length] ?? calls.logedUserInfo, index));

  it('of 50 fatal errors in one second shows one message and navigates to /404 once, whatever their texts. ERR-008, R10', async () => {
    const all = fifty((call, index) => failureOf(call, 200, { code: 99_999, msg: `错误 ${index}` }));
    expect(await storm(all)).toEqual({ messages: 1, sent: ['/404'] });
  });
  it('of 50 ended sessions shows one message and navigates to /login once. AMB-163, R10', async () => {
    const codesOfEnd = [403, 701, 706, 707];
    const all = fifty((call, index) => failureOf(call, 200, { code: codesOfEnd[index % 4], msg: `结束 ${index}` }));
    expect(await storm(all)).toEqual({ messages: 1, sent: ['/login'] });
  });
  it.each([500, 502, 503, 504])('of 50 failures with HTTP status %i shows one message. R10', async (status) => {
    expect(await storm(fifty((call) => failureOf(call, status, undefined)))).toEqual({ messages: 1, sent: [] });
  });
  it('is shown again when it occurs again after two seconds', async () => {
    const outcomes = createOutcomes(() => undefined);
    await outcomes.act(failureOf(calls.myBalanceList, 500, undefined) ?? fail());
    dismissAll();
    await vi.advanceTimersByTimeAsync(1999);
    await outcomes.act(failureOf(calls.myBalanceList, 500, undefined) ?? fail());
    expect(shownMessages()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await outcomes.act(failureOf(calls.myBalanceList, 500, undefined) ?? fail());
    expect(shownMessages()).toHaveLength(1);
  });
  it('of one session shows nothing more when its last replies come late', async () => {
    becomePlayer();
    const sent: string[] = [];
    const outcomes = createOutcomes((to) => sent.push(to));
    await outcomes.act(failureOf(calls.myBalanceList, 200, { code: 706 }) ?? fail());
    dismissAll();
    await vi.advanceTimersByTimeAsync(9000);
    await outcomes.act(failureOf(calls.withdrawList, 200, { code: 706 }) ?? fail());
    expect([shownMessages(), sent]).toEqual([[], ['/login']]);
    becomePlayer();
    await outcomes.act(failureOf(calls.withdrawList, 200, { code: 706 }) ?? fail());
    expect(shownMessages()).toHaveLength(1);
  });
});

describe('a claim of bonusType 2 that needs a deposit first', () => {
  it.each([
    [undefined, '/mine/capital/deposit'],
    ['/mine/capital/latestdeposit', '/mine/capital/latestdeposit'],
    ['https://evil.example', '/mine/capital/deposit'],
  ])('warns and leads from %j to %s after 1.5 s. ERR-010, AMB-173', async (path, expected) => {
    let failure: CallFailure | undefined;
    try {
      const body = { code: 808, msg: '请先存款', data: { path } };
      readReply(calls.setWithdrawPW, { httpStatus: 200, requestId: '', bonusType: '2', body });
    } catch (error) {
      if (isFailure(error)) failure = error;
    }
    expect(await behaviourOf(failure)).toEqual({
      behaviour: ['warning', 'player', `${expected} 1500`],
      text: '请先存款',
    });
  });
});

function fail(): never {
  throw new Error('it did not fail');
}
