/** Replays an earlier round without stake or prize, marked as a replay. M07 */
import type { PlayRound } from '@foyer/contract/play/slot.ts';
import type { Doors } from './doors.ts';
import { wait } from '../frame/dom.ts';
import { shownCoins } from './feature.ts';
import type { Setting, Table } from './table.ts';
import type { SpinShow } from './spinShow.ts';
import type { WinShow } from './wins.ts';

export interface Stage {
  readonly table: Table;
  readonly wins: WinShow;
  readonly doors: Doors;
  readonly showSpin: SpinShow['showSpin'];
  /** For a highlight, which has no player and no balance. */
  readonly isAnybodys?: true;
}

export async function replay(
  round: PlayRound,
  { title, words }: Setting,
  { table, wins, doors, showSpin, isAnybodys }: Stage,
): Promise<void> {
  const { hud, reels, ladder } = table;
  hud.setButton('replayEnd', true);
  hud.focusButton();
  table.root.classList.add('replay');
  let isOver = false;
  table.notice(words(isAnybodys ? 'showcasing' : 'replaying'), 'info');
  doors.replay(() => {
    isOver = true;
    // The loop below ends after the running spin.
    hud.setButton('replay', false);
  });
  for (const each of round.spins) {
    if (isOver) break;
    wins.end();
    table.machine.banner.textContent = '';
    table.setFree(each.isFree);
    ladder.show(each.isFree ? each : undefined);
    const before = round.spins[each.index - 1];
    if (title.model.hold && before) {
      reels.hold(shownCoins(before, round.stakeSatang), true);
      await wait(700);
    } else reels.start(each.isFree ? title.model.freeStrips : title.model.strips);
    await showSpin(each, round, isAnybodys ? undefined : round.balanceAfterSatang);
    await wait(1_400);
  }
  doors.shut();
  table.setFree(false);
  ladder.show(undefined);
  table.root.classList.remove('replay');
  table.notice('');
}
