/** The last rounds, newest first, beside the game on a wide screen. A press on one replays it. M07 */
import { instantHistory } from '@foyer/contract/play/instant.ts';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { resultText } from '../../engines/instant/words.ts';
import { ask } from '../frame/api.ts';
import { el } from '../frame/dom.ts';
import { baht } from '../frame/money.ts';
import type { Setting } from './setting.ts';

export interface Past {
  readonly root: HTMLElement;
  /** Reads the rounds before this window from the house, if there is space to show them (`wide.css`). */
  load(): Promise<void>;
  add(round: InstantRound): void;
  lock(isLocked: boolean): void;
}

const mostShown = 20;
const hasRoom = (): boolean => matchMedia('(min-width: 1000px) and (min-height: 640px)').matches;

export function createPast({ state, game, words, lang }: Setting, onReplay: (round: InstantRound) => void): Past {
  let rounds: readonly InstantRound[] = [];
  let isLocked = false;
  const list = el('ol.past-rounds');

  function row(round: InstantRound): HTMLElement {
    const net = round.winSatang - round.stakeSatang;
    const result = resultText(words, { ...round, code: game.code });
    return el(
      'li',
      {},
      el(
        'button.past-round',
        { type: 'button', title: words('replay'), disabled: isLocked, onclick: () => onReplay(round) },
        el('span', {}, result),
        el(net > 0 ? 'b.money.up' : 'b.money', {}, baht(net, true)),
      ),
    );
  }
  function draw(): void {
    if (rounds.length === 0) list.replaceChildren(el('li.faint', {}, words('recordsEmpty')));
    else list.replaceChildren(...rounds.slice(0, mostShown).map(row));
  }

  draw();
  return {
    root: el('section.past', { 'aria-label': words('lately') }, el('h2.label', {}, words('lately')), list),
    async load() {
      if (!hasRoom()) return;
      const answer = await ask(instantHistory, { sessionId: state.sessionId, roundId: '' }, lang);
      if (answer.kind !== 'done') return;
      const known = new Set(rounds.map(({ roundId }) => roundId));
      const before = answer.data.list.filter(({ roundId, isSettled }) => isSettled && !known.has(roundId));
      rounds = [...rounds, ...before];
      draw();
    },
    add(round) {
      rounds = [round, ...rounds.filter(({ roundId }) => roundId !== round.roundId)].slice(0, mostShown);
      draw();
    },
    lock(isNow) {
      if (isNow === isLocked) return;
      isLocked = isNow;
      for (const button of list.querySelectorAll('button')) button.disabled = isNow;
    },
  };
}
