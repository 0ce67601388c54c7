import type { Call } from '@foyer/contract/call.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { readReply } from '#api/reply.ts';
import { setAutoTransfer } from '#session/autoTransfer.ts';
import { fillOnce } from './fillOnce.ts';
import { fillPlatform } from './fillPlatform.ts';

/** Runs a fill with this main balance and returns the transfers made. */
async function fill(mainBalance: string, depositCode = 200): Promise<unknown[]> {
  const moved: unknown[] = [];
  const client = new QueryClient();
  const transport = async (call: Call, request: unknown) => {
    if (call.name === 'deposit') moved.push(request);
    const code = call.name === 'deposit' ? depositCode : 200;
    return readReply(call, { httpStatus: 200, requestId: 'r-1', body: { code, data: { mainBalance } } })
      .data as unknown;
  };
  setTransport(client, transport as unknown as Transport);
  await fillPlatform(client, 'moyu');
  return moved;
}

beforeEach(() => localStorage.clear());

it('transfers nothing until the player has switched it on. SI-44', async () => {
  expect(await fill('300.50')).toEqual([]);
});

it('transfers the whole baht of the main wallet, without the satang. VALID-033', async () => {
  setAutoTransfer(true);
  expect(await fill('300.50')).toEqual([{ platformKey: 'moyu', amountSatang: 300_00 }]);
  expect(await fill('0.99')).toEqual([]);
  setAutoTransfer(false);
  expect(await fill('300.50')).toEqual([]);
});

it('does not stop the game if the house refuses the transfer', async () => {
  setAutoTransfer(true);
  expect(await fill('300', 1202)).toHaveLength(1);
});

it('transfers a confirmed amount once, and only to its platform. AMB-036', async () => {
  fillOnce('moyu', 200_00);
  expect(await fill('300.50')).toEqual([{ platformKey: 'moyu', amountSatang: 200_00 }]);
  expect(await fill('300.50')).toEqual([]);
  fillOnce('qingyao', 200_00);
  expect(await fill('300.50')).toEqual([]);
});

it('transfers nothing for an expired confirmation. AMB-036', async () => {
  fillOnce('moyu', 200_00);
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  expect(await fill('300.50')).toEqual([]);
  vi.useRealTimers();
});
