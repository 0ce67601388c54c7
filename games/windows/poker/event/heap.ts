/** Chips of an event on the cloth. Hidden from screen readers: text beside them has the number. */
import { perUnit } from '../../frame/money.ts';
import { el } from '../../frame/dom.ts';
import { chipStack } from '../../kit/chips/stack.ts';

interface Heap {
  readonly root: HTMLElement;
  lay(chips: number): void;
}

/** Chips of an event are drawn as chips of the same number of units. */
const asSatang = (chips: number): number => chips * perUnit;

export function createHeap(name: string): Heap {
  const root = el(`div.${name}`, { 'aria-hidden': 'true' });
  let lies = 0;
  return {
    root,
    lay(chips) {
      if (chips === lies) return;
      lies = chips;
      root.replaceChildren(...(chips > 0 ? [chipStack(asSatang(chips))] : []));
    },
  };
}
