/** The bottom bar: chips, unconfirmed bets, and the button that places them. */
import { createChips } from '../frame/chips.ts';
import { el } from '../frame/dom.ts';
import { baht, chipText } from '../frame/money.ts';
import type { Words } from './words.ts';

const chipSizes = [100, 500, 1_000, 5_000, 10_000, 50_000] as const;

export interface RackActions {
  onUndo(): void;
  onClear(): void;
  onRepeat(): void;
  onPlace(): void;
}

export interface RackView {
  readonly stakedSatang: number;
  readonly draftSatang: number;
  readonly canRepeat: boolean;
  readonly isLocked: boolean;
  readonly isSending: boolean;
}

export interface Rack {
  readonly root: HTMLElement;
  /** The selected chip in satang. */
  readonly chipSatang: number;
  show(view: RackView): void;
}

const quiet = (text: string, onclick: () => void) => el('button.quiet', { type: 'button', onclick }, text);

export function createRack(words: Words, actions: RackActions): Rack {
  const chips = createChips({
    name: 'chip',
    amounts: chipSizes,
    chosen: 1_000,
    nameOf: (satang) => words('chip', { amount: baht(satang) }),
    textOf: chipText,
    hasTips: true,
    isCasino: true,
  });
  const undo = quiet(words('undo'), () => actions.onUndo());
  const clear = quiet(words('clear'), () => actions.onClear());
  const repeat = quiet(words('repeat'), () => actions.onRepeat());
  const place = el('button.primary.stake-button', { type: 'button', onclick: () => actions.onPlace() });
  const total = el('output.fig');
  const root = el(
    'footer.rack',
    {},
    el('div.in-play', {}, el('span.label', {}, words('inPlay')), total),
    el('div.chips', { role: 'radiogroup', 'aria-label': words('chips') }, ...chips.labels),
    el('div.acts', {}, undo, clear, repeat),
    place,
  );
  return {
    root,
    get chipSatang() {
      return chips.satang;
    },
    show({ stakedSatang, draftSatang, canRepeat, isLocked, isSending }) {
      total.textContent = baht(stakedSatang);
      const isStill = isLocked || isSending;
      undo.disabled = isStill || draftSatang === 0;
      clear.disabled = isStill || draftSatang === 0;
      repeat.disabled = isStill || !canRepeat;
      place.disabled = isStill || draftSatang === 0;
      const amount = baht(draftSatang);
      place.textContent = isSending
        ? words('placing')
        : draftSatang > 0
          ? words('place', { amount })
          : words('placeNone');
    },
  };
}
