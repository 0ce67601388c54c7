/** The course of play: spin, show, free spins, and what happens when the house does not answer. M03, M08, M11 */
import * as calls from '@foyer/contract/games/slot.ts';
import type { PlayPurse } from '@foyer/contract/games/play.ts';
import type { PlayRound } from '@foyer/contract/games/slot.ts';
import { lineCount } from '../../engines/slot/rules.ts';
import { paysInWays } from '../../engines/slot/wins.ts';
import { askInTurn, askUntilAnswered } from '../frame/api.ts';
import type { Answer } from '../frame/api.ts';
import { wait } from '../frame/dom.ts';
import { isOnline } from '../frame/line.ts';
import { createDoors } from './doors.ts';
import { asPlayed } from './feature.ts';
import { createFreeSpins } from './freeSpins.ts';
import { pendingSpins } from './pendingSpin.ts';
import type { PendingSpin } from './pendingSpin.ts';
import { replay } from './replay.ts';
import type { Sound } from './sound.ts';
import type { Setting, Table } from './table.ts';
import { standOn } from './stand.ts';
import { createTurn } from './turn.ts';
import { createWinShow } from './wins.ts';
import { baht } from '../frame/money.ts';

export interface Play {
  press(): void;
  step(direction: 1 | -1): void;
  /** Replays an earlier round without stake or prize. M07 */
  replay(round: PlayRound): Promise<void>;
  readonly isBusy: boolean;
  /** What the next spin costs, satang. */
  readonly stakeSatang: number;
  begin(): Promise<void>;
}

type Phase = 'idle' | 'busy' | 'free';

export function createPlay(setting: Setting, table: Table, sound: Sound): Play {
  const { state, title, words, lang } = setting;
  const { sessionId, stakesSatang } = state;
  const { hud, reels, machine } = table;
  const wins = createWinShow(reels, words, (text) => (machine.banner.textContent = text));
  const doors = createDoors(machine.over, words);
  const show = createTurn(setting, table, sound, wins);
  const lost = (): void => table.notice(words('lost'));
  const host = { purse: () => purse, keep: (now: PlayPurse) => (purse = now), lost, refused };
  let free = createFreeSpins(setting, { table, sound, wins, doors, show }, host);
  let purse: PlayPurse = state.purse;
  let phase: Phase = 'idle';
  let place = Math.max(0, stakesSatang.indexOf(state.lastRound?.stakeSatang ?? state.defaultStakeSatang));
  const stake = (): number => stakesSatang[place] ?? state.defaultStakeSatang;

  /** A round of the past is shown under its own rules. */
  function settingOf(round: PlayRound): Setting {
    const then = asPlayed(title, round);
    return then === title ? setting : { ...setting, title: then };
  }

  const ready = (): string =>
    paysInWays(title.model)
      ? words('readyWays', { stake: baht(stake()) })
      : words('ready', { line: baht(stake() / lineCount) });

  function rest(): void {
    phase = 'idle';
    table.ladder.as(title);
    hud.setButton('spin', true);
    hud.showStake(stake(), place, stakesSatang.length);
  }

  function tellPoor(): void {
    const lower = (): void => {
      while (place > 0 && purse.balanceSatang < stake()) place -= 1;
      rest();
    };
    const canLower = purse.balanceSatang >= (stakesSatang[0] ?? 0);
    const isTrial = state.mode === 'trial';
    doors.poor({ balance: purse.balanceSatang, stake: stake(), isTrial, canLower }, lower);
  }

  async function spin(): Promise<void> {
    if (purse.balanceSatang < stake()) return tellPoor();
    if (!isOnline()) return table.notice(words('offline'));
    hud.showPurse(purse, purse.balanceSatang - stake());
    sound.spin();
    await play(pendingSpins.keep(sessionId, { requestId: crypto.randomUUID(), stakeSatang: stake() }));
  }

  /** Plays from the start of the reels to the end of the round; an unanswered spin is requested again. L04 */
  async function play({ requestId, stakeSatang }: PendingSpin): Promise<void> {
    phase = 'busy';
    const startedMs = performance.now();
    wins.end();
    doors.shut();
    table.notice('');
    machine.banner.textContent = '';
    machine.banner.classList.remove('lit');
    hud.setButton('spinning', false);
    void hud.showWin(0, false, () => undefined);
    reels.start(title.model.strips);
    const answer = await askInTurn(calls.spin, { sessionId, requestId, stakeSatang }, lang, lost);
    pendingSpins.drop(sessionId);
    if (answer.kind === 'refused') return refused(answer);
    table.notice('');
    const { round } = answer.data;
    purse = answer.data.purse;
    const [first] = round.spins;
    if (!first) return rest();
    const shown = round.isSettled ? { ...purse, wonSatang: purse.wonSatang - round.winSatang } : purse;
    hud.showPurse(shown, round.isSettled ? purse.balanceSatang - round.winSatang : purse.balanceSatang);
    await show.turn(first, round, purse.balanceSatang);
    hud.showPurse(purse);
    if (!round.isSettled) return enterFree(round);
    await wait(startedMs + calls.minSpinCycleMs + 60 - performance.now());
    rest();
  }

  async function refused({ name, message }: Extract<Answer<unknown>, { kind: 'refused' }>): Promise<void> {
    const { lastRound, openRound } = await refresh();
    const stand = openRound ?? lastRound;
    const { model } = stand ? settingOf(stand).title : title;
    const last = stand?.spins.at(-1);
    reels.start(last?.isFree ? model.freeStrips : model.strips);
    await reels.stop(last?.stops ?? [0, 0, 0, 0, 0], () => undefined);
    if (stand && last) standOn(reels, model, last, stand.stakeSatang);
    if (openRound) return enterFree(openRound);
    if (name === 'GAME_SESSION_ENDED' || name === 'SESSION_EXPIRED') return doors.ended(message);
    if (name === 'PLATFORM_MAINTENANCE') doors.closed(message);
    else table.notice(message);
    rest();
  }

  async function refresh() {
    const answer = await askUntilAnswered(calls.state, { sessionId }, lang, () => table.notice(words('lostState')));
    if (answer.kind === 'refused') return { openRound: undefined, lastRound: undefined };
    table.notice('');
    ({ purse } = answer.data);
    hud.showPurse(purse);
    return answer.data;
  }

  async function enterFree(open: PlayRound): Promise<void> {
    phase = 'free';
    const then = settingOf(open);
    if (then !== setting) {
      const turns = createTurn(then, table, sound, wins);
      free = createFreeSpins(then, { table, sound, wins, doors, show: turns }, host);
    }
    table.ladder.as(then.title);
    if (await free.play(open)) rest();
  }

  /** Stands where the window was left. The first picture of a new player is stop 9 of every reel: no promise. M04 */
  async function standAsLeft(): Promise<void> {
    const before = state.openRound ?? state.lastRound;
    const last = before?.spins.at(-1);
    const { model } = before ? settingOf(before).title : title;
    reels.show(last?.isFree ? model.freeStrips : model.strips, last?.stops ?? [9, 9, 9, 9, 9]);
    if (before && last) standOn(reels, model, last, before.stakeSatang);
    const won = before?.winSatang ?? 0;
    await hud.showWin(won, false, () => undefined);
    machine.banner.textContent = before ? words('resting', { win: baht(won) }) : ready();
  }

  return {
    get isBusy() {
      return phase !== 'idle';
    },
    get stakeSatang() {
      return stake();
    },
    press() {
      if (doors.press()) return;
      if (phase === 'idle') void spin();
      else if (phase === 'free') free.pause();
    },
    step(direction) {
      if (phase !== 'idle') return;
      place = Math.min(stakesSatang.length - 1, Math.max(0, place + direction));
      hud.showStake(stake(), place, stakesSatang.length);
      machine.banner.textContent = ready();
    },
    async replay(round) {
      if (phase !== 'idle') return;
      phase = 'busy';
      const then = settingOf(round);
      table.ladder.as(then.title);
      hud.markAs('replayBadge');
      await replay(round, then, { table, wins, doors, turn: createTurn(then, table, sound, wins).turn });
      hud.markAs(state.mode === 'trial' ? 'trial' : 'playMoney');
      hud.showPurse(purse);
      rest();
    },
    async begin() {
      hud.showPurse(purse);
      hud.showSound(sound.isOn);
      rest();
      await standAsLeft();
      const left = pendingSpins.of(sessionId);
      if (left) await play(left);
      else if (state.openRound) await enterFree(state.openRound);
    },
  };
}
