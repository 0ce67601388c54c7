/** Shows one spin, from the landing of the reels to its result. M03, M11 */
import type { PlayRound, PlaySpin } from '@foyer/contract/play/slot.ts';
import { lineCount } from '../../engines/slot/rules.ts';
import { rainCoins } from './coins.ts';
import { wait } from '../frame/dom.ts';
import { showFalls } from './falls.ts';
import { shownCoins } from './feature.ts';
import type { Sound } from './sound.ts';
import type { Setting, Table } from './table.ts';
import { isCelebrated } from './wins.ts';
import type { WinShow } from './wins.ts';
import { baht } from '../frame/money.ts';

/** A win of at least this many times the stake rains coins. */
const bigWinTimes = 15;

/** The round's win before this spin, in line stakes. */
const unitsBefore = (round: PlayRound, { index }: PlaySpin): number =>
  round.spins.slice(0, index).reduce((sum, each) => sum + each.win, 0);

export interface SpinShow {
  /** Shows a spin. A return of at most the stake is announced but not celebrated. */
  readonly showSpin: (shown: PlaySpin, round: PlayRound, balanceSatang: number | undefined) => Promise<void>;
  readonly celebrate: (wonSatang: number, stakeSatang: number) => void;
}

export function createSpinShow(setting: Setting, table: Table, sound: Sound, wins: WinShow): SpinShow {
  const { title, words } = setting;
  const { hud, reels, machine } = table;

  function celebrate(wonSatang: number, stakeSatang: number): void {
    const coin = table.images.get(title.model.hold ? 'S' : title.art === 'koiGate' ? 'G' : 'A');
    const count = Math.min(70, 30 + wonSatang / stakeSatang);
    if (coin && wonSatang >= stakeSatang * bigWinTimes) rainCoins(machine.element, coin, count);
  }

  async function landReels(shown: PlaySpin, round: PlayRound): Promise<void> {
    table.ladder.step(0);
    await reels.stop(shown.stops, (reel) => sound.stop(reel));
    // Shows the symbols that the house settled, even if this window's strips differ.
    if (shown.coins.length > 0 || !reels.shows(shown.reels))
      reels.stand(shown.reels, shownCoins(shown, round.stakeSatang));
    if (shown.falls.length === 0) return;
    await showFalls(shown, round.stakeSatang, setting, table, unitsBefore(round, shown));
  }

  /** Shows one turn of a hold, and announces the number of new coins or that there are none. */
  async function landCells(shown: PlaySpin, stakeSatang: number): Promise<void> {
    reels.hold(shownCoins(shown, stakeSatang), false);
    const fresh = shown.coins.filter((coin) => coin.isNew).length;
    sound.stop(fresh > 0 ? 3 : 0);
    const text = words(fresh > 0 ? 'holdNew' : 'holdNone', { count: fresh, left: shown.freeSpinsLeft });
    machine.banner.textContent = text;
    table.announce(text);
    await wait(350);
  }

  async function showSpin(shown: PlaySpin, round: PlayRound, balanceSatang: number | undefined): Promise<void> {
    if (title.model.hold && shown.isFree) await landCells(shown, round.stakeSatang);
    else await landReels(shown, round);
    if (title.model.hold && shown.isFree && shown.win === 0) return;
    const won = (shown.win * round.stakeSatang) / lineCount;
    const isUp = isCelebrated(shown);
    if (isUp) sound.win(Math.min(1, won / round.stakeSatang / 40));
    const holds = !shown.isFree && shown.freeSpinsLeft > 0 && title.model.hold !== undefined;
    const nothing = holds ? words('holdWon', { count: shown.coins.length }) : words('noWin');
    const text = won === 0 ? nothing : words(isUp ? 'won' : 'returned', { win: baht(won) });
    machine.banner.textContent = text;
    machine.banner.classList.toggle('lit', isUp);
    table.announce(
      balanceSatang === undefined ? text : words('announceSpin', { result: text, balance: baht(balanceSatang) }),
    );
    celebrate(won, round.stakeSatang);
    const units = round.spins.slice(0, shown.index + 1).reduce((sum, each) => sum + each.win, 0);
    const counting = hud.showWin(units * (round.stakeSatang / lineCount), isUp, () => sound.tick());
    const isAnnounced = shown.falls.length > 0 || (title.model.hold !== undefined && shown.isFree);
    await Promise.all([isAnnounced ? undefined : wins.begin(shown, round.stakeSatang), counting]);
  }

  return { showSpin, celebrate };
}
