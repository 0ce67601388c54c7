/** Shows one spin, from the landing of the reels to its result. M03, M11 */
import type { PlayRound, PlaySpin } from '@foyer/contract/play/slot.ts';
import { lineCount } from '../../engines/slot/rules.ts';
import { openReels } from './anticipation.ts';
import { createCelebration } from './celebration.ts';
import type { Celebration } from './celebration.ts';
import { wait } from '../frame/dom.ts';
import { showFalls } from './falls.ts';
import { shownCoins } from './feature.ts';
import type { Sound } from './sound.ts';
import type { Setting, Table } from './table.ts';
import { isCelebrated } from './wins.ts';
import type { WinShow } from './wins.ts';
import { baht } from '../frame/money.ts';

/** How long the winners are seen before the plate covers a part of them. */
const beforePlateMs = 380;

/** The round's win before this spin, in line stakes. */
const unitsBefore = (round: PlayRound, { index }: PlaySpin): number =>
  round.spins.slice(0, index).reduce((sum, each) => sum + each.win, 0);

export interface SpinShow {
  /** Shows a spin. A return of at most the stake is announced but not celebrated. */
  readonly showSpin: (shown: PlaySpin, round: PlayRound, balanceSatang: number | undefined) => Promise<void>;
  readonly celebration: Celebration;
}

export function createSpinShow(setting: Setting, table: Table, sound: Sound, wins: WinShow): SpinShow {
  const { title, words } = setting;
  const { hud, reels, machine } = table;
  const celebration = createCelebration(setting, table, () => sound.tick());

  async function landReels(shown: PlaySpin, round: PlayRound): Promise<void> {
    table.ladder.step(0);
    await reels.stop(shown.stops, (reel) => sound.stop(reel), openReels(title.model, round.spins, shown));
    // Shows the symbols that the house settled, even if this window's strips differ.
    if (shown.coins.length > 0 || !reels.shows(shown.reels))
      reels.stand(shown.reels, shownCoins(shown, round.stakeSatang));
    if (shown.falls.length === 0) return;
    await showFalls(shown, round.stakeSatang, setting, table, unitsBefore(round, shown), (place) => sound.fall(place));
  }

  /** Shows one turn of a hold, and announces the number of new coins or that there are none. */
  async function landCells(shown: PlaySpin, stakeSatang: number): Promise<void> {
    reels.hold(shownCoins(shown, stakeSatang), false);
    const fresh = shown.coins.filter((coin) => coin.isNew).length;
    sound.land(fresh);
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
    if (isUp) sound.win(won, round.stakeSatang);
    const holds = !shown.isFree && shown.freeSpinsLeft > 0 && title.model.hold !== undefined;
    const nothing = holds ? words('holdWon', { count: shown.coins.length }) : words('noWin');
    const text = won === 0 ? nothing : words(shown.win > lineCount ? 'won' : 'returned', { win: baht(won) });
    machine.banner.textContent = text;
    machine.banner.classList.toggle('lit', isUp);
    table.announce(
      balanceSatang === undefined ? text : words('announceSpin', { result: text, balance: baht(balanceSatang) }),
    );
    const isAnnounced = shown.falls.length > 0 || (title.model.hold !== undefined && shown.isFree);
    const before = unitsBefore(round, shown) * (round.stakeSatang / lineCount);
    const seen = isAnnounced ? undefined : wins.begin(shown, round.stakeSatang);
    if (isUp) {
      if (!isAnnounced) await wait(beforePlateMs);
      const isPaid = !shown.isFree && shown.freeSpinsLeft === 0;
      await celebration.plate({ wonSatang: won, beforeSatang: before, stakeSatang: round.stakeSatang, isPaid });
    } else hud.showWin(before + won, false);
    await seen;
    if (!isAnnounced && won > 0) wins.inTurn(shown, round.stakeSatang);
  }

  return { showSpin, celebration };
}
