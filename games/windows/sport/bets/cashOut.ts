/** Cash-out of a bet: the offer, how it moves, and a confirmation before it is accepted. */
import type { SportBet } from '@foyer/contract/play/sportBets.ts';
import { el } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import { fallMark, riseMark } from '../board/marks.ts';
import type { Looking } from '../board/odds.ts';
import { offerOf } from '../model/myBets.ts';
import { isStale } from '../model/state.ts';
import { press } from '../view/press.ts';

export function cashOutPart(looking: Looking, bet: SportBet): HTMLElement {
  const { setting, state, nowMs } = looking;
  const { words } = setting;
  const offer = offerOf(bet);
  const asked = state.cashOut?.orderNo === bet.orderNo ? state.cashOut : undefined;
  if (asked !== undefined) return question(looking, asked);
  if (offer === 0) return el('p.cash.is-none', {}, words('cashNone'));
  const before = state.offersBefore.get(bet.orderNo) ?? offer;
  const rose = before > 0 && offer > before;
  const fell = before > 0 && offer < before;
  return el(
    'div.cash',
    {},
    el(
      'button.quiet',
      { type: 'button', ...press('cash', bet.orderNo), disabled: isStale(state, nowMs) },
      rose ? riseMark() : fell ? fallMark() : undefined,
      el('span.fig', {}, words('cashOut', { amount: baht(offer) })),
      rose || fell ? el('span.unseen', {}, words(rose ? 'cashRose' : 'cashFell')) : undefined,
    ),
    bet.cashOut?.chance ? el('span.hint', {}, words('chanceNow', { chance: bet.cashOut.chance })) : undefined,
  );
}

function question(
  { setting: { words } }: Looking,
  asked: { offerSatang: number; step: string; note: string },
): HTMLElement {
  const isSent = asked.step !== 'asked';
  return el(
    'div.cash.is-asked',
    { role: 'group', 'aria-label': words('cashOut', { amount: baht(asked.offerSatang) }) },
    el('p', { role: 'status' }, asked.step === 'unknown' ? words('cashUnknown') : asked.note || words('cashAsk')),
    el(
      'div.acts',
      {},
      el(
        'button.primary',
        { type: 'button', ...press('cashYes'), disabled: isSent || asked.offerSatang === 0 },
        isSent
          ? words('cashing')
          : asked.offerSatang === 0
            ? words('cashNone')
            : words('cashYes', { amount: baht(asked.offerSatang) }),
      ),
      el('button.quiet', { type: 'button', ...press('cashNo'), disabled: isSent }, words('cashNo')),
    ),
  );
}
