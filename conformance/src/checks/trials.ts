/** Writes with good input by a new player, each followed by the read that has to show it. */
import { registered } from '@foyer/contract/account/register.ts';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { updateLoginPassword } from '@foyer/contract/account/passwords.ts';
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import type { Call, ResponseOf } from '@foyer/contract/call.ts';
import { gameList } from '@foyer/contract/lobby/catalogue.ts';
import { gameAddCollection, gameCancelCollection, gameMyCollection } from '@foyer/contract/lobby/collection.ts';
import { deleteMsgSite, getMsgSiteList, insertMsgSite } from '@foyer/contract/messages/mail.ts';
import { inBanksList, inPayOrder, uploadFile } from '@foyer/contract/wallet/deposit.ts';
import { depositOrderCancel, depositOrderList } from '@foyer/contract/wallet/depositOrders.ts';
import * as v from 'valibot';
import type { Backend, Exchange, Fields } from '../backend.ts';
import { codeOf, envelopeOf } from '../inspect.ts';
import { captchaFields, logInTo } from '../logIn.ts';
import type { Newcomer, Tester } from './check.ts';

export interface Place {
  readonly newcomer: Newcomer;
  readonly backend: Backend;
  readonly cardPrefix: Tester['cardPrefix'];
  /** Sends a call as the new player. */
  readonly ask: (call: Call, tried: string, fields: Fields) => Promise<Exchange>;
  readonly skip: Tester['skip'];
  readonly expect: (isAsItShouldBe: boolean, tried: string, problem: string, exchange: Exchange) => void;
}
export type Trial = (place: Place) => Promise<void>;

/** The data of a reply, as the client reads it; undefined if it cannot. */
export function read<C extends Call>(call: C, exchange: Exchange): ResponseOf<C> | undefined {
  const result = v.safeParse(call.response.schema, envelopeOf(exchange)?.data);
  return result.success ? (result.output as ResponseOf<C>) : undefined;
}

/** Sends good input. Returns the reply, or undefined if it was refused, which is reported. */
export async function write({ ask, expect }: Place, call: Call, fields: Fields): Promise<Exchange | undefined> {
  const exchange = await ask(call, 'good input', fields);
  const code = codeOf(exchange);
  expect(code === 200, `good input (${call.name})`, `is refused with ${code}`, exchange);
  return code === 200 ? exchange : undefined;
}

export const registration: Trial = async ({ newcomer, ask, expect, backend }) => {
  const info = await ask(logedUserInfo, 'the player after the registration', {});
  const account = read(logedUserInfo, info)?.userInfo.userAccount;
  expect(account === newcomer.account, 'a registration', 'logs nobody in, or another player', info);
  const { exchange } = await logInTo(backend, newcomer);
  expect(codeOf(exchange) === 200, 'a log-in after the registration', `is refused with ${codeOf(exchange)}`, exchange);
  const taken = await backend.send(registered, {
    userAccount: newcomer.account,
    password: newcomer.password,
    confirmPassword: newcomer.password,
    mobilePhone: '13800009999',
    adult: '1',
    terms: '1',
    ...(await captchaFields(backend, 'register', newcomer.account)),
  });
  expect(codeOf(taken) !== 200, 'a registration under the same name', 'is accepted', taken);
};

export const passwordChanged: Trial = async (place) => {
  const { newcomer, backend, expect } = place;
  const [oldPassword, newPassword] = [newcomer.password, `quiet${newcomer.account.slice(-4)}sea`];
  if ((await write(place, updateLoginPassword, { oldPassword, newPassword })) === undefined) return;
  newcomer.password = newPassword;
  const after = await logInTo(backend, newcomer);
  expect(codeOf(after.exchange) === 200, 'a log-in with the new password', 'is refused', after.exchange);
  const old = await logInTo(backend, { ...newcomer, password: oldPassword });
  expect(codeOf(old.exchange) !== 200, 'a log-in with the old password', 'is accepted', old.exchange);
  // A change may end every session, the player's own too.
  for (const [name, value] of after.cookies) newcomer.cookies.set(name, value);
};

/** The withdrawal password of the kit's own player. */
export const ownWithdrawPassword = 'barley2076';

export const withdrawPassword: Trial = async (place) => {
  const written = await write(place, setWithdrawPW, { withdrawPassword: ownWithdrawPassword });
  if (written === undefined) return;
  const info = await place.ask(logedUserInfo, 'the player after the write', {});
  const isSet = read(logedUserInfo, info)?.userInfo.isWithdrawPasswordSet;
  place.expect(isSet === true, 'a withdrawal password', 'is not shown as set', info);
};

const ordersAfter = async ({ ask }: Place) => {
  const exchange = await ask(depositOrderList, 'the orders after the write', { pageNo: '1', pageSize: '20' });
  return { exchange, orders: read(depositOrderList, exchange)?.list ?? [] };
};

/** An order to the first bank that takes one, of the least amount. Undefined if there is none, or it was refused. */
async function order(place: Place): Promise<{ readonly orderNo: string; readonly amountSatang: number } | undefined> {
  const banks = read(inBanksList, await place.ask(inBanksList, 'the banks', {}))?.list ?? [];
  const bank = banks.find(({ currency }) => currency === 'THB') ?? banks[0];
  if (bank === undefined) {
    place.skip('no bank takes deposits');
    return undefined;
  }
  const proof = read(uploadFile, await place.ask(uploadFile, 'a proof', {}))?.url ?? '';
  const amountSatang = Math.max(bank.minSatang, 100_00);
  const fields = { inBankId: bank.inBankId, amount: (amountSatang / 100).toFixed(2), depositorName: '王小雨', proof };
  const made = await write(place, inPayOrder, fields);
  const orderNo = made && read(inPayOrder, made)?.orderNo;
  return orderNo === undefined ? undefined : { orderNo, amountSatang };
}

export const orderMade: Trial = async (place) => {
  const made = await order(place);
  if (made === undefined) return;
  const { exchange, orders } = await ordersAfter(place);
  const found = orders.find(({ orderNo }) => orderNo === made.orderNo);
  place.expect(found !== undefined, 'a deposit order', 'is not in the list of orders', exchange);
  const isSame = found === undefined || found.amountSatang === made.amountSatang;
  place.expect(isSame, 'a deposit order', 'has another amount in the list', exchange);
};

export const orderCancelled: Trial = async (place) => {
  const made = await order(place);
  if (made === undefined) return;
  const isOpen = async () => {
    const { exchange, orders } = await ordersAfter(place);
    return { exchange, isOpen: orders.some(({ orderNo, status }) => orderNo === made.orderNo && status === '0') };
  };
  // A bank may have paid it meanwhile; such an order cannot be cancelled.
  if (!(await isOpen()).isOpen) return place.skip('the order was paid at once');
  if ((await write(place, depositOrderCancel, { orderNo: made.orderNo })) === undefined) return;
  const after = await isOpen();
  place.expect(!after.isOpen, 'a cancelled order', 'is still unpaid in the list', after.exchange);
};

export const mail: Trial = async (place) => {
  const fields = { type: 'deposit', subject: `A question ${place.newcomer.account}`, content: `Of ${Date.now()}` };
  const written = await write(place, insertMsgSite, fields);
  const msgId = written && read(insertMsgSite, written)?.msgId;
  if (msgId === undefined) return;
  const sent = () =>
    place.ask(getMsgSiteList, 'the mail after the write', { pageNo: '1', pageSize: '20', box: 'sent' });
  const isIn = (exchange: Exchange) => read(getMsgSiteList, exchange)?.list.some((one) => one.msgId === msgId) === true;
  const before = await sent();
  place.expect(isIn(before), 'a message', 'is not in the list of what was sent', before);
  if ((await write(place, deleteMsgSite, { msgId })) === undefined) return;
  const after = await sent();
  place.expect(!isIn(after), 'a deleted message', 'is still in the list', after);
};

export const collections: Trial = async (place) => {
  const games = read(gameList, await place.ask(gameList, 'the games', { pageNo: '1', pageSize: '36' }));
  // Slots, of type 1, have a collection of their own.
  const game = games?.list.find(({ gameType }) => gameType !== 1);
  if (game === undefined) return place.skip('no game but slots to keep');
  const { gameId, platformCode } = game;
  const isKept = async () => {
    const exchange = await place.ask(gameMyCollection, 'the collection after the write', {});
    return { exchange, isKept: read(gameMyCollection, exchange)?.list.some((one) => one.gameId === gameId) === true };
  };
  if ((await write(place, gameAddCollection, { gameId, platformCode })) === undefined) return;
  const kept = await isKept();
  place.expect(kept.isKept, 'a collected game', 'is not in the collection', kept.exchange);
  if ((await write(place, gameCancelCollection, { gameId, platformCode })) === undefined) return;
  const left = await isKept();
  place.expect(!left.isKept, 'a game taken out of the collection', 'is still in it', left.exchange);
};
