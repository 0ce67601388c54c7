/** Deleting a bank card: only after customer service has released it. ROLE-011, AMB-148 */
import { firstUserInfo } from '@foyer/contract/account/session.ts';
import { addBankCard, bankCardList, deleteBank } from '@foyer/contract/wallet/bankCard.ts';
import { applyWithdraw, withdrawList } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { settleDue } from './bank/bank.ts';
import {
  cardRequest,
  freshCardNumber,
  newPlayer,
  readyToWithdraw,
  verifyPhone,
  withdrawPassword,
} from './testing/wallet.ts';
import type { TestPlayer } from './testing/wallet.ts';

const operatorKey = 'a-key-that-nobody-guesses';
const longMs = 90 * 24 * 3_600_000;
const t = await openTestHouse({ config: { operatorKey, sessionIdleMs: longMs, sessionLifeMs: longMs } });
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

async function release(player: TestPlayer, lastFour?: string): Promise<unknown> {
  const { list } = await player.ok(bankCardList, {});
  const reply = await t.app.inject({
    method: 'POST',
    url: '/operator/card',
    headers: { authorization: `Bearer ${operatorKey}` },
    payload: { account: player.userAccount, lastFour: lastFour ?? list[0]?.cardNumber.slice(-4) },
  });
  return reply.json();
}

describe('a card', () => {
  it('is deleted only after a release by customer service, which is valid for a day', async () => {
    const player = await newPlayer(t);
    const bankCardId = await readyToWithdraw(t, player);
    const refused = await player.call(deleteBank, { bankCardId });
    expect([refused.refusal, refused.message]).toEqual(['CARD_NOT_RELEASED', expect.stringContaining('客服')]);
    expect(await release(player, '0000x')).toMatchObject({ error: 'unknown card' });
    expect(await release(player)).toEqual({ released: true });
    t.clock.nowMs += 24 * 3_600_000 + 1;
    expect((await player.call(deleteBank, { bankCardId })).refusal).toBe('CARD_NOT_RELEASED');
    expect((await player.ok(bankCardList, {})).list).toHaveLength(1);
  });

  it('is deleted once after its release; its number is free, and the real name stays. ENTITY-029', async () => {
    const [player, other] = await Promise.all([newPlayer(t), newPlayer(t)]);
    const bankCardId = await readyToWithdraw(t, player);
    const second = { ...cardRequest(), cardNumber: freshCardNumber() };
    await player.ok(addBankCard, second);
    const cards = (await player.ok(bankCardList, {})).list;
    const newest = cards.find((card) => card.bankCardId !== bankCardId);
    expect(await release(player, newest?.cardNumber.slice(-4))).toEqual({ released: true });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => player.call(deleteBank, { bankCardId: newest?.bankCardId ?? '' })),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.refusal === 'UNKNOWN_CARD')).toHaveLength(4);
    expect((await player.ok(bankCardList, {})).list.map((card) => card.bankCardId)).toEqual([bankCardId]);
    expect((await player.ok(firstUserInfo, {})).userInfo.isNameVerified).toBe(true);
    await readyToWithdraw(t, other);
    await verifyPhone(t, other);
    expect((await other.call(addBankCard, second)).code).toBe(200);
  });

  it('stays while a withdrawal to it is in progress, and the withdrawal’s record keeps the bank', async () => {
    const player = await newPlayer(t, 1000);
    const bankCardId = await readyToWithdraw(t, player);
    await player.ok(applyWithdraw, { bankCardId, amountSatang: 300_00, withdrawPassword });
    await release(player);
    expect((await player.call(deleteBank, { bankCardId })).refusal).toBe('CARD_IN_USE');
    await settleDue(t.house);
    await settleDue(t.house);
    expect((await player.call(deleteBank, { bankCardId })).code).toBe(200);
    expect((await player.ok(withdrawList, {})).list).toMatchObject([{ bankName: '中国工商银行', status: '2' }]);
  });

  it('of another player is unknown. S14', async () => {
    const [mine, other] = await Promise.all([newPlayer(t), newPlayer(t)]);
    const bankCardId = await readyToWithdraw(t, other);
    await release(other);
    for (const id of [bankCardId, '', "' or true --"])
      expect((await mine.raw(deleteBank, { bankCardId: id })).code).not.toBe(200);
    expect((await other.ok(bankCardList, {})).list).toHaveLength(1);
  });
});
