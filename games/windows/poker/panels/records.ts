/** The last 50 hands or events with time, stake, payout and a replay. M07 */
import * as calls from '@foyer/contract/play/poker.ts';
import type { EventRound, HoldemRound } from '@foyer/contract/play/poker.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { ask } from '../../frame/api.ts';
import { el, icon, icons } from '../../frame/dom.ts';
import { proofRow } from '../../frame/proofActs.ts';
import { baht } from '../../frame/money.ts';
import { kindName } from '../names.ts';
import type { Setting } from '../setting.ts';
import { proofOfEvent, proofOfHand } from '../proof.ts';

export function recordsPanel({ state, words, lang }: Setting, onReplay: (roundId: string) => void): HTMLElement {
  const list = el('ol.records', { 'aria-busy': 'true' });

  const row = (round: HoldemRound | EventRound, result: string, detail: string): HTMLElement =>
    el(
      'li.record',
      {},
      el('time', {}, `${deviceTime(round.openedMs)} · #${round.nonce}`),
      el('b.record-result', {}, result),
      el('span.detail', {}, detail),
      el('span.money', {}, `−${baht(round.stakeSatang)}`),
      el(
        round.winSatang > round.stakeSatang ? 'b.money.up' : 'b.money',
        {},
        round.isSettled ? baht(round.winSatang, true) : '–',
      ),
      el(
        'button.quiet',
        { type: 'button', disabled: !round.isSettled, onclick: () => onReplay(round.roundId) },
        icon(icons.play),
        words('replay'),
      ),
      proofRow(words, 'rules' in round ? proofOfEvent(round) : proofOfHand(round)),
    );
  const hand = (round: HoldemRound): HTMLElement => {
    const kinds = [round.playerKind, round.dealerKind].map((kind) => kindName(words, kind));
    const result = round.result === '' ? words('pending') : words(`result.${round.result}`);
    return row(round, result, kinds.filter((kind) => kind !== '').join(' – '));
  };
  const event = (round: EventRound): HTMLElement =>
    row(
      round,
      round.place > 0 ? words('verifyPlace', { place: round.place }) : words('pending'),
      words('eventDetail', { hands: round.handCount, buyIn: baht(round.buyInSatang), fee: baht(round.feeSatang) }),
    );

  void (async () => {
    const answer = await ask(calls.pokerHistory, { sessionId: state.sessionId, roundId: '' }, lang);
    list.removeAttribute('aria-busy');
    if (answer.kind !== 'done') return list.replaceChildren(el('li', {}, words('lostState')));
    const rows = [...answer.data.holdem.map(hand), ...answer.data.events.map(event)];
    return list.replaceChildren(...(rows.length > 0 ? rows : [el('li', {}, words('recordsEmpty'))]));
  })();
  return el('div', {}, el('p.faint', {}, words('recordsTitle')), list);
}
