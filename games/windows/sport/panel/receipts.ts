/** Receipts of this window's orders: unknown, pending, accepted, or refused with the reason. M20, L06 */
import type { SportBet } from '@foyer/contract/play/sportBets.ts';
import { legsOfSlip } from '@foyer/contract/play/sportSlip.ts';
import { el } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import type { Looking } from '../board/odds.ts';
import type { Receipt } from '../model/state.ts';
import { pickName } from '../names.ts';
import { oddsText } from '../slip/returns.ts';
import { press } from '../view/press.ts';
import type { Words } from '../words.ts';

export const foldName = (words: Words, legs: number): string =>
  legs > 1 ? words('foldOf', { n: legs }) : words('single');

function title(words: Words, { order, ...receipt }: Receipt): string {
  const count = legsOfSlip(order.slip).length;
  const first = receipt.kind === 'bet' ? receipt.bet.legs[0] : undefined;
  const name = count === 1 && first ? pickName(words, first) : foldName(words, count);
  return `${name} · ${baht(order.stakeSatang)}`;
}

function betText({ setting: { words }, nowMs }: Looking, bet: SportBet): (HTMLElement | undefined)[] {
  switch (bet.state) {
    case 'opening':
      return [el('p', {}, words('unknownOrder'))];
    case 'pending':
      return [el('p', {}, words('waitLeft', { seconds: Math.max(0, Math.ceil((bet.acceptMs - nowMs) / 1_000)) }))];
    case 'refused':
      return [
        el('p', {}, bet.reason === '' ? words('betrefused') : words(`why${bet.reason}`)),
        el('p', {}, words('stakeBack', { amount: baht(bet.stakeSatang) })),
      ];
    default:
      return [
        el(
          'p.fig',
          {},
          `${words('odds')} ${oddsText(bet.odds)} · ${words('returns', { amount: baht(bet.possibleSatang) })}`,
        ),
        bet.odds === bet.offeredOdds
          ? undefined
          : el('p', {}, words('oddsTaken', { seen: oddsText(bet.offeredOdds), taken: oddsText(bet.odds) })),
      ];
  }
}

const stateOf = (receipt: Receipt): SportBet['state'] | 'unknown' =>
  receipt.kind === 'bet' ? receipt.bet.state : receipt.kind === 'refused' ? 'refused' : 'unknown';

export function receiptItem(looking: Looking, receipt: Receipt): HTMLElement {
  const { words } = looking.setting;
  const { order } = receipt;
  const state = stateOf(receipt);
  const isRefused = state === 'refused';
  const isWaiting = state === 'unknown' || state === 'pending' || state === 'opening';
  const heading =
    state === 'unknown' ? words('betopening') : state === 'open' ? words('receiptOpen') : words(`bet${state}`);
  return el(
    'li.receipt',
    { 'data-key': order.requestId, 'data-state': state },
    el('div.head', { role: 'status' }, el('b', {}, heading), el('span', {}, title(words, receipt))),
    ...(receipt.kind === 'bet'
      ? betText(looking, receipt.bet)
      : receipt.kind === 'refused'
        ? [el('p', {}, receipt.message), el('p', {}, words('stakeBack', { amount: baht(order.stakeSatang) }))]
        : [el('p', {}, words('unknownOrder'))]),
    isWaiting
      ? undefined
      : el(
          'div.acts',
          {},
          isRefused
            ? el('button.quiet', { type: 'button', ...press('putBack', order.requestId) }, words('putBack'))
            : undefined,
          el('button.quiet', { type: 'button', ...press('dismiss', order.requestId) }, words('dismiss')),
        ),
  );
}
