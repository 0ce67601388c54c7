/** A payment as each side sees it. Only the payer sees the whole card, only while the payment is due. S14, S22 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { calls } from '@foyer/contract/calls.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { maskName } from '@foyer/contract/masks.ts';
import type { ReserveOrder } from '@foyer/contract/wallet/reserve.ts';
import { reserveStatusCode } from '@foyer/contract/wallet/reserveStep.ts';
import type { ReserveStep } from '@foyer/contract/wallet/reserveStep.ts';
import type { House } from '../../house.ts';
import type { Handler } from '../../http/context.ts';
import { playerById } from '../../players/players.ts';
import { masked } from '../cards.ts';
import { vaultOf } from '../cardVault.ts';
import { issuerByCode } from '../issuers.ts';
import { photoAddress } from './photo.ts';
import { remindersOf } from './reminders.ts';
import { cardBehind, offersOf, orderOf, ordersOf, termsOf } from './reserveStore.ts';
import type { OfferRow, OrderRow, Terms } from './reserveStore.ts';

interface View {
  readonly house: House;
  readonly lang: Locale;
  readonly terms: Terms;
  readonly nowMs: number;
}

const secondsUntil = (dueMs: number, nowMs: number): number => Math.max(0, Math.ceil((dueMs - nowMs) / 1000));

/** Returns the payee's card. The number is decrypted only for the payer, and only while it is needed. */
async function cardOf({ house, lang }: View, offer: { player_id: string; offer_no: string }, isWhole: boolean) {
  const card = await cardBehind(house, offer);
  if (card === undefined) return {};
  const place = `${card.player_id}/${card.bank_card_id}`;
  return {
    bankName: inLanguage(issuerByCode(card.bank_code)?.names, lang) ?? '',
    holderName: isWhole ? card.holder_name : maskName(card.holder_name),
    cardNumber: isWhole ? vaultOf(house.config).open(card.sealed_number, place) : masked(card.last_four),
    branch: isWhole ? card.branch : '',
  };
}

function turnsOf(view: View, order: OrderRow, side: 'pay' | 'receive') {
  const isPayersTurn = order.state === 'waitingPayment';
  const isTimed = isPayersTurn || order.state === 'waitingReceipt';
  const mayRemind = isTimed && isPayersTurn !== (side === 'pay');
  const reminders = mayRemind ? remindersOf(order, view.terms, view.nowMs) : { left: 0, seconds: 0 };
  return {
    secondsLeft: isTimed ? secondsUntil(order.due_ms, view.nowMs) : 0,
    remindersLeft: reminders.left,
    remindSeconds: reminders.seconds,
  };
}

async function asPayer(view: View, order: OrderRow): Promise<ReserveOrder> {
  const isToPay = order.state === 'waitingPayment';
  return {
    orderNo: order.order_no,
    side: 'pay',
    amountSatang: order.amount_satang,
    status: reserveStatusCode(order.state),
    step: order.state,
    createTime: order.created_ms,
    closeTime: order.closed_ms ?? undefined,
    ...turnsOf(view, order, 'pay'),
    bankName: '',
    holderName: '',
    cardNumber: '',
    branch: '',
    ...(await cardOf(view, { player_id: order.payee_id, offer_no: order.offer_no }, isToPay)),
    payerName: '',
    photo: photoAddress(order.upload_id),
    canCancel: isToPay,
  };
}

const stepsOfOffers = {
  asked: 'offered',
  void: 'returned',
  open: 'offered',
  matched: 'waitingPayment',
  settling: 'settling',
  paid: 'done',
  returning: 'settling',
  returned: 'returned',
} as const satisfies Record<OfferRow['state'], ReserveStep>;

async function asPayee(view: View, offer: OfferRow): Promise<ReserveOrder> {
  const { payer_id, order_no } = offer;
  const order = payer_id !== null && order_no !== null ? await orderOf(view.house, payer_id, order_no) : undefined;
  const step = offer.state === 'matched' && order !== undefined ? order.state : stepsOfOffers[offer.state];
  const turns = order
    ? turnsOf(view, order, 'receive')
    : {
        secondsLeft: step === 'offered' ? secondsUntil(offer.expires_ms, view.nowMs) : 0,
        remindersLeft: 0,
        remindSeconds: 0,
      };
  return {
    orderNo: offer.offer_no,
    side: 'receive',
    amountSatang: offer.amount_satang,
    status: reserveStatusCode(step),
    step,
    createTime: offer.created_ms,
    closeTime: offer.closed_ms ?? undefined,
    ...turns,
    bankName: '',
    holderName: '',
    cardNumber: '',
    branch: '',
    ...(await cardOf(view, offer, false)),
    payerName: payer_id === null ? '' : maskName((await playerById(view.house, payer_id)).realName),
    photo: order?.claimed_ms ? photoAddress(order.upload_id) : '',
    canCancel: false,
  };
}

const isOver = ({ closeTime }: ReserveOrder): number => (closeTime === undefined ? 0 : 1);

/** Returns the player's payments on both sides: first those in progress, then the latest over, newest first. */
export const reserveMyPayOrder: Handler<(typeof calls)['reserveMyPayOrder']> = async (context) => {
  const { house, lang, playerId } = context;
  const [terms, orders, offers] = await Promise.all([
    termsOf(house),
    ordersOf(house, playerId),
    offersOf(house, playerId),
  ]);
  const view = { house, lang, terms, nowMs: context.now() };
  const list = await Promise.all([
    ...orders.map((order) => asPayer(view, order)),
    ...offers.map((offer) => asPayee(view, offer)),
  ]);
  return { list: list.sort((a, b) => isOver(a) - isOver(b) || Number(b.createTime) - Number(a.createTime)) };
};
