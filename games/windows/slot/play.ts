/** The course of play: what the button does in each phase, the stake, replays, and the start. M03, M08 */
import type { PlayRound } from '@foyer/contract/play/slot.ts';
import { createLivePlay, readyText, rest, settingOf, showStake, stakeOf, standAsLeft } from './live.ts';
import type { LivePlay } from './live.ts';
import { pendingSpins } from './pendingSpin.ts';
import { replay } from './replay.ts';
import type { Sound } from './sound.ts';
import { createSpins } from './spins.ts';
import type { Setting, Table } from './table.ts';
import { createSpinShow } from './spinShow.ts';

export interface Play {
  press(): void;
  step(direction: 1 | -1): void;
  /** Replays an earlier round without stake or prize. M07 */
  replay(round: PlayRound): Promise<void>;
  readonly isBusy: boolean;
  /** The stake of the next spin in satang. */
  readonly stakeSatang: number;
  begin(): Promise<void>;
}

export function createPlay(setting: Setting, table: Table, sound: Sound): Play {
  const { state } = setting;
  const live = createLivePlay(setting, table, sound);
  const spins = createSpins(live);
  return {
    get isBusy() {
      return live.phase !== 'idle';
    },
    get stakeSatang() {
      return stakeOf(live);
    },
    press() {
      if (live.doors.press()) return;
      if (live.phase === 'idle') void spins.spin();
      else if (live.phase === 'free') spins.pauseFree();
    },
    step(direction) {
      if (live.phase !== 'idle') return;
      live.place = Math.min(state.stakesSatang.length - 1, Math.max(0, live.place + direction));
      showStake(live);
      table.machine.banner.textContent = readyText(live);
    },
    replay: (round) => replayRound(live, round),
    async begin() {
      table.hud.showPurse(live.purse);
      table.hud.showSound(sound.isOn);
      rest(live);
      await standAsLeft(live);
      const left = pendingSpins.of(state.sessionId);
      if (left) await spins.play(left);
      else if (state.openRound) await spins.enterFree(state.openRound);
    },
  };
}

async function replayRound(live: LivePlay, round: PlayRound): Promise<void> {
  const { setting, table, sound, wins, doors } = live;
  const { hud } = table;
  if (live.phase !== 'idle') return;
  live.phase = 'busy';
  const then = settingOf(setting, round);
  table.ladder.as(then.title);
  hud.markAs('replayBadge');
  await replay(round, then, { table, wins, doors, showSpin: createSpinShow(then, table, sound, wins).showSpin });
  hud.markAs();
  hud.showPurse(live.purse);
  rest(live);
}
