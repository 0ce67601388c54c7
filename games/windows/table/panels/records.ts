/** The player's last 50 rounds here, with time, chips, return and a replay. Polls rounds until they are settled. M07 */
import * as calls from '@foyer/contract/play/table.ts';
import type { PlayedRound } from '@foyer/contract/play/table.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { spotOf } from '../../../engines/table/tables.ts';
import { ask, askUntilAnswered } from '../../frame/api.ts';
import { el, icon, icons, wait } from '../../frame/dom.ts';
import { proofRow } from '../../frame/proofActs.ts';
import { merged } from '../draft.ts';
import { resultName, spotName } from '../names.ts';
import type { Setting } from '../setting.ts';
import { baht } from '../../frame/money.ts';
import { proofOfRound } from '../proof.ts';

export type Shown = PlayedRound;

/** Interval at which an unsettled round is read again. */
const followMs = 2_000;

const isSettled = ({ bets }: PlayedRound): boolean =>
  bets.every(({ state }) => state === 'won' || state === 'lost' || state === 'void');

export function recordsPanel({ state, game, words, lang }: Setting, onReplay: (round: Shown) => void): HTMLElement {
  const list = el('ol.records', { 'aria-busy': 'true' });

  function record(played: PlayedRound): HTMLElement {
    const { round, bets, openMs } = played;
    const stake = bets.reduce((sum, bet) => sum + bet.stakeSatang, 0);
    const back = bets.reduce((sum, bet) => sum + (bet.state === 'void' ? bet.stakeSatang : bet.prizeSatang), 0);
    const chips = merged(bets.flatMap(({ slip }) => calls.chipsOf(slip))).map(({ spot, satang }) => {
      const found = spotOf(game.code, spot);
      return `${found ? spotName(words, game.code, found) : spot} ${baht(satang)}`;
    });
    const result = round.isVoid
      ? words('voided')
      : round.numbers.length > 0
        ? resultName(words, game.code, round.numbers)
        : words('pending');
    const canReplay = round.numbers.length > 0;
    const row = el(
      'li.record',
      {},
      el('time', {}, `${deviceTime(bets[0]?.placedMs ?? openMs)} · ${round.roundNo}`),
      el('b.record-result', {}, result),
      el('span.detail', {}, chips.join(' · ')),
      el('span.money', {}, `−${baht(stake)}`),
      el(back > stake ? 'b.money.up' : 'b.money', {}, isSettled(played) ? baht(back, true) : '–'),
      el(
        'button.quiet',
        { type: 'button', disabled: !canReplay, onclick: () => onReplay(played) },
        icon(icons.play),
        words('replay'),
      ),
      proofRow(words, proofOfRound(game.code, state.gameId, played)),
    );
    if (!isSettled(played)) void follow(row, round.roundNo);
    return row;
  }

  /** Polls a round until it is settled, the panel is closed or the house refuses. */
  async function follow(row: HTMLElement, roundNo: string): Promise<void> {
    for (;;) {
      await wait(followMs);
      if (!row.isConnected) return;
      const answer = await ask(calls.tableHistory, { sessionId: state.sessionId, roundNo }, lang);
      if (answer.kind === 'refused') return;
      const now = answer.kind === 'done' ? answer.data.list[0] : undefined;
      if (now !== undefined && isSettled(now)) return row.replaceWith(record(now));
    }
  }

  void (async () => {
    const request = { sessionId: state.sessionId, roundNo: '' };
    const answer = await askUntilAnswered(calls.tableHistory, request, lang, () =>
      list.replaceChildren(el('li', {}, words('lostState'))),
    );
    list.removeAttribute('aria-busy');
    if (answer.kind !== 'done') list.replaceChildren(el('li', {}, answer.message));
    else if (answer.data.list.length === 0) list.replaceChildren(el('li', {}, words('recordsEmpty')));
    else list.replaceChildren(...answer.data.list.map(record));
  })();
  return el('div', {}, el('p.faint', {}, words('recordsTitle')), list);
}
