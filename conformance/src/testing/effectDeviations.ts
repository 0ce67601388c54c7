/** Deviations of writes that say yes and do something else, and of records that another player can reach. */
import type { Calls } from '@foyer/contract/calls.ts';
import { ownWithdrawPassword } from '../checks/trials.ts';
import type { Answer, Reply } from './brokenBackend.ts';
import { data, edited, isSuccess, success, withFields } from './deviation.ts';
import type { Deviation } from './deviation.ts';

/** Answers good input, and does not hand it on. */
const nothingDone =
  (given: unknown = null): (() => Answer) =>
  () =>
  async () => ({ status: 200, headers: {}, setCookies: [], body: JSON.stringify(success(given)) });

const idle = (only: keyof Calls, given: unknown = null, at: keyof Calls = only): Deviation => ({
  name: `says yes and does nothing: ${at}`,
  only,
  at,
  foundBy: 'effect',
  answer: nothingDone(given),
});

/** Serves every session as the first that has asked: whose record it is does not matter. */
const anyonesRecord: () => Answer = () => {
  let first = '';
  return (asked, forward) => {
    first ||= asked.cookie;
    return forward({ cookie: first });
  };
};

const reachable = (only: keyof Calls): Deviation => ({
  name: `lets another player reach a record: ${only}`,
  only,
  foundBy: 'privacy',
  answer: anyonesRecord,
});

export const effectDeviations: readonly Deviation[] = [
  idle('registered'),
  idle('updateLoginPassword', { pauseHours: '0' }),
  idle('setWithdrawPW'),
  idle('inPayOrder', { orderNo: 'none' }),
  idle('depositOrderCancel', { orderNo: 'none' }),
  idle('insertMsgSite', { msgId: 'none' }),
  idle('insertMsgSite', null, 'deleteMsgSite'),
  idle('gameAddCollection'),
  idle('gameAddCollection', null, 'gameCancelCollection'),
  idle('addBankCard'),
  idle('giveBonus', { amount: '1.00', costAmount: '1.00' }),
  {
    name: 'binds a card with a wrong withdrawal password',
    only: 'addBankCard',
    foundBy: 'effect',
    answer: () => (asked, forward) => forward(withFields(asked, { withdrawPassword: ownWithdrawPassword })),
  },
  {
    name: 'shows the whole number of a card',
    only: 'addBankCard',
    at: 'bankCardList',
    foundBy: 'effect',
    answer: () => async (_asked, forward) =>
      edited(await forward(), ({ data: own }) => {
        for (const card of own.list) card.cardNumber = `976402000000${card.cardNumber.slice(-4)}`;
      }),
  },
  {
    name: 'pays a claimed bonus again',
    only: 'giveBonus',
    foundBy: 'effect',
    answer: () => {
      let paid: Reply | undefined;
      return async (_asked, forward) => {
        const own = await forward();
        if (isSuccess(own)) paid = own;
        return paid ?? own;
      };
    },
  },
  {
    name: 'pays another bonus than it showed',
    only: 'giveBonus',
    foundBy: 'effect',
    answer: data((own) => void (own.amount = '0.01')),
  },
  {
    name: 'makes an order of another amount',
    only: 'inPayOrder',
    foundBy: 'effect',
    answer: () => (asked, forward) => forward(withFields(asked, { amount: '123.00' })),
  },
  {
    name: 'refuses a registration that the contract allows',
    only: 'registered',
    foundBy: 'effect',
    answer: () => async (_asked, forward) =>
      edited(await forward(), (own) => (own.code === 200 ? { ...own, code: 400, success: false } : own)),
  },
  reachable('balanceDetail'),
  reachable('gameDetail'),
  reachable('depositOrderList'),
  reachable('depositOrderCancel'),
  reachable('deleteMsgSite'),
  reachable('deleteBank'),
  {
    name: 'tells a record of another player from one that does not exist',
    only: 'balanceDetail',
    foundBy: 'privacy',
    answer: () => {
      let first = '';
      return async (asked, forward) => {
        first ||= asked.cookie;
        const own = await forward();
        const isTheirs = !isSuccess(own) && isSuccess(await forward({ cookie: first }));
        return isTheirs ? edited(own, (all) => void (all.code = 1004)) : own;
      };
    },
  },
];
