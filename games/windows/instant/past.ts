/** The last rounds as marks, newest first, coloured by what they returned. A press on one replays it. M07 */
import { instantHistory } from '@foyer/contract/play/instant.ts';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { resultText, timesText } from '../../engines/instant/words.ts';
import { ask } from '../frame/api.ts';
import { el } from '../frame/dom.ts';
import { baht } from '../frame/money.ts';
import type { Setting } from './setting.ts';

export interface Past {
  readonly root: HTMLElement;
  /** Reads the rounds before this window from the house, if there is space to show them (`past.css`). */
  load(): Promise<void>;
  add(round: InstantRound): void;
  lock(isLocked: boolean): void;
}

const mostShown = 20;
const hasRoom = (): boolean => matchMedia('(min-height: 640px)').matches;

const timesOf = ({ winSatang, stakeSatang }: InstantRound): number => Math.floor((winSatang * 100) / stakeSatang);
/** Colours only for returns above the stake. M11 */
const toneOf = (times: number): string =>
  times === 0 ? 'none' : times <= 100 ? 'part' : times < 500 ? 'more' : 'much';

export function createPast({ state, game, words, lang }: Setting, onReplay: (round: InstantRound) => void): Past {
  let rounds: readonly InstantRound[] = [];
  let isLocked = false;
  const list = el('ol.past-rounds');

  function row(round: InstantRound): HTMLElement {
    const net = round.winSatang - round.stakeSatang;
    const result = resultText(words, { ...round, code: game.code });
    const times = timesOf(round);
    return el(
      'li',
      {},
      el(
        'button.past-round',
        {
          type: 'button',
          title: `${result} · ${baht(net, true)}`,
          'data-times': `${timesText(times)}×`,
          'data-tone': toneOf(times),
          disabled: isLocked,
          onclick: () => onReplay(round),
        },
        el('span.unseen', {}, result),
        el('b.money.unseen', {}, baht(net, true)),
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
