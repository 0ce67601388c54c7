/** The player's moves: fold, check or call, and raise by a slider in steps of a big blind up to all in. */
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
  /** Offers the moves that the house offers; without choices, all buttons are disabled. */
  show(event: EventRound | undefined): void;
}

export function createControls(words: Words, onMove: (word: string) => void): Controls {
  const fold = actButton('quiet', () => onMove('f'));
  const pass = actButton('primary', () => onMove(pass.dataset.word ?? 'x'));
  // Not a primary button: the page does not urge the player to stake more.
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
  /** The selected amount of a raise. */
  readonly to: number;
  /** Also removes the presets, which `set` creates for each turn. */
  lock(isLocked: boolean): void;
  set(steps: RaiseSteps): void;
}

/** The amount of a raise: presets, and a slider with two buttons. `onAmount` gets the label of the raise button. */
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
