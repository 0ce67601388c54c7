/** The form of a bank card with all its rules, and the list of cards. SI-51 */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeHouse, renderWith } from '#testing/fakeHouse.tsx';
import { AddBankCard } from './AddBankCard.tsx';
import { BankCards } from './BankCards.tsx';

let house = fakeHouse();
let done: string[] = [];

const open = (form: ReactNode) => renderWith(house.transport, form);

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => act(async () => fireEvent.submit(screen.getByRole('form')));
const openCard = async (holderName = '') => {
  await open(<AddBankCard holderName={holderName} hindrance={undefined} onDone={() => done.push('card')} />);
  await screen.findByRole('form');
};

beforeEach(() => {
  done = [];
  house = fakeHouse({ checkBankCard: { code: 200, data: { bankCode: 'ICBC', bankName: '工商银行' } } });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const cardRule = (named: string) => {
  const list = [{ configKey: 'bankCardRule', configVal: named }];
  house.replies.getFrontConfigList = { code: 200, data: { list } };
};

describe('a bank card', () => {
  const good = {
    持卡人: '陈晓林',
    卡号: '6222020000000000017',
    开户支行: '静安支行',
    银行预留手机号: '13800138000',
    提款密码: 'secret7',
  };

  it.each([
    ['持卡人', '', '请输入持卡人姓名'],
    ['卡号', '', '请输入银行卡号'],
    ['卡号', '62220200000000', '银行卡号为15-19位数字，不能以0开头'],
    ['卡号', '0222020000000000017', '银行卡号为15-19位数字，不能以0开头'],
    ['卡号', '62220200000000000171', '银行卡号为15-19位数字，不能以0开头'],
    ['开户支行', '', '请输入开户支行'],
    ['开户支行', '静', '开户支行为2-10个汉字或字母'],
    ['开户支行', '静安支行12', '开户支行为2-10个汉字或字母'],
    ['银行预留手机号', '23800138000', '请输入以1开头的11位手机号码'],
    ['提款密码', '', '请输入提款密码'],
  ])('refuses %s %j: %s. VALID-040 to VALID-049', async (label, value, expected) => {
    await openCard();
    for (const [name, text] of Object.entries({ ...good, [label]: value })) type(name, text);
    await submit();
    expect((await screen.findAllByText(expected)).length).toBeGreaterThan(0);
    expect(house.requestsOf('addBankCard')).toEqual([]);
  });

  it.each([
    ['6-19', '6–19 位数字', '01234', '银行卡号为6-19位数字'],
    ['6-19', '6–19 位数字', '0'.repeat(20), '银行卡号为6-19位数字'],
    ['6-22', '6–22 位数字', '01234', '银行卡号为6-22位数字'],
    ['6-22', '6–22 位数字', '0'.repeat(23), '银行卡号为6-22位数字'],
    ['6-21', '15–19 位数字，不以 0 开头', '0'.repeat(16), '银行卡号为15-19位数字，不能以0开头'],
  ])(
    'with the rule %s shows the hint %s and refuses %j. VALID-040 to VALID-042, AMB-099',
    async (named, hint, value, expected) => {
      cardRule(named);
      await openCard();
      expect(await screen.findByText(hint)).toBeTruthy();
      for (const [name, text] of Object.entries({ ...good, 卡号: value })) type(name, text);
      await submit();
      expect((await screen.findAllByText(expected)).length).toBeGreaterThan(0);
      expect([...house.requestsOf('addBankCard'), ...house.requestsOf('checkBankCard')]).toEqual([]);
    },
  );

  it.each([
    ['6-19', '012345'],
    ['6-22', '0'.repeat(22)],
  ])('with the rule %s is looked up and sent as %s. VALID-041, VALID-042, AMB-099', async (named, value) => {
    cardRule(named);
    await openCard();
    await screen.findByText(`${named.replace('-', '–')} 位数字`);
    for (const [name, text] of Object.entries({ ...good, 卡号: value })) type(name, text);
    await waitFor(() => expect(house.requestsOf('checkBankCard')).toContainEqual({ cardNumber: value }));
    await screen.findByDisplayValue('工商银行');
    await submit();
    await waitFor(() => expect(done).toEqual(['card']));
    expect(house.requestsOf('addBankCard')[0]).toMatchObject({ cardNumber: value });
  });

  it('of an unknown bank shows that it is not verified. VALID-045', async () => {
    house.replies.checkBankCard = { code: 200, data: { bankCode: '', bankName: '' } };
    await openCard();
    for (const [name, text] of Object.entries(good)) type(name, text);
    expect((await screen.findAllByText('银行卡暂未验证，请稍后再试')).length).toBeGreaterThan(0);
  });

  it('is sent with its holder once all fields are valid. ENTITY-028, ENTITY-029', async () => {
    await openCard();
    for (const [name, text] of Object.entries(good)) type(name, text);
    await screen.findByDisplayValue('工商银行');
    await submit();
    await waitFor(() => expect(done).toEqual(['card']));
    expect(house.requestsOf('addBankCard')[0]).toMatchObject({ bankName: '工商银行' });
  });

  it('is not sent before its bank is found, or with the bank of another number. VALID-045, ENTITY-028', async () => {
    await openCard();
    for (const [name, text] of Object.entries(good)) type(name, text);
    await submit();
    expect((await screen.findAllByText('银行卡暂未验证，请稍后再试')).length).toBeGreaterThan(0);
    await screen.findByDisplayValue('工商银行');
    await waitFor(() => expect(screen.queryByText('银行卡暂未验证，请稍后再试')).toBeNull());
    type('卡号', '6222020000000000');
    expect(screen.queryByDisplayValue('工商银行')).toBeNull();
    await submit();
    expect(house.requestsOf('addBankCard')).toEqual([]);
  });

  it('is sent without a holder if the player’s name is set. VALID-046', async () => {
    await openCard('**明');
    for (const [name, text] of Object.entries(good)) if (name !== '持卡人') type(name, text);
    await screen.findByDisplayValue('工商银行');
    await submit();
    await waitFor(() => expect(done).toEqual(['card']));
  });
});

it('shows only the last character of a holder, whatever the backend sends. CONST-026', async () => {
  const card = { bankCardId: '7', bankCode: 'ICBC', bankName: '工商银行', cardNumber: '**** 1127', branch: '静安' };
  const list = ['王小明', '**红'].map((holderName, index) => ({ ...card, bankCardId: String(index), holderName }));
  house.replies.bankCardList = { code: 200, data: { list } };
  await open(<BankCards add={null} remove={() => null} />);
  expect(await screen.findByText('**明')).toBeTruthy();
  expect(screen.getByText('**红')).toBeTruthy();
  expect(document.body.textContent).not.toContain('王小');
});
