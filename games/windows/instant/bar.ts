/** The bottom bar: the amount of a bet, the cost of the round, and the button that plays. M05, M20 */
import { chipSatang, defaultChipSatang } from '../../engines/instant/games.ts';
import { el, icon, icons } from '../frame/dom.ts';
import { baht } from '../frame/money.ts';
import type { Words } from './words.ts';

export interface Bar {
  readonly root: HTMLElement;
  readonly chip: number;
  setChip(satang: number): void;
  step(direction: 1 | -1): void;
  /** Shows the number of chosen bets; each takes the same amount. */
  showCount(count: number): void;
  /** Sets the button's text and whether it is enabled. */
  button(text: string, isEnabled: boolean, tone?: 'take'): void;
  lock(isLocked: boolean): void;
}

const labelled = (path: `div.${string}`, label: string, value: HTMLElement) =>
  el(path, {}, el('span.label', {}, label), value);

export function createBar(words: Words, onChip: () => void, onPress: () => void): Bar {
  let place = chipSatang.indexOf(defaultChipSatang);
  let isLocked = false;
  const amount = el('output.fig');
  const total = el('output.fig');
  const totalPart = labelled('div.amount.total', words('inAll'), total);
  const stepper = (label: string, outline: string, by: 1 | -1) =>
    el('button.step', { type: 'button', 'aria-label': label, title: label, onclick: () => step(by) }, icon(outline));
  const less = stepper(words('stakeLess'), icons.minus, -1);
  const more = stepper(words('stakeMore'), icons.plus, 1);
  const main = el('button.primary.main-button', { type: 'button', onclick: onPress });
  const chip = (): number => chipSatang[place] ?? defaultChipSatang;

  function draw(): void {
    amount.textContent = baht(chip());
    less.disabled = isLocked || place <= 0;
    more.disabled = isLocked || place >= chipSatang.length - 1;
  }
  function step(direction: 1 | -1): void {
    if (isLocked) return;
    place = Math.min(chipSatang.length - 1, Math.max(0, place + direction));
    draw();
    onChip();
  }
  draw();
  const stepping = el(
    'div.stepper',
    { role: 'group', 'aria-label': words('chips') },
    less,
    labelled('div.amount', words('perChip'), amount),
    more,
  );
  return {
    root: el('footer.rack', {}, stepping, totalPart, main),
    get chip() {
      return chip();
    },
    setChip(satang) {
      const found = (chipSatang as readonly number[]).indexOf(satang);
      if (found >= 0) place = found;
      draw();
    },
    step,
    showCount(count) {
      total.textContent = baht(chip() * count);
      totalPart.hidden = count <= 1;
    },
    button(text, isEnabled, tone) {
      main.textContent = text;
      main.disabled = !isEnabled;
      main.classList.toggle('is-take', tone === 'take');
    },
    lock(isNow) {
      isLocked = isNow;
      draw();
    },
  };
}
