/**
 * Shows the wins of a spin on the reels: all at once first, then line by line. A return of at most the stake is only
 * shown in the banner, without highlights. M11
 */
import type { PlaySpin } from '@foyer/contract/play/slot.ts';
import { lineCount } from '../../engines/slot/rules.ts';
import { wait } from '../frame/dom.ts';
import { cellsOf, scatterCells } from './reels.ts';
import type { PlayWin, Reels } from './reels.ts';
import { baht } from '../frame/money.ts';
import type { WinLine } from './winLines.ts';
import type { Words } from './words.ts';
import { mayCelebrate } from '../frame/placeRules.ts';

export interface WinShow {
  /** Highlights all wins and resolves once they have been seen. */
  begin(spin: PlaySpin, stakeSatang: number): Promise<void>;
  /** Shows the wins in turn, twice, unless another spin ends it. */
  inTurn(spin: PlaySpin, stakeSatang: number): void;
  end(): void;
}

/** Whether a spin returns more than the stake. `win` is in line stakes. M11 */
export const isCelebrated = ({ win }: Pick<PlaySpin, 'win'>): boolean => mayCelebrate(win, lineCount);

const seenMs = 900;
const turnMs = 1_500;
const rounds = 2;

/** Text of a win: its line or number of ways, and its payout. */
export const winText = (words: Words, { line, count, ways }: PlayWin, paySatang: number): string =>
  ways === undefined
    ? words('lineWin', { line: line + 1, count, pay: baht(paySatang) })
    : words('waysWin', { count, ways, pay: baht(paySatang) });

interface Part {
  readonly cells: readonly string[];
  readonly lines: readonly WinLine[];
  readonly text: string;
}

function partsOf(words: Words, spin: PlaySpin, stakeSatang: number): Part[] {
  const unit = (stakeSatang / lineCount) * spin.multiplier;
  const { scatters, scatterPay } = spin;
  const text = words('scatterWin', { count: scatters, pay: baht(scatterPay * unit) });
  return [
    ...(scatterPay > 0 ? [{ cells: scatterCells(spin), lines: [], text }] : []),
    ...spin.lineWins.map((win) => ({
      cells: cellsOf(spin.reels, win),
      lines: win.line < 0 ? [] : [{ line: win.line, count: win.count, pay: baht(win.pay * unit) }],
      text: winText(words, win, win.pay * unit),
    })),
  ];
}

const together = (parts: readonly Part[]) => ({
  cells: new Set(parts.flatMap(({ cells }) => cells)),
  lines: parts.flatMap(({ lines }) => lines),
});

export function createWinShow(reels: Reels, words: Words, announce: (text: string) => void): WinShow {
  /** Number of the latest show, so that an outdated one stops. */
  const show = { run: 0 };

  async function turns(spin: PlaySpin, parts: readonly Part[], mine: number): Promise<void> {
    for (const part of Array.from({ length: rounds }, () => parts).flat()) {
      if (isCelebrated(spin)) reels.highlight({ cells: new Set(part.cells), lines: part.lines });
      announce(part.text);
      await wait(turnMs);
      if (show.run !== mine) return;
    }
    if (isCelebrated(spin)) reels.highlight(together(parts));
  }

  return {
    async begin(spin, stakeSatang) {
      show.run += 1;
      if (spin.win === 0) return reels.highlight(undefined);
      const all = together(partsOf(words, spin, stakeSatang));
      reels.highlight(isCelebrated(spin) ? { ...all, hasSparks: true } : undefined);
      await wait(seenMs);
    },
    inTurn(spin, stakeSatang) {
      show.run += 1;
      const parts = partsOf(words, spin, stakeSatang);
      void turns(spin, parts, show.run);
    },
    end() {
      show.run += 1;
      reels.highlight(undefined);
    },
  };
}
