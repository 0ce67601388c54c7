/** The state of play in the window: purse, stake and phase. */
import type { PlayPurse } from '@foyer/contract/play/play.ts';
import type { PlayRound } from '@foyer/contract/play/slot.ts';
import { lineCount } from '../../engines/slot/rules.ts';
import { paysInWays } from '../../engines/slot/wins.ts';
import { baht } from '../frame/money.ts';
import { createDoors } from './doors.ts';
import type { Doors } from './doors.ts';
import { asPlayed } from './feature.ts';
import type { Sound } from './sound.ts';
import { standOn } from './stand.ts';
import type { Setting, Table } from './table.ts';
import { createWinShow } from './wins.ts';
import type { WinShow } from './wins.ts';

export interface LivePlay {
  readonly setting: Setting;
  readonly table: Table;
  readonly sound: Sound;
  readonly wins: WinShow;
  readonly doors: Doors;
  purse: PlayPurse;
  phase: 'idle' | 'busy' | 'free';
  /** Index of the stake in the list of stakes. */
  place: number;
}

export function createLivePlay(setting: Setting, table: Table, sound: Sound): LivePlay {
  const { state, words } = setting;
  const { reels, machine } = table;
  const lastSatang = state.lastRound?.stakeSatang ?? state.defaultStakeSatang;
  return {
    setting,
    table,
    sound,
    wins: createWinShow(reels, words, (text) => (machine.banner.textContent = text)),
    doors: createDoors(machine.over, words),
    purse: state.purse,
    phase: 'idle',
    place: Math.max(0, state.stakesSatang.indexOf(lastSatang)),
  };
}

/** The stake of the next spin in satang. */
export const stakeOf = ({ setting: { state }, place }: LivePlay): number =>
  state.stakesSatang[place] ?? state.defaultStakeSatang;

/** The setting to show a round in: a past round has the model of its time. */
export function settingOf(setting: Setting, round: PlayRound): Setting {
  const then = asPlayed(setting.title, round);
  return then === setting.title ? setting : { ...setting, title: then };
}

export function readyText(live: LivePlay): string {
  const { title, words } = live.setting;
  const stakeSatang = stakeOf(live);
  return paysInWays(title.model)
    ? words('readyWays', { stake: baht(stakeSatang) })
    : words('ready', { line: baht(stakeSatang / lineCount) });
}

export function showStake(live: LivePlay): void {
  live.table.hud.showStake(stakeOf(live), live.place, live.setting.state.stakesSatang.length);
}

/** Makes the window ready for the next spin. */
export function rest(live: LivePlay): void {
  const { hud, ladder } = live.table;
  live.phase = 'idle';
  ladder.as(live.setting.title);
  hud.setButton('spin', true);
  showStake(live);
}

/** Shows the last state. A new player sees stop 9 of every reel, which returns at most the stake. M04 */
export async function standAsLeft(live: LivePlay): Promise<void> {
  const { hud, reels, machine } = live.table;
  const { state, title, words } = live.setting;
  const before = state.openRound ?? state.lastRound;
  const last = before?.spins.at(-1);
  const { model } = before ? settingOf(live.setting, before).title : title;
  reels.show(last?.isFree ? model.freeStrips : model.strips, last?.stops ?? [9, 9, 9, 9, 9]);
  if (before && last) standOn(reels, model, last, before.stakeSatang);
  const won = before?.winSatang ?? 0;
  hud.showWin(won, false);
  machine.banner.textContent = before ? words('resting', { win: baht(won) }) : readyText(live);
}
