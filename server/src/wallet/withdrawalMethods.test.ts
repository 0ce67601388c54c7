/** Withdrawals to USDT and to e-wallets through the contract's own client. SI-50, ENUM-024 */
import { randomUUID } from 'node:crypto';
import { firstUserInfo } from '@foyer/contract/account/session.ts';
import type { RequestOf } from '@foyer/contract/call.ts';
import { usdtOfSatang, usdtRate } from '@foyer/contract/wallet/usdt.ts';
import { applyWithdraw, withdrawList, withdrawRange } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { settleDue } from './bank/bank.ts';
import { vaultOf } from './cardVault.ts';
import { newPlayer, readyToWithdraw, stateOf, withdrawPassword } from './testing/wallet.ts';
import type { TestPlayer } from './testing/wallet.ts';

const longMs = 90 * 24 * 3_600_000;
const t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs } });
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const baht = (amount: number) => amount * 100;
const address = 'TK8zjR4GpHnc1xM1Lbh9V928dutq5rSjL5';
const etherAddress = '0x64930CA778027618c232c85e980A55Ba3347e9Fc';
type Given = Partial<RequestOf<typeof applyWithdraw>>;
const toUsdt = (given: Given = {}) =>
  ({ method: 'usdt', chain: '0', address, amountSatang: baht(650), withdrawPassword, ...given }) as const;
const toWallet = (given: Given = {}) =>
  ({ method: 'wallet', address: '0812345678', amountSatang: baht(650), withdrawPassword, ...given }) as const;

async function rich(amount: number): Promise<TestPlayer> {
  const player = await newPlayer(t, amount);
  await readyToWithdraw(t, player);
  return player;
}
const setRate = (rate_e4: number) => t.house.db.updateTable('usdt_rate').set({ rate_e4 }).execute();
const setFee = (method: string, fee_e4: number) =>
  t.house.db.updateTable('withdrawal_channel').set({ fee_e4 }).where('method', '=', method).execute();
const openWallets = (is_open: boolean) =>
  t.house.db.updateTable('withdrawal_channel').set({ is_open }).where('method', '=', 'wallet').execute();

describe('the withdrawal methods', () => {
  it('are the three of the operator’s list, each with its own limits. ENUM-024, AMB-078', async () => {
    const player = await newPlayer(t);
    expect((await player.ok(firstUserInfo, {})).server.withdrawMethod).toBe('bank,usdt,wallet');
    expect(await player.ok(withdrawRange, { method: 'usdt' })).toMatchObject({ minSatang: baht(300) });
    expect(await player.ok(withdrawRange, { method: 'wallet' })).toMatchObject({ minSatang: baht(100) });
  });

  it('name the rate of each chain on offer and of no other. CALL-081, ENUM-013', async () => {
    const player = await newPlayer(t);
    for (const chain of ['0', '1', '2', '3']) expect(await player.ok(usdtRate, { chain })).toEqual({ rate: 32.5 });
    for (const chain of ['4', '__proto__', "' or true --"])
      expect((await player.call(usdtRate, { chain })).refusal).toBe('UNKNOWN_CHAIN');
  });
});

describe('a withdrawal to USDT', () => {
  it('holds baht, fixes the rate and states what arrives, whatever the rate does afterwards. SCREEN-010', async () => {
    const player = await rich(1000);
    const { orderNo } = await player.ok(applyWithdraw, toUsdt({ rate: 32.5 }));
    await setRate(400_000);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: baht(350), withdrawing: baht(650) });
    await settleDue(t.house);
    await settleDue(t.house);
    expect((await player.ok(withdrawList, {})).list).toMatchObject([
      {
        orderNo,
        method: 'usdt',
        status: '2',
        chain: '0',
        cardNumber: 'TK8z…SjL5',
        bankName: '',
        rate: 32.5,
        arrivesMinor: 20_00,
        arrivesIn: 'USDT',
        usualMinutes: '20',
      },
    ]);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: baht(350), withdrawing: 0 });
    await setRate(325_000);
  });

  it('is refused where the rate is not the one that the player saw, and nothing moves', async () => {
    const player = await rich(1000);
    const before = await stateOf(t, player.playerId);
    const answer = await player.call(applyWithdraw, toUsdt({ rate: 32.4 }));
    expect([answer.refusal, answer.message]).toEqual(['RATE_CHANGED', expect.stringContaining('32.5')]);
    expect(await stateOf(t, player.playerId)).toEqual(before);
  });

  it('encrypts the address and shows only its ends. S22', async () => {
    const player = await rich(1000);
    const { orderNo } = await player.ok(applyWithdraw, toUsdt());
    const row = await t.house.db
      .selectFrom('withdrawal')
      .selectAll()
      .where('player_id', '=', player.playerId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify({ ...row, sealed_address: '' })).not.toContain(address.slice(4, -4));
    const sealed = row.sealed_address ?? Buffer.alloc(0);
    expect(sealed.includes(address)).toBe(false);
    expect(vaultOf(t.house.config).open(sealed, `${player.playerId}/${orderNo}`)).toBe(address);
    expect(t.logLines.join('')).not.toContain(address);
  });

  it('is returned with a reason of its own. ENTITY-032', async () => {
    const player = await rich(1000);
    await player.ok(applyWithdraw, toUsdt({ amountSatang: baht(344) }));
    await settleDue(t.house);
    const { list } = await player.ok(withdrawList, {}, { lang: 'en' });
    expect(list).toMatchObject([{ status: '3', remark: expect.stringContaining('No USDT was sent') }]);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: baht(1000), withdrawing: 0 });
  });

  it.each([
    ['1', etherAddress],
    ['2', etherAddress],
    ['3', '1AAnjMgYfZfernHNkL3RxzKzj89WpYjHhG'],
  ])('accepts an address of chain %s by its own format. ENUM-013', async (chain, to) => {
    const player = await rich(1000);
    await player.ok(applyWithdraw, toUsdt({ chain, address: to }));
    expect((await player.ok(withdrawList, {})).list).toMatchObject([{ chain, status: '0' }]);
  });

  it('explains in the player’s language what is wrong with an address. VALID-001', async () => {
    const player = await rich(1000);
    const wordsIn = async (lang: 'zh_CN' | 'en' | 'th', to: string) =>
      (await player.call(applyWithdraw, toUsdt({ address: to }), { lang })).message;
    expect(await wordsIn('zh_CN', 'abc')).toBe('TRC20 地址以 T 开头，共 34 位');
    expect(await wordsIn('en', `${address.slice(0, -1)}6`)).toContain('fails its checksum');
    expect(await wordsIn('th', 'abc')).toContain('34');
  });

  it.each([
    ['that the rule of its chain refuses', (sealed: Buffer) => sealed, '1'],
    ['whose seal does not open', (sealed: Buffer) => Buffer.from(sealed).fill(0), '0'],
  ])('returns the whole amount of an older application to an address %s', async (_, change, chain) => {
    const player = await rich(1000);
    await player.ok(applyWithdraw, toUsdt());
    const mine = t.house.db.selectFrom('withdrawal').where('player_id', '=', player.playerId);
    const { sealed_address } = await mine.select('sealed_address').executeTakeFirstOrThrow();
    await t.house.db
      .updateTable('withdrawal')
      .set({ chain, sealed_address: change(sealed_address ?? Buffer.alloc(0)) })
      .where('player_id', '=', player.playerId)
      .execute();
    await settleDue(t.house);
    const { list } = await player.ok(withdrawList, {}, { lang: 'en' });
    expect(list).toMatchObject([{ status: '3', remark: expect.stringContaining('fails the check of its network') }]);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: baht(1000), withdrawing: 0 });
  });

  it('rounds what arrives down to a hundredth, and never up', () => {
    expect([usdtOfSatang(baht(100), 32.5), usdtOfSatang(1, 32.5), usdtOfSatang(0, 32.5)]).toEqual([307, 0, 0]);
  });
});

describe('a withdrawal to an e-wallet', () => {
  it('goes to the given account, in baht. SCREEN-011, AMB-078', async () => {
    const player = await rich(1000);
    await player.ok(applyWithdraw, toWallet());
    await settleDue(t.house);
    await settleDue(t.house);
    expect((await player.ok(withdrawList, {})).list).toMatchObject([
      { method: 'wallet', status: '2', cardNumber: '0812…5678', arrivesMinor: baht(650), arrivesIn: 'THB', chain: '' },
    ]);
  });

  it('books the operator’s fee as the house’s, and deducts it from the payout', async () => {
    const player = await rich(1000);
    await setFee('wallet', 150);
    await player.ok(applyWithdraw, toWallet());
    await setFee('wallet', 0);
    await settleDue(t.house);
    await settleDue(t.house);
    expect((await player.ok(withdrawList, {})).list).toMatchObject([
      { feeSatang: 9_75, arrivesMinor: baht(650) - 9_75 },
    ]);
    expect(await t.house.ledger.houseBalance('house:fees')).toBe(9_75);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: baht(350), withdrawing: 0 });
  });
});

describe('bad input', () => {
  it('in address, account and chain is refused by its rule, and nothing changes. AMB-068, AMB-078', async () => {
    const player = await rich(1000);
    const before = await stateOf(t, player.playerId);
    const usdt = { method: 'usdt', chain: '0', address, amount: '650', withdrawPassword };
    const wallet = { method: 'wallet', address: '0812345678', amount: '650', withdrawPassword };
    const wrong: readonly [Record<string, string>, string][] = [
      [{ ...usdt, address: '' }, 'INPUT_RULE'],
      [{ ...usdt, address: '   ' }, 'INPUT_RULE'],
      [{ ...usdt, address: 'TQ9f Kx7m' }, 'INPUT_RULE'],
      [{ ...usdt, address: '<b>TQ9f' }, 'INPUT_RULE'],
      [{ ...usdt, address: '地址' }, 'INPUT_RULE'],
      [{ ...usdt, address: 'T'.repeat(129) }, 'INPUT_RULE'],
      [{ ...usdt, address: 'abc' }, 'INPUT_RULE'],
      [{ ...usdt, address: `${address.slice(0, -1)}6` }, 'INPUT_RULE'],
      [{ ...usdt, address: etherAddress }, 'INPUT_RULE'],
      [{ ...usdt, chain: '1' }, 'INPUT_RULE'],
      [{ ...usdt, chain: '1', address: etherAddress.replace('A', 'a') }, 'INPUT_RULE'],
      [{ ...usdt, chain: '3', address: etherAddress }, 'INPUT_RULE'],
      [{ ...usdt, address: 'T'.repeat(50_000) }, 'BAD_REQUEST'],
      [{ ...usdt, amount: '650.5' }, 'INPUT_RULE'],
      [{ ...usdt, amount: '299' }, 'BELOW_MINIMUM'],
      [{ ...usdt, amount: '1001' }, 'ABOVE_WITHDRAWABLE'],
      [{ ...usdt, chain: '9' }, 'UNKNOWN_CHAIN'],
      [{ ...usdt, rate: '1' }, 'RATE_CHANGED'],
      [{ ...wallet, address: '' }, 'INPUT_RULE'],
      [{ ...wallet, address: 'x'.repeat(65) }, 'INPUT_RULE'],
      [{ ...wallet, withdrawPassword: 'open-sesamE' }, 'WRONG_WITHDRAW_PASSWORD'],
    ];
    for (const [fields, refusal] of wrong)
      expect([fields, (await player.raw(applyWithdraw, fields)).refusal]).toEqual([fields, refusal]);
    expect(await stateOf(t, player.playerId)).toEqual(before);
  });

  it('for a closed method is refused before anything else', async () => {
    const player = await rich(1000);
    await openWallets(false);
    expect((await player.call(applyWithdraw, toWallet())).refusal).toBe('UNKNOWN_CHANNEL');
    await openWallets(true);
  });
});

describe('concurrent applications', () => {
  it('by all three methods take no more than the balance. L03', async () => {
    const player = await newPlayer(t, 1000);
    const bankCardId = await readyToWithdraw(t, player);
    const ways = [toUsdt, toWallet, () => ({ bankCardId, amountSatang: baht(650), withdrawPassword })];
    const answers = await Promise.all(
      Array.from({ length: 51 }, (_, index) =>
        player.call(applyWithdraw, { ...ways[index % 3]?.(), amountSatang: baht(300) }),
      ),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(3);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: baht(100), withdrawing: baht(900) });
    expect((await player.ok(withdrawList, {})).total).toBe(3);
  });

  it('of one request result in one application, even after the rate has changed. L05', async () => {
    const player = await rich(1000);
    const requestId = randomUUID();
    const first = await player.ok(applyWithdraw, toUsdt({ rate: 32.5 }), { requestId });
    await setRate(330_000);
    const again = await player.ok(applyWithdraw, toUsdt({ rate: 32.5 }), { requestId });
    await setRate(325_000);
    expect(again).toEqual(first);
    expect((await player.ok(withdrawList, {})).total).toBe(1);
  });
});
