/** The last 50 rounds, each with its time, stake, return and a replay. M07 */
import * as calls from '@foyer/contract/play/cards.ts';
import type { CardRound } from '@foyer/contract/play/cards.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { ask } from '../../frame/api.ts';
import { el, icon, icons } from '../../frame/dom.ts';
import { proofRow } from '../../frame/proofActs.ts';
import { baht } from '../../frame/money.ts';
import { lineOf } from '../games.ts';
import type { Setting } from '../setting.ts';
import { proofOfRound } from '../proof.ts';

export function recordsPanel({ state, code, words, lang }: Setting, onReplay: (round: CardRound) => void): HTMLElement {
  const list = el('ol.records', { 'aria-busy': 'true' });

  function record(round: CardRound): HTMLElement {
    const { isSettled, winSatang, heldSatang } = round;
    return el(
      'li.record',
      {},
      el('time', {}, `${deviceTime(round.openedMs)} · #${round.nonce}`),
      el('span.detail', {}, isSettled ? lineOf(code)(round.shown, words) : words('pending')),
      el('span.money', {}, `−${baht(heldSatang)}`),
      el(winSatang > heldSatang ? 'b.money.up' : 'b.money', {}, isSettled ? baht(winSatang, true) : '–'),
      el(
        'button.quiet',
        { type: 'button', disabled: !isSettled, onclick: () => onReplay(round) },
        icon(icons.play),
        words('replay'),
      ),
      proofRow(words, proofOfRound(code, round)),
    );
  }

  void (async () => {
    const answer = await ask(calls.cardHistory, { sessionId: state.sessionId, roundId: '' }, lang);
    list.removeAttribute('aria-busy');
    if (answer.kind !== 'done') list.replaceChildren(el('li', {}, words('lostState')));
    else if (answer.data.list.length === 0) list.replaceChildren(el('li', {}, words('recordsEmpty')));
    else list.replaceChildren(...answer.data.list.map(record));
  })();
  return el('div', {}, el('p.faint', {}, words('recordsTitle')), list);
}
