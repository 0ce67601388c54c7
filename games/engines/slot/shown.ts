/** A spin as it is sent to a window: plain data, the grid as one word per reel. */
import type { Spin } from './spin.ts';
import type { Grid, LineWin } from './wins.ts';

const wordsOf = (grid: Grid): string[] => grid.map((column) => column.join(''));
const plain = (wins: readonly LineWin[]) => wins.map((win) => ({ ...win, ways: win.ways }));

export const shownSpin = ({ grid, ...spin }: Spin) => ({
  ...spin,
  stops: [...spin.stops],
  reels: wordsOf(grid),
  lineWins: plain(spin.lineWins),
  falls: spin.falls.map((fall) => ({
    reels: wordsOf(fall.grid),
    lineWins: plain(fall.lineWins),
    multiplier: fall.multiplier,
  })),
  coins: spin.coins.map((coin) => ({ ...coin })),
});
