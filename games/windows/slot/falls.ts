/** The steps of a cascade: wins are shown in the banner and removed, and new symbols fall. M03, M11 */
import type { PlaySpin } from '@foyer/contract/play/slot.ts';
import { lineCount } from '../../engines/slot/rules.ts';
import { wait } from '../frame/dom.ts';
import { cellsOf } from './reels.ts';
import type { PlayWin } from './reels.ts';
import type { Setting, Table } from './table.ts';
import { isCelebrated, winText } from './wins.ts';
import { baht } from '../frame/money.ts';

/** Long enough to read a win; the same under reduced motion. */
const readMs = 950;

interface Stand {
  readonly reels: readonly string[];
  readonly lineWins: readonly PlayWin[];
  readonly multiplier: number;
}

/** Shows every fall. `wonSoFar` is the round's win before this spin, in line stakes. */
export async function showFalls(
  shown: PlaySpin,
  stakeSatang: number,
  { words }: Setting,
  { reels, machine, ladder, hud, announce }: Table,
  wonSoFar: number,
  onFall?: (place: number) => void,
): Promise<void> {
  const unit = stakeSatang / lineCount;
  let won = wonSoFar + shown.scatterPay * shown.multiplier;
  let stand: Stand = shown;
  for (const [place, fall] of shown.falls.entries()) {
    const cells = new Set(stand.lineWins.flatMap((win) => cellsOf(stand.reels, win)));
    const pay = stand.lineWins.reduce((sum, win) => sum + win.pay, 0) * stand.multiplier;
    won += pay;
    ladder.step(place);
    if (isCelebrated(shown)) reels.highlight({ cells, lines: [], hasSparks: true });
    const [only] = stand.lineWins;
    const prizeText = only && stand.lineWins.length === 1 ? winText(words, only, pay * unit) : baht(pay * unit);
    const text = `${prizeText} · ×${stand.multiplier}`;
    machine.banner.textContent = text;
    announce(text);
    hud.showWin(won * unit, false);
    await wait(readMs);
    onFall?.(place);
    await reels.fall(stand.reels, cells, fall.reels);
    machine.banner.textContent = words('fallNow', { fall: place + 1, multiplier: fall.multiplier });
    ladder.step(place + 1);
    stand = fall;
  }
}
