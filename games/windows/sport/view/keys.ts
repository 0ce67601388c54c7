/** Keyboard: arrow keys move between odds by their places on the screen. */
import { isTurnedOff } from '../../frame/keys.ts';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest button in a direction. Buttons straight ahead are preferred to those at the side. */
function nextTo(
  from: HTMLElement,
  [dx, dy]: readonly [number, number],
  all: readonly HTMLElement[],
): HTMLElement | undefined {
  const [x, y] = centre(from);
  const far = (element: HTMLElement): number => {
    const [otherX, otherY] = centre(element);
    const ahead = (otherX - x) * dx + (otherY - y) * dy;
    const aside = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
    return ahead > 2 ? ahead + aside * 3 : Infinity;
  };
  const [nearest] = all.map((element) => ({ element, far: far(element) })).toSorted((a, b) => a.far - b.far);
  return nearest !== undefined && nearest.far < Infinity ? nearest.element : undefined;
}

export function hearKeys(root: HTMLElement, onSlip: () => void, onLeave: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') return onLeave();
    const { target } = event;
    const isTyping = target instanceof HTMLInputElement && target.type !== 'radio';
    if (event.key === 'b' && !isTyping && !isTurnedOff('b')) return onSlip();
    const step = steps[event.key];
    if (step === undefined || !(target instanceof HTMLElement) || !target.matches('button.odd')) return;
    const next = nextTo(target, step, [...root.querySelectorAll<HTMLElement>('button.odd:not(:disabled)')]);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
}
