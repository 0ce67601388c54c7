/** The player's hand of 斗地主: chosen by taps, by sliding over several cards, or by keys. */
import { el } from '../../frame/dom.ts';
import { cardFace, cardName } from '../face.ts';
import type { Words } from '../words.ts';

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
  /** A drag over the hand: its start, the selection before it, and whether it selects or deselects. */
  let slide: { readonly from: number; readonly before: ReadonlySet<number>; readonly isUp: boolean } | undefined;

  function draw(): void {
    for (const [at, card] of cards.entries()) {
      const button = root.children[at];
      button?.setAttribute('aria-pressed', String(chosen.has(card)));
    }
    onChoice();
  }

  function placeOf(event: PointerEvent): number | undefined {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-at]');
    return under && root.contains(under) ? Number(under.dataset.at) : undefined;
  }

  function slideTo(at: number): void {
    if (slide === undefined) return;
    const [low, high] = [Math.min(slide.from, at), Math.max(slide.from, at)];
    const between = cards.slice(low, high + 1);
    chosen = new Set(slide.before);
    for (const card of between) {
      if (slide.isUp) chosen.add(card);
      else chosen.delete(card);
    }
    draw();
  }

  root.addEventListener('pointerdown', (event) => {
    const at = placeOf(event);
    const card = at === undefined ? undefined : cards[at];
    if (at === undefined || card === undefined || event.button !== 0 || root.classList.contains('shut')) return;
    // Touch captures the pointer for the first card. Release it, so that the drag sees the cards under the finger.
    if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
    slide = { from: at, before: chosen, isUp: !chosen.has(card) };
    slideTo(at);
  });
  root.addEventListener('pointermove', (event) => {
    const at = slide === undefined ? undefined : placeOf(event);
    if (at !== undefined) slideTo(at);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
    root.addEventListener(end, () => (slide = undefined));
  root.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || !(document.activeElement instanceof HTMLElement)) return;
    const next = root.children[Number(document.activeElement.dataset.at) + step];
    if (next instanceof HTMLElement) next.focus();
    event.preventDefault();
  });

  function cardButton(card: number, at: number, isOpen: boolean): HTMLElement {
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
    // Pointers choose by sliding; a press of a key is a click without a place.
    button.addEventListener('click', (event) => {
      if (event.detail !== 0) return;
      if (chosen.has(card)) chosen.delete(card);
      else chosen.add(card);
      draw();
    });
    return button;
  }

  return {
    root,
    get chosen() {
      return cards.filter((card) => chosen.has(card));
    },
    show(now, isOpen) {
      root.classList.toggle('shut', !isOpen);
      const isSame = now.length === cards.length && now.every((card, at) => card === cards[at]);
      cards = now;
      chosen = new Set([...chosen].filter((card) => cards.includes(card)));
      if (isSame) for (const button of root.querySelectorAll('button')) button.disabled = !isOpen;
      else root.replaceChildren(...cards.map((card, at) => cardButton(card, at, isOpen)));
      draw();
    },
    choose(wanted) {
      chosen = new Set(wanted);
      draw();
    },
  };
}
