/**
 * Sends an order, and retries it with its own id until the house has replied. A bet on a live match is then polled
 * until it is accepted or refused. M20, L04, L05, L06
 */
import { placeBet, readBets } from '@foyer/contract/play/sportBets.ts';
import type { SportBet } from '@foyer/contract/play/sportBets.ts';
import { ask, askUntilAnswered } from '../../frame/api.ts';
import { houseNow } from '../../frame/clock.ts';
import { wait } from '../../frame/dom.ts';
import { dropOrder } from '../slip/orders.ts';
import type { Order } from '../slip/orders.ts';
import { isSessionOver } from './read.ts';
import type { Desk, Receipt } from './state.ts';

/** Shows one receipt per order; a new one replaces the old. */
export function showReceipt(desk: Desk, receipt: Receipt): void {
  const { state } = desk;
  const at = state.receipts.findIndex(({ order }) => order.requestId === receipt.order.requestId);
  state.receipts = at < 0 ? [...state.receipts, receipt] : state.receipts.with(at, receipt);
  desk.changed();
}

/** Retries the same order until the house has replied. Returns whether it became a bet. */
export async function sendOrder(desk: Desk, order: Order, onTaken: () => void): Promise<boolean> {
  const { state } = desk;
  const { account, lang } = desk.setting;
  const { sessionId } = desk.setting.desk;
  const answer = await askUntilAnswered(placeBet, { sessionId, ...order }, lang, () => {
    state.isLost = true;
    showReceipt(desk, { kind: 'unknown', order });
  });
  dropOrder(account, order.requestId);
  if (answer.kind === 'refused') {
    if (isSessionOver(answer)) desk.ended(answer.message);
    showReceipt(desk, { kind: 'refused', order, message: answer.message });
    return false;
  }
  const { bet, purse } = answer.data;
  state.isLost = false;
  state.purse = purse;
  showReceipt(desk, { kind: 'bet', order, bet });
  void watch(desk, order, bet, onTaken);
  return bet.state !== 'refused';
}

/** Polls a pending bet until it is decided. The house decides it regardless of the polling. */
async function watch(desk: Desk, order: Order, placed: SportBet, onTaken: () => void): Promise<void> {
  const { sessionId } = desk.setting.desk;
  let bet = placed;
  while (bet.state === 'pending' || bet.state === 'opening') {
    await wait(Math.max(600, Math.min(4_000, bet.acceptMs - houseNow() + 300)));
    const request = { sessionId, which: 'running' as const, orderNo: bet.orderNo };
    const answer = await ask(readBets, request, desk.setting.lang);
    if (answer.kind === 'refused' && isSessionOver(answer)) return desk.ended(answer.message);
    const now = answer.kind === 'done' ? answer.data.list[0] : undefined;
    if (answer.kind !== 'done' || now === undefined) continue;
    bet = now;
    desk.state.purse = answer.data.purse;
    showReceipt(desk, { kind: 'bet', order, bet });
  }
  if (bet.state === 'open') onTaken();
  desk.soon('running');
}
