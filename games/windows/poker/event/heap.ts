/** Chips of an event that lie on the cloth; their number is said in words beside them. */
import { el } from '../../frame/dom.ts';
import { chipStack } from '../../kit/chips/stack.ts';

interface Heap {
  readonly root: HTMLElement;
  lay(chips: number): void;
}

/** A chip of an event is drawn as a chip of as many baht. */
const asSatang = (chips: number): number => chips * 100;

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
