// @vitest-environment happy-dom
/** Arrow keys between the odds of a board of which the browser skips the matches out of view (`content-visibility`). */
import { expect, it, vi } from 'vitest';
import { el } from '../../frame/dom.ts';
import { hearKeys } from './keys.ts';

const columns = ['winner', 'handicap', 'total'] as const;
const oddHeight = 50;
/** Odds in a column of a match, from its top: a heading, then three of them. */
const topOf = (row: number): number => 20 + row * oddHeight;

interface Laid {
  readonly id: string;
  readonly top: number;
  /** Of its box. A skipped match has the estimated height, less than its odds need. */
  readonly height: number;
  readonly isLocked?: boolean;
}
const measured = vi.fn<(id: string) => void>();

function boxOf(element: HTMLElement, x: number, y: number, width: number, height: number): HTMLElement {
  element.getBoundingClientRect = () => {
    measured(element.id);
    return new DOMRect(x, y, width, height);
  };
  return element;
}

function matchAt({ id, top, height, isLocked = false }: Laid): HTMLElement {
  const odds = columns.flatMap((column, x) =>
    [0, 1, 2].map((row) =>
      boxOf(
        el('button.odd', { id: `${id} ${column} ${row}`, type: 'button', disabled: isLocked }),
        x * 110,
        top + topOf(row),
        100,
        oddHeight,
      ),
    ),
  );
  return boxOf(el('li.match', { id }, ...odds), 0, top, 330, height);
}

/** The middle match is in view. Those above and below are skipped, with a box of half the height that they need. */
const full = topOf(3) + 10;
const board: readonly Laid[] = [
  { id: 'first', top: -full, height: full / 2 },
  { id: 'above', top: -full / 2, height: full / 2 },
  { id: 'here', top: 0, height: full },
  { id: 'below', top: full, height: full / 2 },
  { id: 'last', top: full * 1.5, height: full / 2 },
];

const root = el('div', {});
document.body.append(root);
hearKeys(root, vi.fn<() => void>(), vi.fn<() => void>());
const draw = (matches: readonly Laid[]): void => root.replaceChildren(el('ul', {}, ...matches.map(matchAt)));

function press(from: string, key: string): string | undefined {
  const odd = document.querySelector<HTMLElement>(`[id="${from}"]`);
  odd?.focus();
  measured.mockClear();
  odd?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return document.activeElement?.id;
}

it.each([
  ['here winner 0', 'ArrowDown', 'here winner 1'],
  ['here winner 1', 'ArrowRight', 'here handicap 1'],
  ['here winner 1', 'ArrowLeft', 'here winner 1'],
  ['here winner 2', 'ArrowDown', 'below winner 0'],
  ['here total 2', 'ArrowDown', 'below total 0'],
  ['here winner 0', 'ArrowUp', 'above winner 2'],
  ['here total 0', 'ArrowUp', 'above total 2'],
  ['last winner 2', 'ArrowDown', 'last winner 2'],
])('goes from %s by %s to %s', (from, key, to) => {
  draw(board);
  expect(press(from, key)).toBe(to);
});

it('passes a match whose odds are locked', () => {
  draw(board.map((match) => ({ ...match, isLocked: match.id === 'above' })));
  expect(press('here winner 0', 'ArrowUp')).toBe('first winner 2');
});

it('measures no match beyond the next, because the browser would lay it out', () => {
  draw(board);
  press('here winner 2', 'ArrowDown');
  const matches = new Set(measured.mock.calls.map(([id]) => id.split(' ')[0]));
  expect(matches).toEqual(new Set(['here', 'below']));
});
