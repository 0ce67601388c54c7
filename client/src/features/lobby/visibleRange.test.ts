import { describe, expect, it } from 'vitest';
import { visibleRange } from './visibleRange.ts';

const phone = { viewportHeight: 740, rowHeight: 200, columns: 3 };

describe('a long grid', () => {
  it('renders the rows in view and two on either side, at any length', () => {
    for (const total of [600, 5_000, 100_000]) {
      const { first, last } = visibleRange({ ...phone, top: -20_000 }, total);
      expect([first, last]).toEqual([294, 318]);
    }
  });

  it('renders only the rows in view if asked', () => {
    const { first, last, height } = visibleRange({ ...phone, top: -20_000 }, 5_000, 0);
    expect([first, last, height]).toEqual([300, 312, 1667 * 200]);
  });

  it('keeps the height of all rows, and the space of those above', () => {
    expect(visibleRange({ ...phone, top: -20_000 }, 5_000)).toMatchObject({ paddingTop: 98 * 200, height: 1667 * 200 });
    expect(visibleRange({ ...phone, top: 300 }, 5_000)).toMatchObject({ first: 0, paddingTop: 0 });
  });

  it('ends with the last game, also in an incomplete row', () => {
    const end = visibleRange({ ...phone, top: -1667 * 200 + 700 }, 5_000);
    expect(end.last).toBe(5_000);
    expect(visibleRange({ ...phone, top: 0 }, 4).last).toBe(4);
  });

  it('renders at least one row, also if the grid has shrunk to above the viewport', () => {
    const after = visibleRange({ ...phone, top: -20_000 }, 10);
    expect(after.last - after.first).toBeGreaterThan(0);
  });
});
