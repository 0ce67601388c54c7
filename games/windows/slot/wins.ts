/**
 * Shows the wins of a spin: all at once first, then line by line, until the next spin begins. A return of at most the
 * stake is only shown in the banner, without highlights. M11
 */
import type { PlaySpin } from '@foyer/contract/play/slot.ts';
import { lineCount } from '../../engines/slot/rules.ts';
import { wait } from '../frame/dom.ts';
import { cellsOf, scatterCells } from './reels.ts';
import type { PlayWin, Reels } from './reels.ts';
import { baht } from '../frame/money.ts';
import type { Words } from './words.ts';

export interface WinShow {
  /** Highlights all wins and resolves; then shows the lines in turn. */
  begin(spin: PlaySpin, stakeSatang: number): Promise<void>;
  end(): void;
}

/** Whether a spin returns more than the stake. `win` is in line stakes. M11 */
export const isCelebrated = ({ win }: Pick<PlaySpin, 'win'>): boolean => win > lineCount;

/** Text of a win: its line or number of ways, and its payout. */
export const winText = (words: Words, { line, count, ways }: PlayWin, paySatang: number): string =>
  ways === undefined
    ? words('lineWin', { line: line + 1, count, pay: baht(paySatang) })
    : words('waysWin', { count, ways, pay: baht(paySatang) });

export function createWinShow(reels: Reels, words: Words, announce: (text: string) => void): WinShow {
  /** Number of the latest show, so that an outdated one stops. */
  const show = { run: 0 };

  const isLatest = (mine: number): boolean => show.run === mine;

  async function turns(spin: PlaySpin, stakeSatang: number, mine: number): Promise<void> {
    const unit = (stakeSatang / lineCount) * spin.multiplier;
    const parts = [
      ...(spin.scatterPay > 0
        ? [
            {
              cells: scatterCells(spin),
              lines: [],
              text: words('scatterWin', { count: spin.scatters, pay: baht(spin.scatterPay * unit) }),
            },
          ]
        : []),
      ...spin.lineWins.map((win) => ({
        cells: cellsOf(spin.reels, win),
        lines: win.line < 0 ? [] : [win.line],
        text: winText(words, win, win.pay * unit),
      })),
    ];
    for (let turn = 0; isLatest(mine) && parts.length > 0; turn += 1) {
      const part = parts[turn % parts.length];
      if (!part) return;
      if (isCelebrated(spin)) reels.highlight({ cells: new Set(part.cells), lines: part.lines });
      announce(part.text);
      await wait(1_500);
    }
  }

  return {
    async begin(spin, stakeSatang) {
      show.run += 1;
      if (spin.win === 0) return reels.highlight(undefined);
      const cells = spin.lineWins.flatMap((win) => cellsOf(spin.reels, win));
      const all = new Set(spin.scatterPay > 0 ? [...cells, ...scatterCells(spin)] : cells);
      const lines = spin.lineWins.map((win) => win.line).filter((line) => line >= 0);
      reels.highlight(isCelebrated(spin) ? { cells: all, lines } : undefined);
      const mine = show.run;
      await wait(900);
      if (isLatest(mine)) void turns(spin, stakeSatang, mine);
    },
    end() {
      show.run += 1;
      reels.highlight(undefined);
    },
  };
}
