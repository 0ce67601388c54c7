/** A row of amounts of which one is chosen: chips as radio buttons, so that arrows move between them. */
import { el } from '../frame/dom.ts';
import { baht, chipText } from '../frame/money.ts';

/** A button of the bar below. */
export const actButton = (kind: 'primary' | 'quiet', onclick: () => void): HTMLButtonElement =>
  el(`button.${kind}.act`, { type: 'button', onclick });

export interface ChipRow {
  readonly root: HTMLElement;
  readonly satang: number;
  choose(satang: number): void;
  lock(isLocked: boolean): void;
}

/** `noneText` is what 0 is called where it is among the amounts. */
export function createChips(
  name: string,
  label: string,
  amounts: readonly number[],
  chosen: number,
  onChange: () => void,
  noneText = '',
): ChipRow {
  let satang = chosen;
  const inputs = new Map(
    amounts.map((amount) => {
      const input = el('input', {
        type: 'radio',
        name,
        value: String(amount),
        'aria-label': amount > 0 ? baht(amount) : noneText,
      });
      input.checked = amount === chosen;
      input.addEventListener('change', () => {
        satang = amount;
        onChange();
      });
      return [amount, input] as const;
    }),
  );
  const chips = [...inputs].map(([amount, input]) =>
    el(
      `label.chip.size-${amount}`,
      {},
      input,
      el('span', { 'aria-hidden': 'true' }, amount > 0 ? chipText(amount) : noneText),
    ),
  );
  const root = el(
    'div.chip-row',
    { role: 'radiogroup', 'aria-label': label },
    el('span.chip-label', { 'aria-hidden': 'true' }, label),
    el('div.chips', {}, ...chips),
  );
  return {
    root,
    get satang() {
      return satang;
    },
    choose(amount) {
      const input = inputs.get(amount);
      if (input === undefined) return;
      input.checked = true;
      satang = amount;
    },
    lock(isLocked) {
      for (const input of inputs.values()) input.disabled = isLocked;
    },
  };
}
