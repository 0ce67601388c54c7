/** Bank cards through the contract's own client. SI-51 */
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import { firstUserInfo } from '@foyer/contract/account/session.ts';
import { getFrontConfig } from '@foyer/contract/site/config.ts';
import { addBankCard, bankCardList, checkBankCard } from '@foyer/contract/wallet/bankCard.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { vaultOf } from './cardVault.ts';
import {
  cardNumber,
  cardRequest,
  freshCardNumber,
  newPlayer,
  readyToWithdraw,
  stateOf,
  verifyPhone,
  withdrawPassword,
} from './testing/wallet.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

describe('the bank of a number', () => {
  it('is named in the requested language. AMB-100', async () => {
    const player = await newPlayer(t);
    const number = cardNumber('621700');
    expect(await player.ok(checkBankCard, { cardNumber: number })).toEqual({
      bankCode: 'CCB',
      bankName: '中国建设银行',
    });
    expect(await player.ok(checkBankCard, { cardNumber: number }, { lang: 'en' })).toMatchObject({
      bankName: 'China Construction Bank',
    });
  });

  it('is blank for an unknown issuer and for a mistyped number. VALID-045', async () => {
    const player = await newPlayer(t);
    const number = cardNumber('621700');
    const mistyped = number.slice(0, -1) + String((Number(number.at(-1)) + 1) % 10);
    for (const given of [cardNumber('999999'), mistyped])
      expect(await player.ok(checkBankCard, { cardNumber: given })).toEqual({ bankCode: '', bankName: '' });
  });

  it('is not looked up for a number that breaks the rule. VALID-040', async () => {
    const player = await newPlayer(t);
    for (const given of ['', '12345678901234', '0'.repeat(16), '6'.repeat(20), '6222021234567890x', '٦'.repeat(16)])
      expect([given, (await player.raw(checkBankCard, { cardNumber: given })).refusal]).toEqual([given, 'INPUT_RULE']);
  });
});

const setRule = async (named: string) => {
  const config_values = JSON.stringify({ zh_CN: named, en: named, th: named });
  await t.house.db
    .updateTable('front_config')
    .set({ config_values } as never)
    .where('config_key', '=', 'bankCardRule')
    .execute();
};

describe('the operator’s rule for card numbers', () => {
  afterEach(() => setRule('15-19'));
  const plain = '银行卡号为15-19位数字，不能以0开头';
  const most19 = '银行卡号为6-19位数字';
  const most22 = '银行卡号为6-22位数字';
  const [short, usual, longest] = [
    cardNumber('622202', 1, 10),
    cardNumber('622202', 2, 15),
    cardNumber('622202', 3, 22),
  ];

  it('is 15-19 digits by default. VALID-040, AMB-099', async () => {
    const { configVal } = await t.client().ok(getFrontConfig, { configKey: 'bankCardRule' });
    expect(configVal).toBe('15-19');
  });

  it.each([
    ['15-19', plain, [short, longest, `0${usual}`], [usual]],
    ['6-19', most19, ['12345', longest], [short, usual]],
    ['6-22', most22, ['12345', `${longest}0`], [short, usual, longest]],
    ['6-21', plain, [short, longest, `0${usual}`], [usual]],
    ['__proto__', plain, [short], [usual]],
    ['', plain, [short, longest], [usual]],
  ])(
    'set to %j refuses wrong numbers with its own message, both in the check and in the binding. VALID-040 to VALID-042, AMB-099',
    async (named, expected, wrong, right) => {
      await setRule(named);
      const player = await newPlayer(t);
      await verifyPhone(t, player);
      await player.ok(setWithdrawPW, { withdrawPassword });
      const before = await stateOf(t, player.playerId);
      for (const given of [...wrong, '6222021234567890x', '<b>', '٦'.repeat(16)]) {
        const asked = await player.call(checkBankCard, { cardNumber: given });
        const bound = await player.call(addBankCard, { ...cardRequest(), cardNumber: given });
        expect([given, asked.refusal, asked.message]).toEqual([given, 'INPUT_RULE', expected]);
        expect([given, bound.refusal, bound.message]).toEqual([given, 'INPUT_RULE', expected]);
      }
      expect(await stateOf(t, player.playerId)).toEqual(before);
      for (const given of right) {
        expect(await player.ok(checkBankCard, { cardNumber: given })).toMatchObject({ bankCode: 'ICBC' });
      }
    },
  );

  it('lets the player bind a card that the default rule refuses, and encrypts the number without its blanks. VALID-041, AMB-099', async () => {
    await setRule('6-22');
    const player = await newPlayer(t);
    const bankCardId = await readyToWithdraw(t, player);
    await player.ok(addBankCard, { ...cardRequest(), cardNumber: `${longest.slice(0, 6)} ${longest.slice(6)}` });
    const rows = await t.house.db
      .selectFrom('bank_card')
      .selectAll()
      .where('player_id', '=', player.playerId)
      .where('bank_card_id', '!=', bankCardId)
      .execute();
    const numbers = rows.map((row) =>
      vaultOf(t.house.config).open(row.sealed_number, `${player.playerId}/${row.bank_card_id}`),
    );
    expect(numbers).toEqual([longest]);
  });

  it('does not change the rules for holder, password and bank. VALID-043 to VALID-049', async () => {
    await setRule('6-22');
    const player = await newPlayer(t);
    await readyToWithdraw(t, player);
    const before = await stateOf(t, player.playerId);
    const good = { ...cardRequest(), cardNumber: short };
    const refusals = [
      [{ withdrawPassword: 'open-sesam' }, 'WRONG_WITHDRAW_PASSWORD'],
      [{ holderName: '李小红' }, 'HOLDER_NAME_MISMATCH'],
      [{ holderName: '<b>' }, 'INPUT_RULE'],
      [{ branch: '支' }, 'INPUT_RULE'],
      [{ bankName: '' }, 'INPUT_RULE'],
      [{ bankName: '中国银行' }, 'CARD_NOT_RECOGNISED'],
      [{ cardNumber: cardNumber('999999', 1, 10) }, 'CARD_NOT_RECOGNISED'],
    ] as const;
    for (const [fields, refusal] of refusals)
      expect((await player.raw(addBankCard, { ...good, ...fields })).refusal).toBe(refusal);
    expect(await stateOf(t, player.playerId)).toEqual(before);
  });
});

describe('binding a card', () => {
  it('needs a verified phone, then a withdrawal password, then the right one. VALID-043, VALID-044, VALID-049', async () => {
    const player = await newPlayer(t);
    const ask = async (given = withdrawPassword) =>
      (await player.call(addBankCard, { ...cardRequest(), withdrawPassword: given })).refusal;
    expect(await ask()).toBe('PHONE_NOT_VERIFIED');
    await verifyPhone(t, player);
    expect(await ask()).toBe('WITHDRAW_PASSWORD_NOT_SET');
    await player.ok(setWithdrawPW, { withdrawPassword });
    expect(await ask('open-sesam')).toBe('WRONG_WITHDRAW_PASSWORD');
    expect((await player.ok(bankCardList, {})).list).toEqual([]);
    expect(await ask()).toBeUndefined();
  });

  it('needs no verified phone if the operator does not require one. ENTITY-009', async () => {
    const player = await newPlayer(t);
    await player.ok(setWithdrawPW, { withdrawPassword });
    const setVerify = (setting_value: string) =>
      t.house.db.updateTable('setting').set({ setting_value }).where('setting_key', '=', 'isPhoneVerify').execute();
    await setVerify('0');
    const bound = await player.call(addBankCard, { ...cardRequest(), withdrawPassword });
    await setVerify('1');
    expect(bound.refusal).toBeUndefined();
  });

  it('shows the last four digits and encrypts the number. S22', async () => {
    const player = await newPlayer(t);
    const bankCardId = await readyToWithdraw(t, player);
    const { list } = await player.ok(bankCardList, {});
    const row = await t.house.db
      .selectFrom('bank_card')
      .selectAll()
      .where('player_id', '=', player.playerId)
      .executeTakeFirstOrThrow();
    expect(list).toMatchObject([
      { bankCode: 'ICBC', bankName: '中国工商银行', cardNumber: `**** ${row.last_four}`, holderName: '**明' },
    ]);
    const number = vaultOf(t.house.config).open(row.sealed_number, `${player.playerId}/${bankCardId}`);
    expect(number).toMatch(/^622202\d{13}$/);
    expect(number.endsWith(row.last_four)).toBe(true);
    expect(JSON.stringify(row)).not.toContain(number.slice(0, 12));
    expect(row.sealed_number.includes(number)).toBe(false);
    expect(t.logLines.join('')).not.toContain(number);
  });

  it('sets the real name once; a later card must be in the same name. ENTITY-029, STATE-019', async () => {
    const player = await newPlayer(t);
    await readyToWithdraw(t, player);
    expect((await player.ok(firstUserInfo, {})).userInfo).toMatchObject({ isNameVerified: true, name: '**明' });
    const other = await player.call(addBankCard, { ...cardRequest(), holderName: '李小红' });
    expect(other.refusal).toBe('HOLDER_NAME_MISMATCH');
    expect((await player.ok(bankCardList, {})).list).toHaveLength(1);
    // The form shows only the masked name, so it sends none.
    await player.ok(addBankCard, { ...cardRequest(), holderName: '' });
    const names = (await player.ok(bankCardList, {})).list.map((card) => card.holderName);
    expect(names).toEqual(['**明', '**明']);
  });

  it('stores the name of the bank, in case its issuer is no longer known later. ENTITY-028', async () => {
    const player = await newPlayer(t);
    await readyToWithdraw(t, player);
    const english = { ...cardRequest(), holderName: '', bankName: 'ICBC' };
    await player.ok(addBankCard, english, { lang: 'en' });
    const bankNames = async () => (await player.ok(bankCardList, {})).list.map((card) => card.bankName).toSorted();
    expect(await bankNames()).toEqual(['中国工商银行', '中国工商银行']);
    const mine = t.house.db.updateTable('bank_card').where('player_id', '=', player.playerId);
    await mine.set({ bank_code: 'GONE' }).execute();
    expect(await bankNames()).toEqual(['ICBC', '中国工商银行']);
  });

  it('requires a holder if no name is set. VALID-046', async () => {
    const player = await newPlayer(t);
    const { refusal } = await player.raw(addBankCard, { ...cardRequest(), holderName: '' });
    expect(refusal).toBe('INPUT_RULE');
    expect((await player.ok(bankCardList, {})).list).toEqual([]);
  });

  it('refuses a card that is already bound, and does not reveal the owner', async () => {
    const [mine, other] = await Promise.all([newPlayer(t), newPlayer(t)]);
    await Promise.all([readyToWithdraw(t, mine), readyToWithdraw(t, other)]);
    const number = freshCardNumber();
    const answers = await Promise.all(
      [mine, mine, other, other].map((player) => player.call(addBankCard, { ...cardRequest(), cardNumber: number })),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.refusal === 'CARD_TAKEN')).toHaveLength(3);
  });

  it('allows at most five cards, even if more are added at once', async () => {
    const player = await newPlayer(t);
    await readyToWithdraw(t, player);
    const answers = await Promise.all(Array.from({ length: 12 }, () => player.call(addBankCard, cardRequest())));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(4);
    expect(answers.filter((answer) => answer.refusal === 'TOO_MANY_CARDS')).toHaveLength(8);
    expect((await player.ok(bankCardList, {})).list).toHaveLength(5);
  });

  it('refuses bad fields by their rules, and nothing changes. VALID-040, VALID-045 to VALID-048', async () => {
    const player = await newPlayer(t);
    await readyToWithdraw(t, player);
    const before = await stateOf(t, player.playerId);
    const { holderName, cardNumber: number, branch, reservedPhone } = cardRequest();
    const good = { holderName, cardNumber: number, branch, reservedPhone, withdrawPassword };
    const wrong: Record<string, string>[] = [
      { holderName: '王' },
      { holderName: '<b>王小明</b>' },
      { cardNumber: '' },
      { cardNumber: '0000000000000000' },
      { cardNumber: cardNumber('999999') },
      { branch: '' },
      { branch: '支' },
      { branch: '朝阳支行12' },
      { reservedPhone: '' },
      { reservedPhone: '12345' },
      { withdrawPassword: '' },
      { withdrawPassword: 'x'.repeat(10_000) },
    ];
    for (const fields of wrong)
      expect([fields, (await player.raw(addBankCard, { ...good, ...fields })).code]).not.toEqual([fields, 200]);
    expect(await stateOf(t, player.playerId)).toEqual(before);
  });
});
