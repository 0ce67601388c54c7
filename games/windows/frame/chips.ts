/** Chips to choose an amount: radio buttons, so that arrow keys move between them. Styles: `look/chips.css`. M05 */
import { toneOf } from '../kit/chips/tones.ts';
import { el } from './dom.ts';

interface ChipPlan {
  /** Name of the radio group: a window may have several. */
  readonly name: string;
  readonly amounts: readonly number[];
  readonly chosen: number;
  /** Accessible name of a chip. */
  readonly nameOf: (satang: number) => string;
  /** Text on the chip. */
  readonly textOf: (satang: number) => string;
  /** Shows the name as a tooltip too. */
  readonly hasTips?: boolean;
  /** Drawn as a chip of a table: `kit/chips/chip.css`. */
  readonly isCasino?: boolean;
  readonly onChange?: () => void;
}

export interface Chips {
  readonly labels: readonly HTMLLabelElement[];
  readonly satang: number;
  choose(satang: number): void;
  lock(isLocked: boolean): void;
}

export function createChips({ name, amounts, chosen, nameOf, textOf, hasTips, isCasino, onChange }: ChipPlan): Chips {
  let satang = chosen;
  const inputs = new Map(
    amounts.map((amount) => {
      const value = String(amount);
      const input = el('input', {
        type: 'radio',
        name,
        value,
        'aria-label': nameOf(amount),
        checked: amount === chosen,
      });
      input.addEventListener('change', () => {
        satang = amount;
        onChange?.();
      });
      return [amount, input] as const;
    }),
  );
  return {
    labels: [...inputs].map(([amount, input]) =>
      el(
        `label.chip.size-${amount}`,
        { title: hasTips ? nameOf(amount) : undefined },
        input,
        el(
          isCasino === true && amount > 0 ? `span.casino-chip.tone-${toneOf(amount)}` : 'span',
          { 'aria-hidden': 'true' },
          textOf(amount),
        ),
      ),
    ),
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
