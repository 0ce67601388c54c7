/** The player's hand of 斗地主. Cards are selected by taps, by sliding over several of them, or by keys. */
import { el } from '../../frame/dom.ts';
import { cardFace, cardName } from '../face.ts';
import type { Words } from '../words.ts';
import { listenToArrows, listenToSlides } from './slide.ts';

export interface HandPart {
  readonly root: HTMLElement;
  readonly chosen: readonly number[];
  show(cards: readonly number[], isOpen: boolean): void;
  choose(cards: readonly number[]): void;
}

export function createHand(words: Words, onChoice: () => void): HandPart {
  const root = el('div.own-hand', { role: 'group', 'aria-label': words('yourHand') });
  let cards: readonly number[] = [];
  let chosen = new Set<number>();

  function draw(): void {
    for (const [at, card] of cards.entries()) {
      const button = root.children[at];
      button?.setAttribute('aria-pressed', String(chosen.has(card)));
    }
    onChoice();
  }
  function choose(next: Iterable<number>): void {
    chosen = new Set(next);
    draw();
  }
  function toggle(card: number): void {
    if (!chosen.delete(card)) chosen.add(card);
    draw();
  }

  listenToSlides(root, { cards: () => cards, chosen: () => chosen, choose });
  listenToArrows(root);
  return {
    root,
    get chosen() {
      return cards.filter((card) => chosen.has(card));
    },
    show(now, isOpen) {
      root.classList.toggle('shut', !isOpen);
      const isSame = now.length === cards.length && now.every((card, at) => card === cards[at]);
      cards = now;
      if (isSame) for (const button of root.querySelectorAll('button')) button.disabled = !isOpen;
      else root.replaceChildren(...cards.map((card, at) => cardButton(words, card, { at, isOpen }, toggle)));
      fan(root);
      choose([...chosen].filter((card) => cards.includes(card)));
    },
    choose,
  };
}

/** Tells the styles how many cards there are, and how far each is from the middle. */
function fan(root: HTMLElement): void {
  const { length } = root.children;
  root.style.setProperty('--count', String(length));
  for (const [at, card] of [...root.children].entries())
    if (card instanceof HTMLElement) card.style.setProperty('--off', String(at - (length - 1) / 2));
}

function cardButton(
  words: Words,
  card: number,
  { at, isOpen }: { readonly at: number; readonly isOpen: boolean },
  onToggle: (card: number) => void,
): HTMLElement {
  const face = cardFace(words, card);
  face.removeAttribute('role');
  face.removeAttribute('aria-label');
  face.setAttribute('aria-hidden', 'true');
  const button = el(
    'button.held-card',
    {
      type: 'button',
      'data-at': String(at),
      'aria-label': cardName(words, card),
      'aria-pressed': 'false',
      disabled: !isOpen,
    },
    face,
  );
  // `slide.ts` handles pointers. A click by the keyboard has the detail 0.
  button.addEventListener('click', (event) => {
    if (event.detail === 0) onToggle(card);
  });
  return button;
}
