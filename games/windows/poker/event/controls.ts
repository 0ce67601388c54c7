/** The player's moves: fold, check or call, raise with a slider that goes by big blinds, all in. */
import type { EventRound } from '@foyer/contract/games/poker.ts';
import { el, icons } from '../../frame/dom.ts';
import { iconButton } from '../../frame/hud.ts';
import { actButton } from '../chips.ts';
import type { Words } from '../words.ts';
import { raiseSteps } from './raises.ts';
import { chipCount } from './seat.ts';

export interface Controls {
  readonly root: HTMLElement;
  /** Offers what the house offers; nothing while it is not the player's turn. */
  show(event: EventRound | undefined): void;
}

export function createControls(words: Words, onMove: (word: string) => void): Controls {
  let amounts: readonly number[] = [];
  const fold = actButton('quiet', () => onMove('f'));
  const pass = actButton('primary', () => onMove(pass.dataset.word ?? 'x'));
  // One button leads; to stake more is offered, not urged.
  const raise = actButton('quiet', () => onMove(`r${amounts[Number(slider.value)] ?? 0}`));
  const slider = el('input.slider', {
    type: 'range',
    min: '0',
    step: '1',
    'aria-label': words('raiseAmount'),
    oninput: () => draw(),
  });
  const by = (step: number) => () => {
    slider.value = String(Number(slider.value) + step);
    draw();
  };
  const presets = el('div.presets');
  const less = iconButton(words('less'), icons.minus, by(-1));
  const more = iconButton(words('more'), icons.plus, by(1));
  const sizing = el('div.sizing', {}, presets, el('div.slide', {}, less, slider, more));
  const root = el(
    'div.controls',
    { role: 'group', 'aria-label': words('yourMoves') },
    sizing,
    el('div.acts', {}, fold, pass, raise),
  );
  fold.textContent = words('move.fold');

  function draw(): void {
    const at = Number(slider.value);
    const to = amounts[at] ?? 0;
    const isAll = at === amounts.length - 1;
    raise.textContent = words(isAll ? 'allInFor' : 'raiseTo', { chips: chipCount(to) });
    slider.setAttribute('aria-valuetext', isAll ? words('allInFor', { chips: chipCount(to) }) : chipCount(to));
    less.disabled = at === 0;
    more.disabled = isAll;
  }

  return {
    root,
    show(event) {
      const [choices, hand] = [event?.choices, event?.hands.at(-1)];
      root.classList.toggle('is-waiting', choices === undefined);
      for (const each of [fold, pass, raise, slider, less, more]) each.disabled = choices === undefined;
      presets.replaceChildren();
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
      sizing.classList.toggle('is-off', !canRaise);
      const raises = raiseSteps(choices, hand);
      ({ amounts } = raises);
      slider.max = String(Math.max(0, amounts.length - 1));
      slider.value = '0';
      if (canRaise)
        presets.append(
          ...raises.presets.map(({ name, index }) =>
            el(
              'button.quiet.preset',
              {
                type: 'button',
                onclick: () => {
                  slider.value = String(index);
                  draw();
                },
              },
              words(`preset.${name}`),
            ),
          ),
        );
      draw();
    },
  };
}
