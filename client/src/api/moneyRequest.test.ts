import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deposit } from '@foyer/contract/wallet/balance.ts';
import { CallFailure } from '#api/failure.ts';
import { closeMoneyRequest, openMoneyRequest, pendingMoney, unansweredMoney } from '#api/moneyRequest.ts';
import { setTransport } from '#api/query.ts';
import { readReply } from '#api/reply.ts';
import type { Reply } from '#api/reply.ts';
import { write } from '#api/useCall.ts';
import { closeStorage } from '../testing/storage.ts';

const request = { platformKey: 'moyu', amountSatang: 10_000 };
const dayMs = 86_400_000;
const answered: Reply = {
  httpStatus: 200,
  requestId: 'r-1',
  body: { code: 200, data: { mainBalance: '0.00', accountBalance: '100.00', AvailBalance: '0.00' } },
};
const refused: Reply = { httpStatus: 200, requestId: 'r-2', body: { code: 1301, msg: '余额不足' } };
const silence: Reply = { httpStatus: 0, requestId: '', failure: 'timeout' };
const broken: Reply = { httpStatus: 502, requestId: 'r-3', body: '<html>' };

/** A fake house that returns these replies in turn and records the ids it received. */
function house(...replies: Reply[]) {
  const ids: (string | undefined)[] = [];
  const client = new QueryClient();
  setTransport(client, async (call, _request, { moneyRequestId }) => {
    ids.push(moneyRequestId);
    return readReply(call, replies[ids.length - 1] ?? silence).data;
  });
  return { client, ids };
}
const failure = async (sent: Promise<unknown>): Promise<CallFailure> => {
  const error: unknown = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallFailure)) throw new Error('it did not fail');
  return error;
};

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

describe('a money write', () => {
  it('stores no password and is recognised without it. S22', () => {
    const withdrawal = { amountSatang: 10_000, withdrawPassword: 'take12345', oldPassword: 'abc12345' };
    const requestId = openMoneyRequest('applyWithdraw', withdrawal);
    expect(pendingMoney('applyWithdraw')?.request).toEqual({ amountSatang: 10_000 });
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/take12345|abc12345/);
    expect(openMoneyRequest('applyWithdraw', { ...withdrawal, withdrawPassword: 'typo12345' })).toBe(requestId);
  });

  it('stores its id before it is sent and removes it after the answer. L04', async () => {
    let stored: string | undefined;
    const client = new QueryClient();
    setTransport(client, async (call, _request, { moneyRequestId }) => {
      stored = pendingMoney('deposit')?.requestId;
      expect(moneyRequestId).toBe(stored);
      return readReply(call, answered).data;
    });
    await write(client, deposit, request);
    expect(stored).toMatch(/^[\w-]{8,64}$/);
    expect(pendingMoney('deposit')).toBeUndefined();
  });
  it.each([
    ['a time-out', silence],
    ['a gateway that broke', broken],
  ])('is unknown after %s and is retried under the same id. L06, AMB-174', async (_what, reply) => {
    const { client, ids } = house(reply, answered);
    const error = await failure(write(client, deposit, request));
    expect(error.isOutcomeUnknown).toBe(true);
    expect(pendingMoney('deposit')?.requestId).toBe(ids[0]);
    await write(client, deposit, request);
    expect(ids[1]).toBe(ids[0]);
  });
  it('gets a new id when the request differs', async () => {
    const { client, ids } = house(silence, answered);
    await failure(write(client, deposit, request));
    await write(client, deposit, { ...request, amountSatang: 20_000 });
    expect(ids[1]).not.toBe(ids[0]);
  });
  it('is closed by a refusal: no money has moved', async () => {
    const { client, ids } = house(refused, answered);
    const error = await failure(write(client, deposit, request));
    expect([error.isOutcomeUnknown, error.code, error.message, error.requestId]).toEqual([
      false,
      1301,
      '余额不足',
      'r-2',
    ]);
    await write(client, deposit, request);
    expect(ids[1]).not.toBe(ids[0]);
  });
  it('does not concern the next player in the same browser. S14', () => {
    document.cookie = 'signedIn=first';
    const id = openMoneyRequest('deposit', request, 1000);
    expect(unansweredMoney(1001).map(({ requestId }) => requestId)).toEqual([id]);
    document.cookie = 'signedIn=second';
    expect(unansweredMoney(1001)).toEqual([]);
    expect(openMoneyRequest('deposit', request, 1001)).not.toBe(id);
    document.cookie = 'signedIn=; max-age=0';
  });
  it('keeps its id through a reload, for a day', () => {
    const id = openMoneyRequest('deposit', request, 1000);
    expect(openMoneyRequest('deposit', request, 1000 + dayMs - 1)).toBe(id);
    expect(pendingMoney('deposit', 1000 + dayMs)).toBeUndefined();
    closeMoneyRequest('deposit');
    expect(pendingMoney('deposit', 1001)).toBeUndefined();
  });
  it.each(['full', 'forbidden'] as const)('is retried under the same id where storage is %s. L04, L05', async (how) => {
    closeStorage(how);
    const { client, ids } = house(silence, answered, answered);
    await failure(write(client, deposit, request));
    expect(unansweredMoney().map(({ requestId }) => requestId)).toEqual([ids[0]]);
    await write(client, deposit, request);
    expect(ids[1]).toBe(ids[0]);
    expect(unansweredMoney()).toEqual([]);
    await write(client, deposit, request);
    expect(ids[2]).not.toBe(ids[0]);
  });
});
