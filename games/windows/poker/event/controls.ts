/** The player's moves: fold, check or call, raise with a slider that goes by big blinds, all in. */
import type { EventRound } from '@foyer/contract/play/poker.ts';
import { el, icons } from '../../frame/dom.ts';
import { iconButton } from '../../frame/hud.ts';
import { actButton } from '../chips.ts';
import type { Words } from '../words.ts';
import { raiseSteps } from './raises.ts';
import type { RaiseSteps } from './raises.ts';
import { chipCount } from './seat.ts';

export interface Controls {
  readonly root: HTMLElement;
  /** Offers what the house offers; nothing while it is not the player's turn. */
  show(event: EventRound | undefined): void;
}

export function createControls(words: Words, onMove: (word: string) => void): Controls {
  const fold = actButton('quiet', () => onMove('f'));
  const pass = actButton('primary', () => onMove(pass.dataset.word ?? 'x'));
  // One button leads; to stake more is offered, not urged.
  const raise = actButton('quiet', () => onMove(`r${sizing.to}`));
  const sizing = createSizing(words, (text) => (raise.textContent = text));
  const root = el(
    'div.controls',
    { role: 'group', 'aria-label': words('yourMoves') },
    sizing.root,
    el('div.acts', {}, fold, pass, raise),
  );
  fold.textContent = words('move.fold');

  return {
    root,
    show(event) {
      const [choices, hand] = [event?.choices, event?.hands.at(-1)];
      root.classList.toggle('is-waiting', choices === undefined);
      for (const each of [fold, pass, raise]) each.disabled = choices === undefined;
      sizing.lock(choices === undefined);
      if (choices === undefined || hand === undefined) {
        raise.hidden = raise.textContent === '';
        return;
      }
      const { callChips, canRaise } = choices;
      const isAll = callChips > 0 && callChips === hand.stacks[0];
      pass.dataset.word = callChips > 0 ? 'c' : 'x';
      pass.textContent =
        callChips > 0 ? words(isAll ? 'callAll' : 'callChips', { chips: chipCount(callChips) }) : words('move.check');
      raise.hidden = !canRaise;
      sizing.root.classList.toggle('is-off', !canRaise);
      sizing.set(raiseSteps(choices, hand));
    },
  };
}

interface Sizing {
  readonly root: HTMLElement;
  /** Chips to which the player would raise. */
  readonly to: number;
  /** Also takes the presets away, which belong to a choice. */
  lock(isLocked: boolean): void;
  set(steps: RaiseSteps): void;
}

/** The amount of a raise: presets, and a slider with its two buttons. `onAmount` is given what a raise would be called. */
function createSizing(words: Words, onAmount: (text: string) => void): Sizing {
  let amounts: readonly number[] = [];
  const slider = el('input.slider', {
    type: 'range',
    min: '0',
    step: '1',
    'aria-label': words('raiseAmount'),
    oninput: () => draw(),
  });
  const toIndex = (index: number): void => {
    slider.value = String(index);
    draw();
  };
  const presets = el('div.presets');
  const less = iconButton(words('less'), icons.minus, () => toIndex(Number(slider.value) - 1));
  const more = iconButton(words('more'), icons.plus, () => toIndex(Number(slider.value) + 1));

  function draw(): void {
    const at = Number(slider.value);
    const chips = chipCount(amounts[at] ?? 0);
    const isAll = at === amounts.length - 1;
    onAmount(words(isAll ? 'allInFor' : 'raiseTo', { chips }));
    slider.setAttribute('aria-valuetext', isAll ? words('allInFor', { chips }) : chips);
    less.disabled = at === 0;
    more.disabled = isAll;
  }

  return {
    root: el('div.sizing', {}, presets, el('div.slide', {}, less, slider, more)),
    get to() {
      return amounts[Number(slider.value)] ?? 0;
    },
    lock(isLocked) {
      for (const each of [slider, less, more]) each.disabled = isLocked;
      presets.replaceChildren();
    },
    set(steps) {
      ({ amounts } = steps);
      slider.max = String(Math.max(0, amounts.length - 1));
      slider.value = '0';
      presets.replaceChildren(
        ...steps.presets.map(({ name, index }) =>
          el('button.quiet.preset', { type: 'button', onclick: () => toIndex(index) }, words(`preset.${name}`)),
        ),
      );
      draw();
    },
  };
}
