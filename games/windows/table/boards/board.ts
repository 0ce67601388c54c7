/** The betting layout. Every spot is a button; one of them is in the tab order, and arrow keys reach the others. */
import type { Chip, SpotTotal } from '@foyer/contract/play/table.ts';
import { tables } from '../../../engines/table/tables.ts';
import type { Spot, TableCode } from '../../../engines/table/table.ts';
import { el } from '../../frame/dom.ts';
import { spotName } from '../names.ts';
import { baht, chipText } from '../../frame/money.ts';
import { chipStack } from '../../kit/chips/stack.ts';
import type { Words } from '../words.ts';

export interface Board {
  readonly root: HTMLElement;
  show(own: readonly Chip[], draft: readonly Chip[], totals: readonly SpotTotal[]): void;
  lock(isLocked: boolean): void;
  /** Marks the spots that paid; undefined removes the marks. */
  mark(numbers: readonly number[] | undefined): void;
}

export interface SpotFace {
  readonly label: string | Node;
  readonly note?: string;
}

interface Place {
  readonly button: HTMLButtonElement;
  readonly stack: HTMLElement;
  readonly all: HTMLElement;
  readonly name: string;
}

function createPlace(spot: Spot, name: string, { label, note }: SpotFace, onSpot: (spotId: string) => void): Place {
  const stack = el('span.stack', { 'aria-hidden': 'true' });
  const all = el('span.all', { 'aria-hidden': 'true' });
  const button = el(
    `button.spot.kind-${spot.kind}`,
    { type: 'button', 'data-spot': spot.id, tabindex: '-1', onclick: () => onSpot(spot.id) },
    el('span.label', {}, label),
    ' ',
    note === undefined ? undefined : el('span.note', {}, note),
    all,
    stack,
  );
  // The visible text is part of the accessible name, for voice control.
  const seen = [typeof label === 'string' && !name.includes(label) ? label : '', note ?? ''];
  return { button, stack, all, name: [name, ...seen].filter((part) => part !== '').join(' ') };
}

/** `arrange` places the buttons; `faceOf` returns a button's content. */
export function createBoard(
  setting: { readonly words: Words; readonly code: TableCode },
  faceOf: (spot: Spot, name: string) => SpotFace,
  arrange: (button: (spotId: string) => HTMLButtonElement) => HTMLElement[],
  onSpot: (spotId: string) => void,
): Board {
  const { words, code } = setting;
  const places = new Map<string, Place>();
  for (const spot of tables[code].spots) {
    const name = spotName(words, code, spot);
    places.set(spot.id, createPlace(spot, name, faceOf(spot, name), onSpot));
  }
  const buttonOf = (spotId: string): HTMLButtonElement => {
    const place = places.get(spotId);
    if (place === undefined) throw new RangeError(spotId);
    return place.button;
  };
  const root = el('section.board', { 'data-game': code, 'aria-label': words(`game.${code}`) }, ...arrange(buttonOf));
  const [first] = places.values();
  first?.button.setAttribute('tabindex', '0');
  root.addEventListener('keydown', (event) => move(root, event));
  root.addEventListener('focusin', ({ target }) => {
    for (const { button } of places.values()) button.setAttribute('tabindex', button === target ? '0' : '-1');
  });

  return {
    root,
    show(own, draft, totals) {
      const [mine, laid, everybody] = [
        sums(own),
        sums(draft),
        new Map(totals.map((total) => [total.spot, total.satang])),
      ];
      for (const [spotId, { button, stack, all, name }] of places) {
        const [has, lies, total] = [mine.get(spotId) ?? 0, laid.get(spotId) ?? 0, everybody.get(spotId) ?? 0];
        pile(stack, has + lies);
        stack.classList.toggle('loose', lies > 0);
        all.textContent = total > 0 ? chipText(total) : '';
        const parts = [
          name,
          has > 0 ? words('spotOwn', { amount: baht(has) }) : '',
          lies > 0 ? words('draft', { amount: baht(lies) }) : '',
          total > 0 ? words('spotAll', { amount: baht(total) }) : '',
        ];
        button.setAttribute('aria-label', parts.filter((part) => part !== '').join(', '));
      }
    },
    lock(isLocked) {
      root.classList.toggle('locked', isLocked);
      for (const { button } of places.values()) button.setAttribute('aria-disabled', String(isLocked));
    },
    mark(numbers) {
      for (const spot of tables[code].spots) {
        const isPaid = numbers !== undefined && tables[code].returned(numbers, spot) > 100;
        places.get(spot.id)?.button.classList.toggle('paid', isPaid);
      }
    },
  };
}

/** Shows an amount as a stack of chips. */
function pile(stack: HTMLElement, satang: number): void {
  if (stack.dataset.satang === String(satang)) return;
  stack.dataset.satang = String(satang);
  stack.replaceChildren(...(satang > 0 ? [chipStack(satang)] : []));
}

const sums = (chips: readonly Chip[]) => new Map(chips.map(({ spot, satang }) => [spot, satang]));

const middle = (element: Element): readonly [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest spot in the key's direction. Sideways distance counts double. */
function move(root: HTMLElement, event: KeyboardEvent): void {
  const direction = directions[event.key];
  const from = document.activeElement;
  if (direction === undefined || !(from instanceof HTMLElement) || from.dataset.spot === undefined) return;
  event.preventDefault();
  const [x, y] = middle(from);
  let [nearest, best]: [HTMLElement | undefined, number] = [undefined, Infinity];
  for (const spot of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const [toX, toY] = middle(spot);
    const ahead = (toX - x) * direction[0] + (toY - y) * direction[1];
    const aside = Math.abs((toX - x) * direction[1]) + Math.abs((toY - y) * direction[0]);
    const far = ahead + aside * 2;
    if (ahead > 2 && far < best) [nearest, best] = [spot, far];
  }
  nearest?.focus();
}
