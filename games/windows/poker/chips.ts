/** Buttons of the bottom bar, and a row of chips to choose an amount. */
import { createChips } from '../frame/chips.ts';
import { el } from '../frame/dom.ts';
import { baht, chipText } from '../frame/money.ts';

/** A button of the bottom bar. */
export const actButton = (kind: 'primary' | 'quiet', onclick: () => void): HTMLButtonElement =>
  el(`button.${kind}.act`, { type: 'button', onclick });

export interface ChipRow {
  readonly root: HTMLElement;
  readonly satang: number;
  choose(satang: number): void;
  lock(isLocked: boolean): void;
}

/** `noneText` is the text of the amount 0, if it is offered. */
export function createChipRow(
  name: string,
  label: string,
  amounts: readonly number[],
  chosen: number,
  onChange: () => void,
  noneText = '',
): ChipRow {
  const chips = createChips({
    name,
    amounts,
    chosen,
    nameOf: (satang) => (satang > 0 ? baht(satang) : noneText),
    textOf: (satang) => (satang > 0 ? chipText(satang) : noneText),
    isCasino: true,
    onChange,
  });
  const root = el(
    'div.chip-row',
    { role: 'radiogroup', 'aria-label': label },
    el('span.chip-label', { 'aria-hidden': 'true' }, label),
    el('div.chips', {}, ...chips.labels),
  );
  return {
    root,
    get satang() {
      return chips.satang;
    },
    choose: (satang) => chips.choose(satang),
    lock: (isLocked) => chips.lock(isLocked),
  };
}
