/**
 * Virtual scrolling of a long grid: renders the rows in the viewport and two rows on either side, with padding for the
 * rest. Memory does not grow with the catalogue.
 */
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface VisibleRange {
  /** From 0; `last` is not included. */
  readonly first: number;
  readonly last: number;
  /** Pixels; undefined until measured, when the first rows are rendered without padding. */
  readonly paddingTop: number | undefined;
  readonly height: number | undefined;
}

export interface Measured {
  /** Top of the grid relative to the viewport, in px; negative above it. */
  readonly top: number;
  readonly viewportHeight: number;
  readonly rowHeight: number;
  readonly columns: number;
}

const rowsAround = 2;

/** The range to render, in whole rows: those in view and `around` more on either side. */
export function visibleRange(
  { top, viewportHeight, rowHeight, columns }: Measured,
  total: number,
  around = rowsAround,
): VisibleRange {
  const rows = Math.ceil(total / columns);
  const row = (y: number) => Math.min(rows, Math.max(0, y));
  const firstRow = row(Math.min(Math.floor(-top / rowHeight) - around, rows - 1));
  const lastRow = row(Math.max(Math.ceil((viewportHeight - top) / rowHeight) + around, firstRow + 1));
  return {
    first: firstRow * columns,
    last: Math.min(total, lastRow * columns),
    paddingTop: firstRow * rowHeight,
    height: rows * rowHeight,
  };
}

function measure(grid: HTMLElement): Measured | undefined {
  const tile = grid.firstElementChild;
  if (!(tile instanceof HTMLElement) || tile.offsetHeight === 0) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return {
    top: grid.getBoundingClientRect().top,
    viewportHeight: innerHeight,
    rowHeight: tile.offsetHeight + (Number.parseFloat(rowGap) || 0),
    columns: gridTemplateColumns.split(' ').length,
  };
}

const isSame = (a: VisibleRange, b: VisibleRange): boolean =>
  a.first === b.first && a.last === b.last && a.paddingTop === b.paddingTop && a.height === b.height;

/** Renders the first `atFirst` places until the grid is measured, on the server and during hydration. */
export function useVisibleRange(grid: RefObject<HTMLElement | null>, total: number, atFirst: number): VisibleRange {
  const [shown, setShown] = useState<VisibleRange>({
    first: 0,
    last: atFirst,
    paddingTop: undefined,
    height: undefined,
  });
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element || total === 0) return;
    let frame = 0;
    const look = (around?: number) => {
      const measured = measure(element);
      if (!measured) return;
      const next = visibleRange(measured, total, around);
      setShown((before) => {
        // What is rendered already is kept, so that the first measurement adds only what is in view.
        const last = around === 0 && next.first === 0 ? Math.max(next.last, before.last) : next.last;
        const after = { ...next, last };
        return isSame(before, after) ? before : after;
      });
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look());
    };
    // Within the frame of the tap that opened the screen, so without the rows around. The observer adds them in the next.
    look(0);
    const resized = new ResizeObserver(lookSoon);
    resized.observe(element);
    addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      removeEventListener('scroll', lookSoon);
    };
  }, [grid, total]);
  return { ...shown, first: Math.min(shown.first, total), last: Math.min(shown.last, total) };
}
