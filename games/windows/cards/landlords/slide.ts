/** Gestures on a hand of cards: a tap or a slide over several of them, and arrow keys from card to card. */

export interface Choice {
  readonly cards: () => readonly number[];
  readonly chosen: () => ReadonlySet<number>;
  readonly choose: (cards: Iterable<number>) => void;
}

/** A drag over the hand: its start, the selection before it, and whether it selects or deselects. */
interface Slide {
  readonly from: number;
  readonly before: ReadonlySet<number>;
  readonly isUp: boolean;
}

/** A slide selects every card from its first to its last, or deselects them if the first was selected. */
export function listenToSlides(root: HTMLElement, choice: Choice): void {
  let slide: Slide | undefined;

  function placeOf(event: PointerEvent): number | undefined {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-at]');
    return under && root.contains(under) ? Number(under.dataset.at) : undefined;
  }
  function slideTo(at: number): void {
    if (slide === undefined) return;
    const [low, high] = [Math.min(slide.from, at), Math.max(slide.from, at)];
    const chosen = new Set(slide.before);
    for (const card of choice.cards().slice(low, high + 1)) {
      if (slide.isUp) chosen.add(card);
      else chosen.delete(card);
    }
    choice.choose(chosen);
  }

  root.addEventListener('pointerdown', (event) => {
    const at = placeOf(event);
    const card = at === undefined ? undefined : choice.cards()[at];
    if (at === undefined || card === undefined || event.button !== 0 || root.classList.contains('shut')) return;
    // Touch captures the pointer for the first card. Release it, so that the drag sees the cards under the finger.
    if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
    const before = choice.chosen();
    slide = { from: at, before, isUp: !before.has(card) };
    slideTo(at);
  });
  root.addEventListener('pointermove', (event) => {
    const at = slide === undefined ? undefined : placeOf(event);
    if (at !== undefined) slideTo(at);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
    root.addEventListener(end, () => (slide = undefined));
}

export function listenToArrows(root: HTMLElement): void {
  root.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || !(document.activeElement instanceof HTMLElement)) return;
    const next = root.children[Number(document.activeElement.dataset.at) + step];
    if (next instanceof HTMLElement) next.focus();
    event.preventDefault();
  });
}
