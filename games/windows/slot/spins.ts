/** A spin with the house: stake, reels, reply, the free spins that it may open, and refusals. M03, M08, M11 */
import * as calls from '@foyer/contract/play/slot.ts';
import type { PlayRound, PlayState } from '@foyer/contract/play/slot.ts';
import { askInTurn, askUntilAnswered, isSessionOver } from '../frame/api.ts';
import type { Answer } from '../frame/api.ts';
import { wait } from '../frame/dom.ts';
import { isOnline } from '../frame/line.ts';
import { createFreeSpins } from './freeSpins.ts';
import type { FreeHost } from './freeSpins.ts';
import { rest, settingOf, stakeOf } from './live.ts';
import type { LivePlay } from './live.ts';
import { pendingSpins } from './pendingSpin.ts';
import type { PendingSpin } from './pendingSpin.ts';
import { standOn } from './stand.ts';
import { createSpinShow } from './spinShow.ts';
import { cycleMs } from '../frame/placeRules.ts';

type Refused = Extract<Answer<unknown>, { kind: 'refused' }>;

export interface Spins {
  spin(): Promise<void>;
  /** Plays from the start of the reels to the end of the round. A spin without a reply is retried. L04 */
  play(pending: PendingSpin): Promise<void>;
  /** Plays the free spins of an open round. */
  enterFree(open: PlayRound): Promise<void>;
  pauseFree(): void;
}

export function createSpins(live: LivePlay): Spins {
  const { setting, table, sound, wins, doors } = live;
  const show = createSpinShow(setting, table, sound, wins);
  const host: FreeHost = {
    purse: () => live.purse,
    keep: (purse) => (live.purse = purse),
    lost: () => lost(live),
    refused: (answer) => standRefused(live, answer, enterFree),
  };
  let free = createFreeSpins(setting, { table, sound, wins, doors, show }, host);

  async function enterFree(open: PlayRound): Promise<void> {
    live.phase = 'free';
    const then = settingOf(setting, open);
    if (then !== setting) {
      const shownThen = createSpinShow(then, table, sound, wins);
      free = createFreeSpins(then, { table, sound, wins, doors, show: shownThen }, host);
    }
    table.ladder.as(then.title);
    if (await free.play(open)) rest(live);
  }

  async function play({ requestId, stakeSatang }: PendingSpin): Promise<void> {
    const { sessionId } = setting.state;
    const startedMs = performance.now();
    startReels(live);
    const request = { sessionId, requestId, stakeSatang };
    const answer = await askInTurn(calls.spin, request, setting.lang, () => lost(live));
    pendingSpins.drop(sessionId);
    if (answer.kind === 'refused') return standRefused(live, answer, enterFree);
    table.notice('');
    const { round, purse } = answer.data;
    live.purse = purse;
    const [first] = round.spins;
    if (!first) return rest(live);
    const shown = round.isSettled ? { ...purse, wonSatang: purse.wonSatang - round.winSatang } : purse;
    table.hud.showPurse(shown, round.isSettled ? purse.balanceSatang - round.winSatang : purse.balanceSatang);
    await show.showSpin(first, round, purse.balanceSatang);
    table.hud.showPurse(live.purse);
    if (!round.isSettled) return enterFree(round);
    await wait(startedMs + cycleMs(calls.minSpinCycleMs) + 60 - performance.now());
    rest(live);
  }

  return {
    async spin() {
      const pending = takeStake(live);
      if (pending !== undefined) await play(pending);
    },
    play,
    enterFree,
    pauseFree: () => free.pause(),
  };
}

const lost = ({ setting, table }: LivePlay): void => table.notice(setting.words('lost'));

/** Stores a new spin. Returns undefined, after a message, if the balance is too low or the player offline. */
function takeStake(live: LivePlay): PendingSpin | undefined {
  const { setting, table, purse } = live;
  const stakeSatang = stakeOf(live);
  if (purse.balanceSatang < stakeSatang) {
    openPoor(live);
    return undefined;
  }
  if (!isOnline()) {
    table.notice(setting.words('offline'));
    return undefined;
  }
  table.hud.showPurse(purse, purse.balanceSatang - stakeSatang);
  live.sound.spin();
  return pendingSpins.keep(setting.state.sessionId, { requestId: crypto.randomUUID(), stakeSatang });
}

/** Says that the balance is too low, and offers the highest stake that it covers. */
function openPoor(live: LivePlay): void {
  const { state } = live.setting;
  const lower = (): void => {
    while (live.place > 0 && live.purse.balanceSatang < stakeOf(live)) live.place -= 1;
    rest(live);
  };
  const balance = live.purse.balanceSatang;
  const canLower = balance >= (state.stakesSatang[0] ?? 0);
  live.doors.poor({ balance, stake: stakeOf(live), isTrial: state.mode === 'trial', canLower }, lower);
}

function startReels(live: LivePlay): void {
  const { hud, machine, reels, notice } = live.table;
  live.phase = 'busy';
  live.wins.end();
  live.doors.shut();
  notice('');
  machine.banner.textContent = '';
  machine.banner.classList.remove('lit');
  hud.setButton('spinning', false);
  hud.showWin(0, false);
  reels.start(live.setting.title.model.strips);
}

/** Lands the reels on the house's last state, and continues an open round. */
async function standRefused(
  live: LivePlay,
  { name, message }: Refused,
  enterFree: (open: PlayRound) => Promise<void>,
): Promise<void> {
  const { setting, table, doors } = live;
  const { reels } = table;
  const { lastRound, openRound } = await readState(live);
  const stand = openRound ?? lastRound;
  const { model } = stand ? settingOf(setting, stand).title : setting.title;
  const last = stand?.spins.at(-1);
  reels.start(last?.isFree ? model.freeStrips : model.strips);
  await reels.stop(last?.stops ?? [0, 0, 0, 0, 0], (reel) => live.sound.stop(reel));
  if (stand && last) standOn(reels, model, last, stand.stakeSatang);
  if (openRound) return enterFree(openRound);
  if (isSessionOver(name)) return doors.ended(message);
  if (name === 'PLATFORM_MAINTENANCE') doors.closed(message);
  else table.notice(message);
  rest(live);
}

async function readState(live: LivePlay): Promise<Pick<PlayState, 'openRound' | 'lastRound'>> {
  const { table } = live;
  const { state, words, lang } = live.setting;
  const request = { sessionId: state.sessionId };
  const answer = await askUntilAnswered(calls.state, request, lang, () => table.notice(words('lostState')));
  if (answer.kind === 'refused') return { openRound: undefined, lastRound: undefined };
  table.notice('');
  live.purse = answer.data.purse;
  table.hud.showPurse(live.purse);
  return answer.data;
}
