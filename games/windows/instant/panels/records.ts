/** The last 50 rounds, each with its time, choice, result, stake, return, balances and a replay. M07 */
import { instantHistory } from '@foyer/contract/play/instant.ts';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { choiceText, resultText } from '../../../engines/instant/words.ts';
import { ask } from '../../frame/api.ts';
import { el, icon, icons } from '../../frame/dom.ts';
import { proofRow } from '../../frame/proofActs.ts';
import { baht } from '../../frame/money.ts';
import type { Setting } from '../setting.ts';
import { proofOfRound } from '../proof.ts';

export function recordsPanel(
  { state, game, words, lang }: Setting,
  isBusy: boolean,
  onReplay: (round: InstantRound) => void,
): HTMLElement {
  const list = el('ol.records', { 'aria-busy': 'true' });

  function record(round: InstantRound): HTMLElement {
    const { nonce, choice, stakeSatang, winSatang, isSettled } = round;
    const from = baht(round.balanceBeforeSatang);
    const to = baht(round.balanceAfterSatang);
    return el(
      'li.record',
      {},
      el('time', {}, deviceTime(round.openedMs)),
      el('b.record-result', {}, isSettled ? resultText(words, { ...round, code: game.code }) : words('pending')),
      el('span.detail', {}, `${choiceText(words, game.code, choice)} · ${words('recordDetail', { nonce, from, to })}`),
      el('span.money', {}, `−${baht(stakeSatang)}`),
      el(winSatang > stakeSatang ? 'b.money.up' : 'b.money', {}, isSettled ? baht(winSatang, true) : '–'),
      el(
        'button.quiet',
        { type: 'button', disabled: isBusy || !isSettled, onclick: () => onReplay(round) },
        icon(icons.play),
        words('replay'),
      ),
      proofRow(words, proofOfRound(round)),
    );
  }

  void (async () => {
    const answer = await ask(instantHistory, { sessionId: state.sessionId, roundId: '' }, lang);
    list.removeAttribute('aria-busy');
    if (answer.kind !== 'done') list.replaceChildren(el('li', {}, words('lostState')));
    else if (answer.data.list.length === 0) list.replaceChildren(el('li', {}, words('recordsEmpty')));
    else list.replaceChildren(...answer.data.list.map(record));
  })();
  return el('div', {}, el('p.faint', {}, words('recordsTitle')), list);
}
