import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { insertMsgSite } from '@foyer/contract/messages/mail.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFailure } from '#api/failure.ts';
import type { CallFailure } from '#api/failure.ts';
import { isWorthRetrying, retryDelayMs } from '#api/query.ts';
import { send } from '#api/send.ts';

const about = { identity: { lang: 'zh_CN', deviceId: 'device-0001' }, headers: {} } as const;
const withdrawal = {
  method: 'bank',
  bankCardId: '1',
  chain: '0',
  address: '',
  amountSatang: 10_000,
  withdrawPassword: 'sesame7',
} as const;

async function failureOf(sent: Promise<unknown>): Promise<CallFailure> {
  const error: unknown = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isFailure(error)) throw new Error('it did not fail');
  return error;
}

/** A fake network in place of a house. */
function network(answer: () => Promise<Response>) {
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
}
const replied = (status: number, headers: Record<string, string> = {}, body = '') =>
  network(async () => new Response(body, { status, headers }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
});

describe('a read is retried', () => {
  it.each([
    ['no connection', () => Promise.reject(new TypeError('failed to fetch')), true],
    ['a gateway without the house', () => Promise.resolve(new Response('', { status: 502 })), true],
    ['a busy gateway', () => Promise.resolve(new Response('', { status: 503 })), true],
    ['an error of the house', () => Promise.resolve(new Response('', { status: 500 })), false],
    ['a refusal', () => Promise.resolve(Response.json({ code: 1301, msg: '余额不足' })), false],
    ['what nobody can read', () => Promise.resolve(new Response('<html>')), false],
  ] as const)('once, after %s: %s. R02', async (_, answer, expected) => {
    network(answer);
    const failure = await failureOf(send(logedUserInfo, {}, about));
    expect([isWorthRetrying(0, failure), isWorthRetrying(1, failure)]).toEqual([expected, false]);
  });
  it('not after a time-out, because two would take too long. R02', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    network(() => Promise.reject(new DOMException('timed out', 'TimeoutError')));
    const failure = await failureOf(send(logedUserInfo, {}, about));
    expect([failure.kind, isWorthRetrying(0, failure)]).toEqual(['timeout', false]);
  });
  it.each([
    ['3', 3000, true],
    ['0', 0, true],
    ['60', 60_000, false],
  ])('after the delay that the house gives, unless it is too long: %s s. R02', async (header, ms, expected) => {
    replied(429, { 'retry-after': header }, JSON.stringify({ code: 1001, msg: '太频繁' }));
    const failure = await failureOf(send(logedUserInfo, {}, about));
    expect([failure.retryAfterMs, isWorthRetrying(0, failure)]).toEqual([ms, expected]);
    const delay = retryDelayMs(0, failure);
    expect(delay >= ms && delay <= ms + 300).toBe(true);
  });
  it('at a date that the house gives', async () => {
    replied(503, { 'retry-after': new Date(Date.now() + 2500).toUTCString() });
    const { retryAfterMs = -1 } = await failureOf(send(logedUserInfo, {}, about));
    expect(retryAfterMs > 0 && retryAfterMs <= 3000).toBe(true);
  });
  it('after a random delay', async () => {
    replied(503);
    const failure = await failureOf(send(logedUserInfo, {}, about));
    expect(new Set(Array.from({ length: 20 }, () => retryDelayMs(0, failure))).size).toBeGreaterThan(10);
  });
});

describe('without a connection', () => {
  it('sends nothing, so the outcome of money is known and nothing is retried. R04', async () => {
    const asked = replied(200);
    dispatchEvent(new Event('offline'));
    const money = await failureOf(send(applyWithdraw, withdrawal, { ...about, moneyRequestId: 'request-1' }));
    expect([money.kind, money.isOutcomeUnknown, isWorthRetrying(0, money)]).toEqual(['network', false, false]);
    expect(asked).not.toHaveBeenCalled();
    dispatchEvent(new Event('online'));
    await failureOf(send(applyWithdraw, withdrawal, { ...about, moneyRequestId: 'request-1' }));
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('a submission without an answer', () => {
  it.each([
    ['money', () => send(applyWithdraw, withdrawal, { ...about, moneyRequestId: 'request-1' }), 'moneyUnknown'],
    ['a letter', () => send(insertMsgSite, { type: 'other', subject: 'x', content: 'y' }, about), 'writeUnknown'],
  ] as const)('within 5 s is unknown, never failed: %s. L06', async (_, act, label) => {
    // Fake timers cannot advance `AbortSignal.timeout`, so its signal is aborted from the start.
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    network(() => Promise.reject(new DOMException('timed out', 'TimeoutError')));
    const failure = await failureOf(act());
    expect([failure.isOutcomeUnknown, failure.outcome]).toMatchObject([true, { text: { label } }]);
  });
});
