/** Trials of a new player whose phone is verified: a bank card is bound, and a bonus for a verified item is claimed. */
import { randomInt, randomUUID } from 'node:crypto';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import { queryBonusBindUserInfoList } from '@foyer/contract/activities/bind.ts';
import { giveBonus } from '@foyer/contract/promotions/claims.ts';
import { addBankCard, bankCardList, checkBankCard } from '@foyer/contract/wallet/bankCard.ts';
import { codeOf } from '../inspect.ts';
import { ownWithdrawPassword, read, write } from './trials.ts';
import type { Place, Trial } from './trials.ts';

/** A number of sixteen digits with a valid check digit, which nobody else has. */
function cardNumber(prefix: string): string {
  const body = Array.from({ length: 15 }, (_, place) => Number(prefix[place] ?? randomInt(10)));
  const sum = body.toReversed().reduce((total, digit, place) => {
    const counted = place % 2 === 0 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return `${body.join('')}${(10 - (sum % 10)) % 10}`;
}

/** Sets the withdrawal password if it is not set yet. False if the backend refuses it. */
async function hasWithdrawPassword(place: Place): Promise<boolean> {
  const info = await place.ask(logedUserInfo, 'the player', {});
  if (read(logedUserInfo, info)?.userInfo.isWithdrawPasswordSet === true) return true;
  return (await write(place, setWithdrawPW, { withdrawPassword: ownWithdrawPassword })) !== undefined;
}

const cardsOf = async ({ ask }: Place) => {
  const exchange = await ask(bankCardList, 'the cards after the write', {});
  return { exchange, cards: read(bankCardList, exchange)?.list ?? [] };
};

export const cardAdded: Trial = async (place) => {
  const { ask, expect, skip, newcomer, cardPrefix } = place;
  if (!newcomer.isVerified || cardPrefix === undefined) return skip('needs --verify and --card');
  if (!(await hasWithdrawPassword(place))) return;
  const number = cardNumber(cardPrefix);
  const known = await ask(checkBankCard, 'the bank of a card', { cardNumber: number });
  const bankName = read(checkBankCard, known)?.bankName ?? '';
  expect(bankName !== '', 'a card of --card', 'is not recognised', known);
  const fields = {
    cardNumber: number,
    bankName,
    holderName: '王小雨',
    branch: '总行',
    reservedPhone: '13800009999',
    withdrawPassword: ownWithdrawPassword,
  };
  const wrong = await ask(addBankCard, 'a wrong withdrawal password', { ...fields, withdrawPassword: 'wrong20766' });
  expect(codeOf(wrong) !== 200, 'a card with a wrong withdrawal password', 'is accepted', wrong);
  if ((await write(place, addBankCard, fields)) === undefined) return;
  const { exchange, cards } = await cardsOf(place);
  const found = cards.filter((card) => card.cardNumber.endsWith(number.slice(-4)));
  expect(found.length === 1, 'a bank card', 'is not in the list of cards once', exchange);
  expect(!exchange.body.includes(number), 'a bank card', 'shows its whole number', exchange);
  const again = await ask(addBankCard, 'the same card again', fields);
  expect(codeOf(again) !== 200, 'the same card again', 'is accepted', again);
};

export const bonusClaimed: Trial = async (place) => {
  const { ask, expect, skip, newcomer } = place;
  const bonuses = async () => {
    const exchange = await ask(queryBonusBindUserInfoList, 'the bonuses', {});
    return { exchange, list: read(queryBonusBindUserInfoList, exchange)?.list ?? [] };
  };
  const waiting = (await bonuses()).list.find(({ isBound, isTaken }) => isBound && !isTaken);
  if (waiting === undefined)
    return skip(newcomer.isVerified ? 'no bonus waits for a verified phone' : 'needs --verify');
  const configId = waiting.viewOfferId;
  const claimed = await write(place, giveBonus, { configId, requestId: randomUUID() });
  if (claimed === undefined) return;
  const paid = read(giveBonus, claimed)?.amountSatang;
  expect(paid === waiting.amountSatang, 'a claimed bonus', 'has another amount than was shown', claimed);
  const after = await bonuses();
  const isTaken = after.list.find(({ viewOfferId }) => viewOfferId === configId)?.isTaken === true;
  expect(isTaken, 'a claimed bonus', 'is not shown as taken', after.exchange);
  const again = await ask(giveBonus, 'the same bonus again', { configId, requestId: randomUUID() });
  expect(codeOf(again) !== 200, 'the same bonus again', 'is paid', again);
};
