/** Both sides of a fast payment, tested through the contract's codecs. SI-49, AMB-150 */
import type { ReserveSide } from '@foyer/contract/wallet/reserveStep.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeHouse, renderWith } from '#testing/fakeHouse.tsx';
import { ReserveDesk } from './ReserveDesk.tsx';

let house = fakeHouse();

async function open(side: ReserveSide, hindrance?: string): Promise<void> {
  await renderWith(
    house.transport,
    <ReserveDesk
      side={side}
      missing={false}
      hindrance={hindrance}
      contact="客服"
      addCard={null}
      otherWay={<a href="/mine/capital/deposit">改用银行转账</a>}
      toStatement={null}
      onCheckStatus={() => undefined}
    />,
  );
}

const terms = {
  isOpen: '1',
  amounts: ['100', '500'],
  offerMinutes: 120,
  payMinutes: 15,
  confirmMinutes: 30,
  cancelsADay: 3,
};
const order = {
  orderNo: 'D1',
  side: 'pay',
  amount: '500.00',
  status: '0',
  step: 'waitingPayment',
  createTime: 1,
  secondsLeft: 900,
  bankName: '工商银行',
  holderName: '王小明',
  cardNumber: '6222020000000000015',
  canCancel: '1',
};
const orders = (...list: object[]) => ({ code: 200, data: { list } });
const writes = (name: string) => house.requestsOf(name);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  house = fakeHouse({ reserveWithdrawConfig: { code: 200, data: terms }, reserveMyPayOrder: orders() });
});
afterEach(cleanup);

describe('the payer', () => {
  it('sees that there is no payee, and is offered another way to pay', async () => {
    await open('pay');
    expect(await screen.findByText('现在没有人用快捷提款')).toBeTruthy();
    expect(screen.getByRole('link', { name: '改用银行转账' })).toBeTruthy();
  });

  it('accepts an amount by its id, and sends nothing without one. CALL-135', async () => {
    house.replies.reserveAmountGroup = orders({ groupId: 'small', minAmount: '100', maxAmount: '500', count: 3 });
    house.replies.reserveAmountList = orders({ amountId: '50000', amount: '500.00', count: 2 });
    house.replies.reserveCreateOrder = { code: 200, data: { orderNo: 'D1' } };
    await open('pay');
    await screen.findByText('2人在等');
    await press('接单付款');
    expect(screen.getByText('请输入金额')).toBeTruthy();
    expect(writes('reserveCreateOrder')).toEqual([]);
    await act(async () => fireEvent.click(screen.getByRole('radio')));
    await press('接单付款');
    expect(writes('reserveCreateOrder')).toEqual([{ amountId: '50000' }]);
  });

  it('sees the payee and the deadline, and can report the payment only with a proof. CALL-138', async () => {
    house.replies.reserveMyPayOrder = orders(order);
    await open('pay');
    expect(await screen.findByText('6222020000000000015')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/);
    expect(screen.getByText('先上传转账凭证')).toBeTruthy();
    await press('我已付款');
    expect(writes('reservePayConfirm')).toEqual([]);
    cleanup();
    house.replies.reserveMyPayOrder = orders({ ...order, photo: '/api/reserve/photos/1' });
    await open('pay');
    await screen.findByText('凭证已上传');
    await press('我已付款');
    expect(writes('reservePayConfirm')).toEqual([{ orderNo: 'D1' }]);
  });

  it('cancels only after a confirmation, and sees the refusal of the house. CALL-139', async () => {
    house.replies.reserveMyPayOrder = orders(order);
    house.replies.reserveCancelOrder = { code: 1364, msg: '订单状态已经变了，请按最新状态操作' };
    await open('pay');
    await screen.findByRole('timer');
    await press('取消订单');
    expect(writes('reserveCancelOrder')).toEqual([]);
    await press('没有付款，取消');
    expect(writes('reserveCancelOrder')).toEqual([{ orderNo: 'D1' }]);
    expect(screen.getByText('订单状态已经变了，请按最新状态操作')).toBeTruthy();
  });
});

describe('the payee', () => {
  const receipt = {
    ...order,
    orderNo: 'W1',
    side: 'receive',
    step: 'waitingReceipt',
    canCancel: '0',
    payerName: '**红',
  };

  it('confirms the receipt only after a second question, with the order number. CALL-140', async () => {
    house.replies.reserveMyPayOrder = orders({ ...receipt, photo: '/api/reserve/photos/1' });
    await open('receive');
    expect((await screen.findByRole('img', { name: '付款人上传的转账凭证' })).getAttribute('src')).toBe(
      '/api/reserve/photos/1',
    );
    expect(screen.getByText('**红')).toBeTruthy();
    await press('确认已收到');
    expect(writes('reserveConfirmWithdraw')).toEqual([]);
    await press('已到账，确认');
    expect(writes('reserveConfirmWithdraw')).toEqual([{ orderNo: 'W1', isReceived: true }]);
  });

  it('can report that nothing has arrived', async () => {
    house.replies.reserveMyPayOrder = orders(receipt);
    await open('receive');
    await screen.findByRole('timer');
    await press('没有收到');
    await press('没有收到，交给客服');
    expect(writes('reserveConfirmWithdraw')).toEqual([{ orderNo: 'W1', isReceived: false }]);
  });

  it('can remind the payer, and sees when the next reminder is possible. CALL-137', async () => {
    house.replies.reserveMyPayOrder = orders({
      ...receipt,
      step: 'waitingPayment',
      remindersLeft: 2,
      remindSeconds: 0,
    });
    await open('receive');
    await screen.findByText('还可以提醒 2 次');
    await press('提醒对方');
    expect(writes('reserveReminders')).toEqual([{ orderNo: 'W1' }]);
    cleanup();
    house.replies.reserveMyPayOrder = orders({
      ...receipt,
      step: 'waitingPayment',
      remindersLeft: 1,
      remindSeconds: 90,
    });
    await open('receive');
    expect(await screen.findByText(/秒后可以再提醒/)).toBeTruthy();
  });

  it('can offer nothing while fast payment is paused', async () => {
    house.replies.reserveWithdrawConfig = { code: 200, data: { ...terms, isOpen: '0' } };
    await open('receive');
    expect(await screen.findByText('快捷转账暂停服务')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });
});
