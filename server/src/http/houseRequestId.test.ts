/** Money calls without `requestId`, as the specification allows: one rule for each call. L04, L05 */
import { calls } from '@foyer/contract/calls.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import type { Call } from '@foyer/contract/call.ts';
import { nothing } from '@foyer/contract/wire.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestHouse, signUp } from '../testing/house.ts';
import { Refusal } from '../refusal.ts';
import { samePressMs } from './houseRequestId.ts';
import type { TestClient } from './testing/client.ts';

type Fields = Record<string, string>;

/** Fields of each call, and whether the house makes an id or refuses if there is none. */
const rule: Partial<Record<keyof Calls, readonly ['made' | 'refused', Fields]>> = {
  // An amount that a player may want twice.
  deposit: ['refused', { platformKey: 'moyu', amount: '100' }],
  withdraw: ['refused', { platformKey: 'moyu', amount: '100' }],
  applyWithdraw: ['refused', { method: 'bank', bankCardId: '1', amount: '100', withdrawPassword: 'sesame7' }],
  webpayGateway: ['refused', { payConfigId: '1', amount: '100', payType: 'third' }],
  inPayOrder: ['refused', { inBankId: '1', amount: '100', depositorName: '王小雨', proof: '/api/uploads/1' }],
  inPayUSDTOrder: ['refused', { chain: 'TRC20', amount: '100', rate: '7', txId: '' }],
  offlineAutoPayOrder: ['refused', { autoBankId: '1', amount: '100', depositorName: '王小雨' }],
  semiAutomaticPayOrder: ['refused', { payConfigId: '1', amount: '100', depositorName: '王小雨' }],
  reserveCreateOrder: ['refused', { amountId: '1' }],
  buyBalanceProfit: ['refused', { planId: '1', amount: '100' }],
  bonusIntegralExchange: ['refused', { exchangeId: 'b10' }],
  gtBetting: ['refused', { lotteryCode: 'minute', issue: '1', bets: '[]' }],
  // A draw, which the house counts itself.
  raffle: ['made', { activityType: '1' }],
  depClickButton: ['made', { configId: '1' }],
  // A single thing that is claimed, unlocked or ended.
  depApplyBonus: ['made', { configId: '1' }],
  otherApplyBonus: ['made', { platformKey: '', configId: '1', applyAmount: '', betOrderNo: '' }],
  applyPrivateCustomBonus: ['made', { bonusId: '1' }],
  receiveMyBonus: ['made', { bonusId: '1' }],
  applyRealTimeBonus: ['made', { configId: '1' }],
  vipApplyBonus: ['made', { platformKey: '', configId: '1' }],
  giveBonus: ['made', { configId: '1' }],
  getInviteBonus: ['made', { inviteId: '1' }],
  selfUnlockAmount: ['made', { lockId: '1' }],
  withdrawGames: ['made', {}],
  ransomBalanceProfit: ['made', { orderId: '1' }],
  reservePayConfirm: ['made', { orderNo: '1' }],
  reserveCancelOrder: ['made', { orderNo: '1' }],
  reserveConfirmWithdraw: ['made', { orderNo: '1', received: '1' }],
  gtStopChase: ['made', { chaseNo: '1' }],
};
const rows = Object.entries(rule).map(([name, [wanted, fields]]) => ({ name: name as keyof Calls, wanted, fields }));

/** Handlers that only count. The tests check what the HTTP layer does before and after them. */
let actions: string[] = [];
let answer: () => object = () => ({});
const moneyCalls = Object.values<Call>(calls).filter(({ effect }) => effect === 'money');
const counting = Object.fromEntries(
  moneyCalls.map(({ name }) => [
    name,
    async ({ moneyKey }: { readonly moneyKey: string }) => {
      actions.push(moneyKey);
      return answer();
    },
  ]),
);
const { handlers } = await import('../handlers.ts');
const t = await openTestHouse({ handlers: { ...handlers, ...counting } });
afterAll(() => t.close());
const player = await signUp(t);
beforeEach(() => {
  actions = [];
  answer = () => ({});
  t.clock.nowMs += samePressMs;
});

const madeIn = (body: string) => (JSON.parse(body) as { made?: { requestId?: string } }).made?.requestId;

/** The counting handlers do not return a valid response of the call. */
const send = (call: Call, fields: Fields, from: TestClient = player) =>
  from.raw({ ...call, response: nothing }, fields);
/** Sends the call like a client that follows the specification. */
const press = (call: Call, fields: Fields, from?: TestClient) => send(call, { ...fields, requestId: '' }, from);

it('has a rule for every declared money call', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(moneyCalls.map(({ name }) => name).toSorted());
});

describe.each(rows.filter(({ wanted }) => wanted === 'refused'))('$name', ({ name, fields }) => {
  it('is refused without a request id, and nothing happens', async () => {
    const { refusal, message } = await press(calls[name], fields);
    expect([refusal, message, actions]).toEqual(['REQUEST_ID_NEEDED', '缺少请求编号（requestId），没有任何变动', []]);
    expect((await send(calls[name], { ...fields, requestId: `own-id-of-${name}` })).code).toBe(200);
    expect(actions).toEqual([`${name}:own-id-of-${name}`]);
  });
});

describe.each(rows.filter(({ wanted }) => wanted === 'made'))('$name', ({ name, fields }) => {
  const call: Call = calls[name];

  it('gets a request id and returns it, and takes effect once if it is pressed again at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => press(call, fields)));
    const ids = new Set(answers.map(({ body }) => madeIn(body)));
    expect([...ids]).toEqual([expect.stringMatching(/^made-[\w-]{16}$/)]);
    expect(actions).toEqual([`${name}:${[...ids][0]}`]);
    t.clock.nowMs += samePressMs - 1;
    const again = await press(call, fields);
    expect([again.body, again.headers['idempotency-hit'], actions.length]).toEqual([answers[0]?.body, '1', 1]);
  });

  it('takes effect again later, for another player, and under an id of the client', async () => {
    const first = madeIn((await press(call, fields)).body);
    t.clock.nowMs += samePressMs;
    const second = madeIn((await press(call, fields)).body);
    const other = madeIn((await press(call, fields, await signUp(t))).body);
    const own = await send(call, { ...fields, requestId: `own-id-of-${name}` });
    expect([actions.length, new Set([first, second, other]).size, madeIn(own.body)]).toEqual([4, 3, undefined]);
  });
});

it('distinguishes requests by their fields', async () => {
  await press(calls.receiveMyBonus, { bonusId: '1' });
  await press(calls.receiveMyBonus, { bonusId: '2' });
  await press(calls.applyPrivateCustomBonus, { bonusId: '2' });
  expect(new Set(actions).size).toBe(3);
});

it('does not repeat a refusal for the next press, but reuses the id of a failure whose outcome is unknown', async () => {
  answer = () => {
    throw new Refusal('NO_DRAWS_LEFT');
  };
  expect((await press(calls.raffle, {})).refusal).toBe('NO_DRAWS_LEFT');
  answer = () => ({});
  expect((await press(calls.raffle, {})).code).toBe(200);
  expect(actions.length).toBe(2);
  answer = () => {
    throw new Error('the line broke');
  };
  expect((await press(calls.withdrawGames, {})).code).toBe(500);
  answer = () => ({});
  await press(calls.withdrawGames, {});
  // The retry uses the same ledger key, whatever the first try did or left undone.
  expect(new Set(actions.slice(2)).size).toBe(1);
});

it.each(['x', '<script>1', 'a'.repeat(65)])(
  'treats an invalid id as a bad request, and does nothing: %s',
  async (requestId) => {
    expect((await send(calls.raffle, { requestId })).refusal).toBe('BAD_REQUEST');
    expect(actions).toEqual([]);
  },
);
