/** Sending a cart: placed, too late, and without an answer. SI-21, L04, L06 */
import { gtBetting } from '@foyer/contract/lottery/betting.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMoneyRequest } from '#api/moneyRequest.ts';
import { fakeHouse, renderWith } from '#testing/fakeHouse.tsx';
import { usePlace } from './usePlace.ts';
import type { BetRequest } from './usePlace.ts';

let house = fakeHouse();
let isIn: BetRequest[] = [];

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
  await renderWith(house.transport, <Desk />);
  // The button appears once its texts are loaded.
  await screen.findByRole('button', { name: '投注' });
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const outcome = () => screen.getByRole('status').textContent;

beforeEach(() => {
  house = fakeHouse();
  isIn = [];
  localStorage.clear();
});
afterEach(cleanup);

it('removes lines from the cart only when the house has confirmed them. CALL-180', async () => {
  house.replies = { gtBetting: answered(receipt) };
  await open();
  await press('投注');
  expect(outcome()).toBe('placed');
  expect(isIn).toEqual([request]);
});

it('reports a bet that came too late, and keeps the cart. SI-21', async () => {
  house.replies = { gtBetting: { httpStatus: 200, body: { code: refusals.DRAW_CLOSED, msg: '已截止' } } };
  await open();
  await press('投注');
  expect(outcome()).toBe('late');
  expect(isIn).toEqual([]);
});

it('looks up a bet without an answer by its id, and repeats it only under that id. L04, L06', async () => {
  house.replies = { gtBetting: silence, moneyOutcome: answered({ state: 'open', words: '' }) };
  await open();
  await press('投注');
  expect(outcome()).toBe('unknown');
  const first = house.sent.find(({ call }) => call === 'gtBetting');
  // The outcome is looked up automatically. While the house still works on it, no outcome is shown.
  expect(house.requestsOf('moneyOutcome')[0]).toEqual({ moneyRequestId: first?.moneyRequestId });
  expect(isIn).toEqual([]);
  await press('投注');
  const [, second] = house.sent.filter(({ call }) => call === 'gtBetting');
  expect(second?.moneyRequestId).toBe(first?.moneyRequestId);
  house.replies = { moneyOutcome: answered({ state: 'done', words: '' }) };
  await press('查询');
  expect(outcome()).toBe('done');
  expect(isIn).toEqual([request]);
});

it('reports an outcome once if two lookups find it, with the lines that were sent', async () => {
  house.replies = { gtBetting: silence, moneyOutcome: answered({ state: 'open', words: '' }) };
  await open();
  await press('投注');
  house.replies = { moneyOutcome: answered({ state: 'done', words: '' }) };
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
  house.replies = { moneyOutcome: answered({ state: 'done', words: '' }) };
  await open();
  await vi.waitFor(() => expect(outcome()).toBe('done'));
  expect(isIn).toEqual([chased]);
});

it('reports a refusal found by a lookup as not placed', async () => {
  house.replies = { gtBetting: silence, moneyOutcome: answered({ state: 'refused', words: '第 0834 期已截止' }) };
  await open();
  await press('投注');
  expect(outcome()).toBe('refused');
  expect(isIn).toEqual([]);
});

it('keeps the cart if the house never received the bet', async () => {
  house.replies = { gtBetting: silence, moneyOutcome: answered({ state: 'none', words: '' }) };
  await open();
  await press('投注');
  expect(outcome()).toBe('none');
  expect(isIn).toEqual([]);
});
