/** The course of play: spin, show, free spins, and what happens when the house does not answer. M03, M08, M11 */
import * as calls from '@foyer/contract/games/provider.ts';
import type { PlayPurse, PlayRound } from '@foyer/contract/games/provider.ts';
import { lineCount } from '../../engines/slot/rules.ts';
import { askUntilAnswered } from './api.ts';
import { wait } from './dom.ts';
import { createDoors } from './doors.ts';
import { replay } from './replay.ts';
import type { Sound } from './sound.ts';
import type { Setting, Table } from './table.ts';
import { createTurn } from './turn.ts';
import { createWinShow } from './wins.ts';
import { baht } from './words.ts';

export interface Play {
  press(): void;
  step(direction: 1 | -1): void;
  /** Shows a round of the past once more, without stake or prize. M07 */
  replay(round: PlayRound): Promise<void>;
  readonly isBusy: boolean;
  /** What the next spin costs, satang. */
  readonly stakeSatang: number;
  begin(): Promise<void>;
}

type Phase = 'idle' | 'busy' | 'free' | 'paused';

export function createPlay(setting: Setting, table: Table, sound: Sound): Play {
  const { state, title, words, lang } = setting;
  const { sessionId, stakesSatang } = state;
  const { hud, reels, machine, ladder } = table;
  const wins = createWinShow(reels, words, (text) => (machine.banner.textContent = text));
  const doors = createDoors(machine.over, words);
  const { turn, celebrate } = createTurn(setting, table, sound, wins);
  let purse: PlayPurse = state.purse;
  let phase: Phase = 'idle';
  let resume: (() => void) | undefined;
  let place = Math.max(0, stakesSatang.indexOf(state.lastRound?.stakeSatang ?? state.defaultStakeSatang));
  const stake = (): number => stakesSatang[place] ?? state.defaultStakeSatang;

  function rest(): void {
    phase = 'idle';
    hud.setButton('spin', true);
    hud.showStake(stake(), place, stakesSatang.length);
  }

  const lost = (): void => table.notice(words('lost'));

  async function spin(): Promise<void> {
    if (purse.balanceSatang < stake()) {
      doors.poor(
        {
          balance: purse.balanceSatang,
          stake: stake(),
          isTrial: state.mode === 'trial',
          canLower: purse.balanceSatang >= (stakesSatang[0] ?? 0),
        },
        () => {
          while (place > 0 && purse.balanceSatang < stake()) place -= 1;
          rest();
        },
      );
      return;
    }
    if (!navigator.onLine) return table.notice(words('offline'));
    phase = 'busy';
    const startedMs = performance.now();
    wins.end();
    doors.shut();
    table.notice('');
    machine.banner.textContent = '';
    machine.banner.classList.remove('lit');
    hud.setButton('spinning', false);
    void hud.showWin(0, false, () => undefined);
    hud.showPurse(purse, purse.balanceSatang - stake());
    sound.spin();
    reels.start(title.model.strips);
    const request = { sessionId, requestId: crypto.randomUUID(), stakeSatang: stake() };
    const answer = await asked(request);
    if (answer.kind === 'refused') return refused(answer.name, answer.message);
    table.notice('');
    const { round } = answer.data;
    purse = answer.data.purse;
    const [first] = round.spins;
    if (!first) return rest();
    const shown = round.isSettled ? { ...purse, wonSatang: purse.wonSatang - round.winSatang } : purse;
    hud.showPurse(shown, round.isSettled ? purse.balanceSatang - round.winSatang : purse.balanceSatang);
    await turn(first, round, purse.balanceSatang);
    hud.showPurse(purse);
    if (!round.isSettled) return enterFree(round);
    await wait(startedMs + calls.minSpinCycleMs + 60 - performance.now());
    rest();
  }

  /** A refusal for haste is waited out under the same id. */
  async function asked(request: { sessionId: string; requestId: string; stakeSatang: number }) {
    for (;;) {
      const answer = await askUntilAnswered(calls.spin, request, lang, lost);
      if (answer.kind !== 'refused' || answer.name !== 'SPIN_TOO_SOON') return answer;
      await wait(350);
    }
  }

  async function refused(name: string | undefined, message: string): Promise<void> {
    const { lastRound, openRound } = await refresh();
    const stand = openRound ?? lastRound;
    reels.start(title.model.strips);
    await reels.stop(stand?.spins.at(-1)?.stops ?? [0, 0, 0, 0, 0], () => undefined);
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

  /** The gate opens: free spins go on by themselves, each in its cycle, until they are paused or over. */
  async function enterFree(open: PlayRound): Promise<void> {
    phase = 'free';
    hud.setButton('freeStart', true);
    sound.free();
    wins.end();
    const left = open.spins.at(-1)?.freeSpinsLeft ?? 0;
    table.setFree(true);
    ladder.show(open.spins.at(-1)?.wildsSeen ?? 0);
    await doors.free(left, open.spins.length > 1);
    const settled = await freeSpins(open);
    if (!settled) return;
    const won = settled.winSatang;
    const count = settled.spins.length - 1;
    celebrate(won, settled.stakeSatang);
    if (won > settled.stakeSatang) sound.win(1);
    table.announce(words('freeTotal', { count, win: baht(won) }));
    wins.end();
    hud.setButton('freeCollect', true);
    await doors.total(count, won);
    table.setFree(false);
    ladder.show(undefined);
    hud.showPurse(purse);
    rest();
  }

  async function freeSpins(open: PlayRound): Promise<PlayRound | undefined> {
    let round = open;
    while (!round.isSettled) {
      const startedMs = performance.now();
      phase = 'free';
      hud.setButton('freePause', true);
      wins.end();
      machine.banner.classList.remove('lit');
      machine.banner.textContent = words('freeLeft', { left: (round.spins.at(-1)?.freeSpinsLeft ?? 1) - 1 });
      sound.spin();
      reels.start(title.model.freeStrips);
      const request = { sessionId, roundId: round.roundId, index: round.spins.length };
      const answer = await freeAsked(request);
      if (answer.kind === 'refused') {
        await refused(answer.name, answer.message);
        return undefined;
      }
      table.notice('');
      round = answer.data.round;
      const shown = round.spins.at(-1);
      if (!shown) return undefined;
      await turn(shown, round, purse.balanceSatang);
      purse = answer.data.purse;
      ladder.show(shown.wildsSeen);
      if (shown.freeSpinsWon > 0) await doors.more(shown.freeSpinsWon);
      await wait(startedMs + calls.minSpinCycleMs + (shown.win > 0 ? 900 : 80) - performance.now());
      if (paused) await new Promise<void>((go) => (resume = go));
    }
    return round;
  }

  async function freeAsked(request: { sessionId: string; roundId: string; index: number }) {
    for (;;) {
      const answer = await askUntilAnswered(calls.freeSpin, request, lang, lost);
      if (answer.kind !== 'refused' || answer.name !== 'SPIN_TOO_SOON') return answer;
      await wait(350);
    }
  }

  let paused = false;
  function pause(): void {
    paused = !paused;
    hud.setButton(paused ? 'freeResume' : 'freePause', true);
    if (paused) return;
    resume?.();
    resume = undefined;
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
      else if (phase === 'free') pause();
    },
    step(direction) {
      if (phase !== 'idle') return;
      place = Math.min(stakesSatang.length - 1, Math.max(0, place + direction));
      hud.showStake(stake(), place, stakesSatang.length);
      machine.banner.textContent = words('ready', { line: baht(stake() / lineCount) });
    },
    async replay(round) {
      if (phase !== 'idle') return;
      phase = 'busy';
      await replay(round, setting, { table, wins, doors, turn });
      hud.showPurse(purse);
      rest();
    },
    async begin() {
      hud.showPurse(purse);
      hud.showSound(sound.isOn);
      rest();
      const stand = state.openRound ?? state.lastRound;
      const last = stand?.spins.at(-1);
      // The first picture of a new player is stop 9 of every reel: no top award, no promise. M04
      reels.show(last?.isFree ? title.model.freeStrips : title.model.strips, last?.stops ?? [9, 9, 9, 9, 9]);
      const won = stand?.winSatang ?? 0;
      await hud.showWin(won, false, () => undefined);
      machine.banner.textContent = stand
        ? words('resting', { win: baht(won) })
        : words('ready', { line: baht(stake() / lineCount) });
      if (state.openRound) await enterFree(state.openRound);
    },
  };
}
