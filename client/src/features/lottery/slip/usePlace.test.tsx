/** Sending a cart: placed, too late, and without an answer. SI-21, L04, L06 */
import type { Call } from '@foyer/contract/call.ts';
import { gtBetting } from '@foyer/contract/lottery/betting.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMoneyRequest } from '#api/moneyRequest.ts';
import { setTransport } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { readReply } from '#api/reply.ts';
import type { Reply } from '#api/reply.ts';
import { usePlace } from './usePlace.ts';
import type { BetRequest } from './usePlace.ts';

let sent: { readonly call: string; readonly request: unknown; readonly id: string | undefined }[] = [];
let replies: Record<string, Omit<Reply, 'requestId'>> = {};
let isIn: BetRequest[] = [];

/** Answers a call with its entry in `replies`. */
const transport = async (
  call: Call,
  request: unknown,
  { moneyRequestId: id }: { readonly moneyRequestId?: string },
) => {
  sent.push({ call: call.name, request, id });
  return readReply(call, { requestId: 'r-1', ...(replies[call.name] ?? { httpStatus: 404 }) }).data as unknown;
};

const request: BetRequest = {
  lotteryCode: 'minute',
  issue: '20261121-0834',
  lines: [{ play: 'halves', picks: [[0], [], [], [], []], bankers: [], unitSatang: 200, multiple: 1 }],
};
const receipt = {
  orderNo: 'L1',
  lotteryCode: 'minute',
  issue: request.issue,
  betCount: 1,
  betAmount: '2.00',
  betTime: 1,
  balance: '98.00',
};
const silence = { httpStatus: 0, failure: 'timeout' } as const;
const answered = (data: object) => ({ httpStatus: 200, body: { code: 200, data } });

function Desk() {
  const place = usePlace((cart) => isIn.push(cart));
  return (
    <>
      <output>{place.placing.kind === 'found' ? place.placing.state : place.placing.kind}</output>
      <button type="button" onClick={() => void place.place(request)}>
        投注
      </button>
      <button type="button" onClick={() => void place.ask()}>
        查询
      </button>
    </>
  );
}

async function open(): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setTransport(client, transport as unknown as Transport);
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <Desk />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
  // The button appears once its texts are loaded.
  await screen.findByRole('button', { name: '投注' });
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const outcome = () => screen.getByRole('status').textContent;

beforeEach(() => {
  sent = [];
  replies = {};
  isIn = [];
  localStorage.clear();
});
afterEach(cleanup);

it('removes lines from the cart only when the house has confirmed them. CALL-180', async () => {
  replies = { gtBetting: answered(receipt) };
  await open();
  await press('投注');
  expect(outcome()).toBe('placed');
  expect(isIn).toEqual([request]);
});

it('reports a bet that came too late, and keeps the cart. SI-21', async () => {
  replies = { gtBetting: { httpStatus: 200, body: { code: refusals.DRAW_CLOSED, msg: '已截止' } } };
  await open();
  await press('投注');
  expect(outcome()).toBe('late');
  expect(isIn).toEqual([]);
});

it('looks up a bet without an answer by its id, and repeats it only under that id. L04, L06', async () => {
  replies = { gtBetting: silence, moneyOutcome: answered({ state: 'open', words: '' }) };
  await open();
  await press('投注');
  expect(outcome()).toBe('unknown');
  const first = sent.find(({ call }) => call === 'gtBetting');
  // The outcome is looked up automatically. While the house still works on it, no outcome is shown.
  expect(sent.find(({ call }) => call === 'moneyOutcome')?.request).toEqual({ moneyRequestId: first?.id });
  expect(isIn).toEqual([]);
  await press('投注');
  const [, second] = sent.filter(({ call }) => call === 'gtBetting');
  expect(second?.id).toBe(first?.id);
  replies = { moneyOutcome: answered({ state: 'done', words: '' }) };
  await press('查询');
  expect(outcome()).toBe('done');
  expect(isIn).toEqual([request]);
});

it('reports an outcome once if two lookups find it, with the lines that were sent', async () => {
  replies = { gtBetting: silence, moneyOutcome: answered({ state: 'open', words: '' }) };
  await open();
  await press('投注');
  replies = { moneyOutcome: answered({ state: 'done', words: '' }) };
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '查询' }));
    fireEvent.click(screen.getByRole('button', { name: '查询' }));
  });
  expect(outcome()).toBe('done');
  expect(isIn).toEqual([request]);
});

it('looks up a bet or chase cut off by a reload, with the lines that were sent. L06', async () => {
  const chased = { ...request, chase: { isStopOnWin: true, steps: [{ issue: request.issue, multiple: 2 }] } };
  openMoneyRequest(gtBetting.name, gtBetting.request.encode(chased), Date.now() - 60_000);
  replies = { moneyOutcome: answered({ state: 'done', words: '' }) };
  await open();
  await vi.waitFor(() => expect(outcome()).toBe('done'));
  expect(isIn).toEqual([chased]);
});

it('reports a refusal found by a lookup as not placed', async () => {
  replies = { gtBetting: silence, moneyOutcome: answered({ state: 'refused', words: '第 0834 期已截止' }) };
  await open();
  await press('投注');
  expect(outcome()).toBe('refused');
  expect(isIn).toEqual([]);
});

it('keeps the cart if the house never received the bet', async () => {
  replies = { gtBetting: silence, moneyOutcome: answered({ state: 'none', words: '' }) };
  await open();
  await press('投注');
  expect(outcome()).toBe('none');
  expect(isIn).toEqual([]);
});
