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

/** The range to render, in whole rows. */
export function visibleRange({ top, viewportHeight, rowHeight, columns }: Measured, total: number): VisibleRange {
  const rows = Math.ceil(total / columns);
  const row = (y: number) => Math.min(rows, Math.max(0, y));
  const firstRow = row(Math.min(Math.floor(-top / rowHeight) - rowsAround, rows - 1));
  const lastRow = row(Math.max(Math.ceil((viewportHeight - top) / rowHeight) + rowsAround, firstRow + 1));
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
    const look = () => {
      const measured = measure(element);
      if (!measured) return;
      const next = visibleRange(measured, total);
      setShown((before) => (isSame(before, next) ? before : next));
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
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
