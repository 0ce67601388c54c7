/** A printed ring on the cloth with the chips at stake. Hidden from screen readers: text beside it has the amount. */
import { el } from '../../frame/dom.ts';
import { chipStack } from './stack.ts';

export interface Wager {
  readonly root: HTMLElement;
  /** 0 leaves the ring empty. */
  lay(satang: number): void;
  /** Before a bet: where its chips would lie. `lay` makes them real. */
  propose(satang: number): void;
}

export function createWager(): Wager {
  const root = el('div.wager', { 'aria-hidden': 'true' });
  let lies = 0;
  const lay = (satang: number): void => {
    root.classList.remove('is-proposed');
    if (satang === lies) return;
    lies = satang;
    root.replaceChildren(...(satang > 0 ? [chipStack(satang)] : []));
  };
  return {
    root,
    lay,
    propose(satang) {
      lay(satang);
      root.classList.add('is-proposed');
    },
  };
}
