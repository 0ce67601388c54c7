/** The newer ways to deposit, through the contract's own client. SI-48 */
import { randomUUID } from 'node:crypto';
import { inPayOrder } from '@foyer/contract/wallet/deposit.ts';
import { autoBanksList, payConfigV2, payTypeV2 } from '@foyer/contract/wallet/depositChannels.ts';
import { usdtRate } from '@foyer/contract/wallet/usdt.ts';
import {
  depositDjs,
  depositOrderCancel,
  depositOrderList,
  inPayUSDTOrder,
  offlineAutoPayOrder,
  semiAutomaticPayOrder,
} from '@foyer/contract/wallet/depositOrders.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { settleDue } from './bank/bank.ts';
import { missingDepositor } from './bank/sentinels.ts';
import { watchChain } from './chain/watch.ts';
import { newPlayer, stateOf, uploadProof } from './testing/wallet.ts';
import type { TestPlayer } from './testing/wallet.ts';

const longMs = 90 * 24 * 3_600_000;
const t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs } });
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const minute = 60_000;
const txId = (): string => randomUUID().replaceAll('-', '').padEnd(64, '0');
const auto = { autoBankId: 'sandbox-auto-bangkok', amountSatang: 250_50, depositorName: '王小明' };
const semi = { payConfigId: 'sandbox-semi-shanghai', amountSatang: 200_01, depositorName: '王小明' };
const usdt = { chain: '0', amountSatang: 25_50, rate: 32.5 };
const orderOf = async (player: TestPlayer, orderNo: string) => (await player.ok(depositOrderList, { orderNo })).list[0];

describe('the offered channels', () => {
  it('names types and channels with limits, currency, rate and banks. CONST-044, AMB-069', async () => {
    const player = await newPlayer(t);
    const types = await player.ok(payTypeV2, {}, { lang: 'en' });
    expect(types.list.map((one) => one.payType)).toEqual(['third', 'qr', 'usdt', 'automatic', 'semiAutomatic']);
    const { list } = await player.ok(payConfigV2, { payType: 'third' }, { lang: 'en' });
    expect(list[0]).toMatchObject({
      payConfigId: 'sandbox-gateway',
      currency: 'THB',
      minSatang: 50_00,
      maxSatang: 50_000_00,
      rate: 1,
      banks: [{ bankCode: 'SBK' }, { bankCode: 'SCM' }],
    });
    expect(list[2]).toMatchObject({ currency: 'CNY', rate: 4.8 });
    expect((await player.ok(autoBanksList, {})).list[0]).toMatchObject({ autoBankId: 'sandbox-auto-bangkok' });
  });

  it('has the four chains with an address and a rate each. ENUM-013', async () => {
    const player = await newPlayer(t);
    const { list } = await player.ok(payConfigV2, { payType: 'usdt' });
    expect(list.map(({ chain, currency }) => [chain, currency])).toEqual(['0', '1', '2', '3'].map((c) => [c, 'USDT']));
    expect(list.map(({ address }) => address)).toEqual(['', '', '', '']);
    expect(await player.ok(usdtRate, { chain: '3' })).toEqual({ rate: 32.5 });
  });

  it('answers 202 with a message if a type has no channel now, and leaves the other types as they are. ERR-005, AMB-131', async () => {
    const player = await newPlayer(t);
    await t.house.db.updateTable('pay_channel').set({ is_open: false }).where('pay_type', '=', 'qr').execute();
    const answer = await player.call(payConfigV2, { payType: 'qr' });
    expect([answer.code, answer.message]).toEqual([202, '这个方式暂时没有可用通道，请换一个']);
    expect((await player.call(payConfigV2, { payType: "qr' or 1=1 --" })).code).toBe(202);
    expect((await player.ok(payTypeV2, {})).list.map((one) => one.payType)).not.toContain('qr');
    expect((await player.ok(payConfigV2, { payType: 'third' })).list).toHaveLength(3);
    await t.house.db.updateTable('pay_channel').set({ is_open: true }).execute();
  });
});

describe('automatic and semi-automatic transfers', () => {
  it('are credited once, without proof, when the bank has seen them. SCREEN-073', async () => {
    const player = await newPlayer(t);
    const { orderNo } = await player.ok(offlineAutoPayOrder, auto);
    expect(await orderOf(player, orderNo)).toMatchObject({
      method: 'automatic',
      status: '0',
      accountNumber: '000-0-00011-1',
      reference: orderNo.slice(-6),
      creditSatang: 250_50,
    });
    t.clock.nowMs += 6000;
    expect(await settleDue(t.house)).toBe(1);
    expect(await settleDue(t.house)).toBe(0);
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '1', payTime: t.clock.nowMs });
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: 250_50 });
  });

  it('name the account with the order, and credit baht for yuan, rounded down. AMB-069', async () => {
    const player = await newPlayer(t);
    const { orderNo } = await player.ok(semiAutomaticPayOrder, semi);
    expect(await orderOf(player, orderNo)).toMatchObject({
      method: 'semiAutomatic',
      currency: 'CNY',
      creditSatang: 960_04,
    });
    t.clock.nowMs += 6000;
    await settleDue(t.house);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: 960_04 });
  });

  it('end unpaid when their time is over, and also for the depositor whose money never arrives', async () => {
    const player = await newPlayer(t);
    const { orderNo } = await player.ok(offlineAutoPayOrder, auto);
    t.clock.nowMs += 30 * minute;
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '2', endedBy: 'expired' });
    await settleDue(t.house);
    const missing = await player.ok(semiAutomaticPayOrder, { ...semi, depositorName: missingDepositor });
    t.clock.nowMs += 6000;
    await settleDue(t.house);
    expect(await orderOf(player, missing.orderNo)).toMatchObject({ status: '2', endedBy: 'expired' });
    expect(await t.house.ledger.balances(player.playerId)).toEqual({});
  });

  it('take both ends of the limits and nothing beyond. VALID-032', async () => {
    const player = await newPlayer(t);
    const ask = async (amountSatang: number) =>
      (await player.call(offlineAutoPayOrder, { ...auto, amountSatang })).refusal;
    expect(await Promise.all([99_99, 100_00, 100_000_00, 100_000_01].map(ask))).toEqual([
      'BELOW_MINIMUM',
      undefined,
      undefined,
      'ABOVE_MAXIMUM',
    ]);
  });
});

describe('USDT', () => {
  it('credits at the rate that the player was shown, once. SCREEN-072', async () => {
    const player = await newPlayer(t);
    const id = txId();
    const { orderNo } = await player.ok(inPayUSDTOrder, { ...usdt, txId: id });
    expect(await orderOf(player, orderNo)).toMatchObject({
      method: 'usdt',
      currency: 'USDT',
      amountSatang: 25_50,
      creditSatang: 828_75,
      chain: '0',
      address: expect.stringMatching(/^SANDBOXTRC20DONOTSEND[0-9A-F]{12}$/) as string,
      txId: id,
    });
    t.clock.nowMs += 6000;
    await settleDue(t.house);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({});
    // What is sent and not seen yet is no order of the bank's any more.
    expect(await settleDue(t.house)).toBe(0);
    await watchChain(t.house);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: 828_75 });
    // The bank sends no second transfer, and the watcher reports the first one once.
    t.clock.nowMs += 600_000;
    expect(await settleDue(t.house)).toBe(0);
    expect(await watchChain(t.house)).toBe(0);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: 828_75 });
  });

  it('opens no order at an outdated rate', async () => {
    const player = await newPlayer(t);
    for (const rate of [32.4, 0, -32.5, 325]) {
      const { refusal } = await player.call(inPayUSDTOrder, { ...usdt, rate });
      expect([rate, refusal]).toEqual([rate, 'RATE_CHANGED']);
    }
    expect((await player.ok(depositOrderList, {})).total).toBe(0);
  });

  it('takes no transfer id of another form', async () => {
    const player = await newPlayer(t);
    for (const id of ['a'.repeat(63), 'z'.repeat(64)]) {
      const { code } = await player.raw(inPayUSDTOrder, { amount: '25.50', chain: '0', rate: '32.5', txId: id });
      expect([id, code]).not.toEqual([id, 200]);
    }
    expect((await player.ok(depositOrderList, {})).total).toBe(0);
  });

  it('credits one transfer to one order, whichever player names it', async () => {
    const [player, other] = await Promise.all([newPlayer(t), newPlayer(t)]);
    const id = txId();
    const { orderNo } = await player.ok(inPayUSDTOrder, { ...usdt, txId: id });
    for (const each of [player, other])
      for (const given of [id, `0x${id.toUpperCase()}`])
        expect((await each.call(inPayUSDTOrder, { ...usdt, txId: given })).refusal).toBe('TRANSFER_ID_USED');
    expect((await player.ok(depositOrderList, {})).list.map((one) => one.orderNo)).toEqual([orderNo]);
    expect((await other.ok(depositOrderList, {})).total).toBe(0);
  });

  it('ends an order whose transfer is never found', async () => {
    const player = await newPlayer(t);
    const { orderNo } = await player.ok(inPayUSDTOrder, { ...usdt, amountSatang: 144_50 });
    t.clock.nowMs += 6000;
    await settleDue(t.house);
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '2', endedBy: 'expired' });
  });
});

describe('an order', () => {
  it('is opened once however often the request is repeated, and is found by the request’s id. L05, L06', async () => {
    const player = await newPlayer(t);
    const id = txId();
    const calls = [
      [inPayUSDTOrder, { ...usdt, txId: id }],
      [offlineAutoPayOrder, auto],
      [semiAutomaticPayOrder, semi],
    ] as const;
    for (const [call, request] of calls) {
      const requestId = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => player.ok(call, request as never, { requestId })),
      );
      expect(new Set(answers.map((answer) => answer.orderNo)).size).toBe(1);
      const { list, total } = await player.ok(depositOrderList, { requestId });
      expect([total, list[0]?.orderNo, list[0]?.requestId]).toEqual([1, answers[0]?.orderNo, requestId]);
    }
    expect((await player.ok(depositOrderList, {})).total).toBe(3);
  });

  it('counts down by the house’s clock. AMB-134', async () => {
    const [player, other] = await Promise.all([newPlayer(t), newPlayer(t)]);
    const { orderNo } = await player.ok(offlineAutoPayOrder, auto);
    expect(await player.ok(depositDjs, { orderNo })).toEqual({ seconds: 1800 });
    t.clock.nowMs += 1799_001;
    expect(await player.ok(depositDjs, { orderNo })).toEqual({ seconds: 1 });
    t.clock.nowMs += minute;
    expect(await player.ok(depositDjs, { orderNo })).toEqual({ seconds: 0 });
    expect((await other.call(depositDjs, { orderNo })).refusal).toBe('UNKNOWN_RECORD');
    await settleDue(t.house);
  });

  it('is given up once, by its player alone, and is then never paid', async () => {
    const [player, other] = await Promise.all([newPlayer(t), newPlayer(t)]);
    const { orderNo } = await player.ok(offlineAutoPayOrder, auto);
    expect((await other.call(depositOrderCancel, { orderNo })).refusal).toBe('UNKNOWN_RECORD');
    const answers = await Promise.all(Array.from({ length: 5 }, () => player.ok(depositOrderCancel, { orderNo })));
    expect(new Set(answers.map((answer) => answer.orderNo))).toEqual(new Set([orderNo]));
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '2', endedBy: 'cancelled' });
    t.clock.nowMs += 6000;
    await settleDue(t.house);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({});
  });

  it('that is paid stays paid', async () => {
    const player = await newPlayer(t);
    const { orderNo } = await player.ok(offlineAutoPayOrder, auto);
    t.clock.nowMs += 6000;
    await settleDue(t.house);
    expect((await player.call(depositOrderCancel, { orderNo })).refusal).toBe('ORDER_CLOSED');
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '1' });
  });

  it('is one of ten unpaid ones at most; transfers with proof do not count', async () => {
    const player = await newPlayer(t);
    const proof = await uploadProof(player);
    const bank = { inBankId: 'sandbox-bangkok', amountSatang: 100_00, depositorName: '王小明', proof };
    await player.ok(inPayOrder, bank);
    for (let made = 0; made < 10; made += 1) await player.ok(offlineAutoPayOrder, auto);
    expect((await player.call(offlineAutoPayOrder, auto)).refusal).toBe('TOO_MANY_ORDERS');
    await player.ok(inPayOrder, { ...bank, proof: await uploadProof(player) });
    t.clock.nowMs += 31 * minute;
    expect((await player.call(offlineAutoPayOrder, auto)).code).toBe(200);
  });

  it('is not opened for wrong, empty, huge or hostile input. VALID-030, VALID-031, S13', async () => {
    const player = await newPlayer(t);
    const before = await stateOf(t, player.playerId);
    const hostile = ['', ' ', "' or 1=1 --", '<script>', '../../etc/passwd', '😀'.repeat(20), 'x'.repeat(9_000), '\0'];
    const amounts = ['', '0', '0.00', '-1', '250.505', '1e5', '0x1F4', 'NaN', 'Infinity', '２５０', '9'.repeat(60)];
    const good = { amount: '250', depositorName: '王小明' };
    const forms = [
      [offlineAutoPayOrder, { ...good, autoBankId: 'sandbox-auto-bangkok' }, ['autoBankId']],
      [semiAutomaticPayOrder, { ...good, payConfigId: 'sandbox-semi-shanghai' }, ['payConfigId']],
      [inPayUSDTOrder, { amount: '25', chain: '0', rate: '32.5', txId: '' }, ['chain', 'rate']],
    ] as const;
    for (const [call, fields, ids] of forms) {
      const wrong = [
        ...amounts.map((amount) => ({ amount })),
        ...ids.flatMap((id) => hostile.map((value) => ({ [id]: value }))),
        ...('depositorName' in fields
          ? ['', '  ', '王'.repeat(41), 'x'.repeat(9_000)].map((depositorName) => ({ depositorName }))
          : ['1', 'z'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), `0X${'a'.repeat(65)}`].map((id) => ({ txId: id }))),
      ];
      for (const each of wrong) {
        const { code } = await player.raw(call, { ...fields, ...each });
        expect([call.name, each, code]).not.toEqual([call.name, each, 200]);
      }
    }
    expect(await stateOf(t, player.playerId)).toEqual(before);
  });
});
