/** The last 50 rounds, each with its time, stake, win, balances and a replay. M07 */
import * as calls from '@foyer/contract/play/slot.ts';
import type { PlayRound } from '@foyer/contract/play/slot.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { ask } from '../../frame/api.ts';
import { el, icon, icons } from '../../frame/dom.ts';
import { proofRow } from '../../frame/proofActs.ts';
import { asPlayed, featureWords } from '../feature.ts';
import type { Setting } from '../table.ts';
import { baht } from '../../frame/money.ts';
import { proofOfRound } from '../proof.ts';

export function recordsPanel(
  { state, title, words, lang }: Setting,
  isBusy: boolean,
  onReplay: (round: PlayRound) => void,
): HTMLElement {
  const list = el('ol.records', { 'aria-busy': 'true' });
  const page = el('div', {}, el('p.faint', {}, words('recordsTitle')), list);

  function row(round: PlayRound): HTMLElement {
    const free = round.spins.length - 1;
    const detail = [
      `#${round.nonce}`,
      words('balanceFrom', { from: baht(round.balanceBeforeSatang), to: baht(round.balanceAfterSatang) }),
      free > 0 ? words(featureWords(asPlayed(title, round).model).count, { count: free }) : '',
      round.isSettled ? '' : words('notSettled'),
    ];
    return el(
      'li.record',
      {},
      el('time', {}, deviceTime(round.openedMs)),
      el('span.money', {}, `−${baht(round.stakeSatang).slice(0)}`),
      el(round.winSatang > round.stakeSatang ? 'b.money.up' : 'b.money', {}, baht(round.winSatang, true)),
      el('span.detail', {}, detail.filter((part) => part !== '').join(' · ')),
      el(
        'button.quiet',
        { type: 'button', disabled: isBusy || !round.isSettled, onclick: () => onReplay(round) },
        icon(icons.play),
        words('replay'),
      ),
      proofRow(words, proofOfRound(title, round)),
    );
  }

  void (async () => {
    const answer = await ask(calls.history, { sessionId: state.sessionId, roundId: '' }, lang);
    list.removeAttribute('aria-busy');
    if (answer.kind !== 'done') list.replaceChildren(el('li', {}, words('lostState')));
    else if (answer.data.list.length === 0) list.replaceChildren(el('li', {}, words('recordsEmpty')));
    else list.replaceChildren(...answer.data.list.map(row));
  })();
  return page;
}
