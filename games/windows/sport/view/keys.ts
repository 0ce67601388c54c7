/** Keyboard: arrow keys move between odds by their places on the screen. */
import { isTurnedOff } from '../../frame/keys.ts';

type Step = readonly [dx: number, dy: number];
type Place = readonly [x: number, y: number];
interface Odd {
  readonly element: HTMLElement;
  readonly place: Place;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

const oddsIn = (part: Element): readonly HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('button.odd:not(:disabled)'),
];
const placed = (odds: readonly HTMLElement[]): readonly Odd[] =>
  odds.map((element) => ({ element, place: centre(element) }));

/** The nearest button in a direction. Buttons straight ahead are preferred to those at the side. */
function nextTo([x, y]: Place, [dx, dy]: Step, all: readonly Odd[]): HTMLElement | undefined {
  const far = ([otherX, otherY]: Place): number => {
    const ahead = (otherX - x) * dx + (otherY - y) * dy;
    const aside = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
    return ahead > 2 ? ahead + aside * 3 : Infinity;
  };
  const [nearest] = all.map(({ element, place }) => ({ element, far: far(place) })).toSorted((a, b) => a.far - b.far);
  return nearest !== undefined && nearest.far < Infinity ? nearest.element : undefined;
}

/**
 * The odds of the next match in a direction that has any. The browser skips matches out of view: their boxes are
 * estimated, and odds that do not fit overflow below. The match above ends where its neighbour begins, so its odds are
 * taken to end with its box.
 */
function oddsBeyond(match: Element, dy: number, matches: readonly Element[]): readonly Odd[] {
  const at = matches.indexOf(match);
  const ahead = dy > 0 ? matches.slice(at + 1) : matches.slice(0, at).toReversed();
  const next = ahead.find((other) => oddsIn(other).length > 0);
  if (next === undefined) return [];
  const odds = oddsIn(next);
  if (dy > 0) return placed(odds);
  const shift =
    next.getBoundingClientRect().bottom - Math.max(...odds.map((odd) => odd.getBoundingClientRect().bottom));
  return placed(odds).map(({ element, place: [x, y] }) => ({ element, place: [x, y + shift] }));
}

/** On a board, only the odds of the same match and of its neighbour are measured: to measure a skipped match lays it out. */
function reachable(root: HTMLElement, from: HTMLElement, [, dy]: Step): readonly Odd[] {
  const match = from.closest('.match');
  if (match === null) return placed(oddsIn(root));
  const own = placed(oddsIn(match));
  return dy === 0 ? own : [...own, ...oddsBeyond(match, dy, [...root.querySelectorAll('.match')])];
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
    const next = nextTo(centre(target), step, reachable(root, target, step));
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
}
