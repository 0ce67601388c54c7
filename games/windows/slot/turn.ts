/** One spin from the landing of the reels to the last word about it. M03, M11 */
import type { PlayRound, PlaySpin } from '@foyer/contract/games/provider.ts';
import { lineCount } from '../../engines/slot/rules.ts';
import { rainCoins } from './coins.ts';
import type { Sound } from './sound.ts';
import type { Setting, Table } from './table.ts';
import type { WinShow } from './wins.ts';
import { baht } from './words.ts';

/** A win this many times the stake rains coins. */
const bigWinTimes = 15;

export interface Turn {
  /** Shows a spin; what returns no more than the stake is told, not celebrated. */
  readonly turn: (shown: PlaySpin, round: PlayRound, balanceSatang: number | undefined) => Promise<void>;
  readonly celebrate: (wonSatang: number, stakeSatang: number) => void;
}

export function createTurn({ title, words }: Setting, table: Table, sound: Sound, wins: WinShow): Turn {
  const { hud, reels, machine } = table;

  function celebrate(wonSatang: number, stakeSatang: number): void {
    const coin = table.images.get(title.art === 'koiGate' ? 'G' : 'A');
    const count = Math.min(70, 30 + wonSatang / stakeSatang);
    if (coin && wonSatang >= stakeSatang * bigWinTimes) rainCoins(machine.element, coin, count);
  }

  async function turn(shown: PlaySpin, round: PlayRound, balanceSatang: number | undefined): Promise<void> {
    await reels.stop(shown.stops, (reel) => sound.stop(reel));
    const won = (shown.win * round.stakeSatang) / lineCount;
    const isCelebrated = won > round.stakeSatang;
    if (isCelebrated) sound.win(Math.min(1, won / round.stakeSatang / 40));
    const said = won === 0 ? words('noWin') : words(isCelebrated ? 'won' : 'returned', { win: baht(won) });
    machine.banner.textContent = said;
    machine.banner.classList.toggle('lit', isCelebrated);
    table.announce(
      balanceSatang === undefined ? said : words('announceSpin', { result: said, balance: baht(balanceSatang) }),
    );
    celebrate(won, round.stakeSatang);
    const units = round.spins.slice(0, shown.index + 1).reduce((sum, each) => sum + each.win, 0);
    const counting = hud.showWin(units * (round.stakeSatang / lineCount), isCelebrated, () => sound.tick());
    await Promise.all([wins.begin(shown, round.stakeSatang), counting]);
  }

  return { turn, celebrate };
}
