/** Deposits through the contract's own client, settled by the sandbox bank. SI-47 */
import { randomUUID } from 'node:crypto';
import {
  inBanksList,
  inPayOrder,
  payType,
  selectUserPayOrderList,
  uploadFile,
} from '@foyer/contract/wallet/deposit.ts';
import { balanceDetail, myBalanceList } from '@foyer/contract/wallet/statement.ts';
import { queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { settleDue } from './bank/bank.ts';
import { missingDepositor } from './bank/sentinels.ts';
import { give, newPlayer, stateOf, uploadProof } from './testing/wallet.ts';

/** Sessions outlive the days that these tests skip. */
const longMs = 90 * 24 * 3_600_000;
const t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs } });
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const orderOf = (proof: string) => ({
  inBankId: 'sandbox-bangkok',
  amountSatang: 250_50,
  depositorName: '王小明',
  proof,
});
const hour = 3_600_000;

describe('the offered ways to deposit', () => {
  it('names the banks with limits, currency and rate. CONST-044, I18N-005', async () => {
    const player = await newPlayer(t);
    expect((await player.ok(payType, {}, { lang: 'en' })).list).toMatchObject([
      { payType: 'bank', payName: 'Bank transfer', usualMinutes: '30' },
      { payType: 'third', usualMinutes: '1' },
      { payType: 'qr', usualMinutes: '1' },
    ]);
    const { list } = await player.ok(inBanksList, {});
    expect(list.map((bank) => [bank.currency, bank.rate])).toEqual([
      ['THB', 1],
      ['THB', 1],
      ['CNY', 4.8],
    ]);
    expect(list[0]).toMatchObject({ minSatang: 100_00, maxSatang: 200_000_00, bankName: '沙盒银行 · 曼谷' });
  });

  it('offers no way to pay if every channel is closed. CONST-044', async () => {
    const player = await newPlayer(t);
    await t.house.db.updateTable('receiving_bank').set({ is_open: false }).execute();
    await t.house.db.updateTable('pay_channel').set({ is_open: false }).execute();
    expect(await player.ok(payType, {})).toEqual({ list: [] });
    expect(await player.ok(inBanksList, {})).toEqual({ list: [] });
    const refused = await player.call(inPayOrder, orderOf(await uploadProof(player)));
    expect(refused.refusal).toBe('UNKNOWN_CHANNEL');
    await t.house.db.updateTable('receiving_bank').set({ is_open: true }).execute();
    await t.house.db.updateTable('pay_channel').set({ is_open: true }).execute();
  });
});

describe('a bank transfer order', () => {
  it('moves no money until the bank confirms it, then its credit, once. ENUM-004, ENUM-014', async () => {
    const player = await newPlayer(t);
    const { orderNo } = await player.ok(inPayOrder, orderOf(await uploadProof(player)));
    expect((await player.ok(selectUserPayOrderList, {})).list).toMatchObject([
      { orderNo, status: '0', amountSatang: 250_50, currency: 'THB', creditSatang: 250_50 },
    ]);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({});
    t.clock.nowMs += 6000;
    expect(await settleDue(t.house)).toBe(1);
    expect(await settleDue(t.house)).toBe(0);
    const { list } = await player.ok(selectUserPayOrderList, {});
    expect(list).toMatchObject([{ status: '1', payTime: t.clock.nowMs }]);
    const statement = await player.ok(myBalanceList, {});
    expect(statement).toMatchObject({
      total: 1,
      list: [{ title: 2, amountSatang: 250_50, balanceSatang: 250_50, remark: orderNo }],
    });
    const detail = await player.ok(balanceDetail, { id: statement.list[0]?.id ?? '' }, { lang: 'en' });
    expect(detail).toMatchObject({ orderNo, from: 'Bank', to: 'Main wallet' });
  });

  it('credits baht for yuan at the channel’s rate, rounded down. AMB-069', async () => {
    const player = await newPlayer(t);
    const order = { ...orderOf(await uploadProof(player)), inBankId: 'sandbox-shanghai', amountSatang: 50_01 };
    await player.ok(inPayOrder, order);
    await settleDue(t.house);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: 240_04 });
    expect((await player.ok(selectUserPayOrderList, {})).list).toMatchObject([
      { amountSatang: 50_01, currency: 'CNY', creditSatang: 240_04 },
    ]);
  });

  it('refuses less than the channel’s minimum and more than its maximum, and accepts both limits. VALID-032', async () => {
    const player = await newPlayer(t);
    const ask = async (amountSatang: number) =>
      player.call(inPayOrder, { ...orderOf(await uploadProof(player)), amountSatang });
    const low = await ask(99_99);
    expect([low.refusal, low.message]).toEqual(['BELOW_MINIMUM', expect.stringContaining('100.00')]);
    expect((await ask(200_000_01)).refusal).toBe('ABOVE_MAXIMUM');
    expect((await ask(9_999_999_999_999_99)).refusal).toBe('ABOVE_MAXIMUM');
    expect((await ask(100_00)).code).toBe(200);
    expect((await ask(200_000_00)).code).toBe(200);
  });

  it('requires amount, depositor and a proof that the player uploaded; otherwise nothing is stored. VALID-054, S14', async () => {
    const [player, other] = await Promise.all([newPlayer(t), newPlayer(t)]);
    const [proof, foreign] = await Promise.all([uploadProof(player), uploadProof(other)]);
    const before = await stateOf(t, player.playerId);
    const good = { inBankId: 'sandbox-bangkok', amount: '250.50', depositorName: '王小明', proof };
    const wrong: Record<string, string>[] = [
      { amount: '' },
      { amount: '0' },
      { amount: '-1' },
      { amount: '250.505' },
      { amount: '1e5' },
      { amount: '9'.repeat(60) },
      { depositorName: '' },
      { depositorName: '   ' },
      { depositorName: '王'.repeat(41) },
      { proof: '' },
      { proof: foreign },
      { proof: 'https://example.com/proof.png' },
      { proof: `${proof}/../1` },
      { inBankId: '' },
      { inBankId: "sandbox-bangkok' or 1=1 --" },
    ];
    for (const fields of wrong)
      expect([fields, (await player.raw(inPayOrder, { ...good, ...fields })).code]).not.toEqual([fields, 200]);
    expect(await stateOf(t, player.playerId)).toEqual(before);
  });

  it('is credited once by one picture, however often it is sent or uploaded. VALID-054, L05', async () => {
    const [player, other] = await Promise.all([newPlayer(t), newPlayer(t)]);
    const bytes = Uint8Array.from(
      await sharp({ create: { width: 3, height: 2, channels: 3, background: '#123' } })
        .png()
        .toBuffer(),
    );
    const upload = async (by: typeof player) =>
      (await by.upload(uploadFile, { name: 'proof.png', mime: 'image/png', bytes })).data?.url ?? '';
    const [once, again, others] = [await upload(player), await upload(player), await upload(other)];
    const answers = await Promise.all([once, once, again].map((proof) => player.call(inPayOrder, orderOf(proof))));
    expect(answers.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual(['PROOF_USED', 'PROOF_USED', 'done']);
    await settleDue(t.house);
    expect((await player.call(inPayOrder, orderOf(again))).refusal).toBe('PROOF_USED');
    expect((await player.ok(selectUserPayOrderList, {})).total).toBe(1);
    await other.ok(inPayOrder, orderOf(others));
    expect(t.logLines.filter((line) => line.includes('two players sent the same proof'))).toHaveLength(1);
  });

  it('is opened once however often the request is repeated. L05', async () => {
    const player = await newPlayer(t);
    const order = orderOf(await uploadProof(player));
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => player.ok(inPayOrder, order, { requestId })));
    expect(new Set(answers.map((answer) => answer.orderNo)).size).toBe(1);
    expect((await player.ok(selectUserPayOrderList, {})).total).toBe(1);
  });

  it('expires after 24 hours, and at once for the depositor whose money never arrives. CONST-040, ENUM-004', async () => {
    const player = await newPlayer(t);
    const proof = await uploadProof(player);
    await player.ok(inPayOrder, orderOf(proof));
    t.clock.nowMs += 24 * hour;
    expect((await player.ok(selectUserPayOrderList, { status: '0' })).total).toBe(0);
    expect((await player.ok(selectUserPayOrderList, { status: '2' })).list).toMatchObject([{ status: '2' }]);
    await player.ok(inPayOrder, { ...orderOf(proof), depositorName: missingDepositor });
    await settleDue(t.house);
    expect((await player.ok(selectUserPayOrderList, { status: '2' })).total).toBe(2);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({});
  });
});

describe('records', () => {
  it('come newest first, by page and by status, and are the player’s own. S14', async () => {
    const [player, other] = await Promise.all([newPlayer(t), newPlayer(t)]);
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      t.clock.nowMs += 1000;
      const order = { ...orderOf(await uploadProof(player)), amountSatang: 100_00 + index };
      made.unshift((await player.ok(inPayOrder, order)).orderNo);
    }
    const page = await player.ok(selectUserPayOrderList, { pageNo: 2, pageSize: 2 });
    expect([page.total, page.list.map((row) => row.orderNo)]).toEqual([5, made.slice(2, 4)]);
    expect((await player.ok(selectUserPayOrderList, { status: '1' })).total).toBe(0);
    expect((await player.ok(selectUserPayOrderList, { status: 'x' })).total).toBe(0);
    expect((await other.ok(selectUserPayOrderList, {})).total).toBe(0);
  });
});

describe('deposit locks', () => {
  it('exist only if the operator sets a turnover', async () => {
    const player = await newPlayer(t);
    await player.ok(inPayOrder, orderOf(await uploadProof(player)));
    await settleDue(t.house);
    expect(await player.ok(queryUserLockAmount, {})).toMatchObject({ lockedSatang: 0, list: [] });
  });

  it('lock the principal until it has been staked. ENTITY-033, AMB-062', async () => {
    const player = await newPlayer(t);
    const { orderNo } = await player.ok(inPayOrder, orderOf(await uploadProof(player)));
    t.clock.nowMs += 1_000;
    // The lock begins with the credit, so stakes placed while the order is unpaid do not count towards it.
    await give(t, player.playerId, 'main', 100_00);
    await bet(player.playerId, 100_00);
    t.clock.nowMs += 1_000;
    await settleDue({ ...t.house, config: { ...t.house.config, depositTurnover: 1 } });
    const lock = { lockId: orderNo, principalSatang: 250_50, targetSatang: 250_50 };
    expect(await player.ok(queryUserLockAmount, {})).toMatchObject({
      lockedSatang: 250_50,
      list: [{ ...lock, lockedSatang: 250_50, doneSatang: 0, status: '0' }],
    });
    await bet(player.playerId, 200_00);
    expect(await player.ok(queryUserLockAmount, {})).toMatchObject({ list: [{ doneSatang: 200_00, status: '0' }] });
    await bet(player.playerId, 50_50);
    expect(await player.ok(queryUserLockAmount, {})).toMatchObject({
      lockedSatang: 0,
      list: [{ ...lock, lockedSatang: 0, doneSatang: 250_50, status: '1' }],
    });
  });
});

/** Posts a settled bet that broke even: stake and prize in one movement. */
async function bet(playerId: string, stakeSatang: number): Promise<void> {
  const id = randomUUID();
  await t.house.ledger.post({
    playerId,
    key: id,
    title: 200,
    legs: [
      { account: 'main', amountSatang: -1 },
      { account: 'house:games:moyu', amountSatang: 1 },
    ],
    reference: id,
    bet: {
      betOrderNo: id,
      platformCode: 'moyu',
      gameType: 1,
      gameId: 'moyu-koi-gate',
      stakeSatang,
      winSatang: stakeSatang,
      roundId: id,
      isSettled: true,
    },
  });
}
