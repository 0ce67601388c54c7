/** The player's last 50 clips, each with its time, stake, payout and a replay. M07 */
import * as calls from '@foyer/contract/play/fish.ts';
import type { PlayedClip } from '@foyer/contract/play/fish.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { ask } from '../../frame/api.ts';
import { el, icon, icons } from '../../frame/dom.ts';
import { proofRow } from '../../frame/proofActs.ts';
import { baht } from '../../frame/money.ts';
import type { Setting } from '../setting.ts';
import { speciesName } from '../words.ts';
import { proofOfClip } from '../proof.ts';

export function recordsPanel({ state, model, words, lang }: Setting, onReplay: (roundId: string) => void): HTMLElement {
  const list = el('ol.records', { 'aria-busy': 'true' });

  /** The catches, highest multiplier first. */
  function catches({ shots }: PlayedClip): string {
    const counts = Map.groupBy(
      shots.filter(({ isCaught }) => isCaught),
      ({ species }) => species,
    );
    return model.species
      .toReversed()
      .flatMap(({ code }) => {
        const count = counts.get(code)?.length ?? 0;
        return count === 0 ? [] : [count > 1 ? `${speciesName(words, code)} × ${count}` : speciesName(words, code)];
      })
      .join(' · ');
  }

  function record(clip: PlayedClip): HTMLElement {
    const caught = clip.shots.filter(({ isCaught }) => isCaught).length;
    const { stakeSatang, winSatang, nonce, roundId, openedMs, shots } = clip;
    return el(
      'li.record',
      {},
      el('time', {}, `${deviceTime(openedMs)} · ${words('clipOf', { nonce })}`),
      el('b.record-result', {}, words('shotsOf', { shots: shots.length, caught })),
      el('span.detail', {}, catches(clip)),
      el('span.money', {}, `−${baht(stakeSatang)}`),
      el(winSatang > stakeSatang ? 'b.money.up' : 'b.money', {}, baht(winSatang, true)),
      el('button.quiet', { type: 'button', onclick: () => onReplay(roundId) }, icon(icons.play), words('replay')),
      proofRow(words, proofOfClip(clip)),
    );
  }

  void (async () => {
    const answer = await ask(calls.fishHistory, { sessionId: state.sessionId, roundId: '' }, lang);
    list.removeAttribute('aria-busy');
    if (answer.kind !== 'done') list.replaceChildren(el('li', {}, words('lostState')));
    else if (answer.data.list.length === 0) list.replaceChildren(el('li', {}, words('recordsEmpty')));
    else list.replaceChildren(...answer.data.list.map(record));
  })();
  return el('div', {}, el('p.faint', {}, words('recordsTitle')), list);
}
