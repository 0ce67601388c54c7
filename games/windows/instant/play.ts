/** The course of play: what a press does in each phase, and how the window starts. M03, M08 */
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { takeMove } from '../../engines/instant/game.ts';
import { isInstantStake } from '../../engines/instant/games.ts';
import { isOnline } from '../frame/line.ts';
import { baht } from '../frame/money.ts';
import { idleLine } from './lines.ts';
import { chipCount, createLivePlay, draw } from './live.ts';
import type { LivePlay } from './live.ts';
import { pendingRounds } from './pendingRound.ts';
import { replayRound } from './replay.ts';
import type { Room } from './room.ts';
import { enter, move, send, stand } from './rounds.ts';
import type { Setting } from './setting.ts';

export interface Play {
  press(): void;
  chosen(): void;
  move(move: number): void;
  /** Replays an earlier round without stake or prize. M07 */
  replay(round: InstantRound): Promise<void>;
  readonly isBusy: boolean;
  begin(): Promise<void>;
}

export function createPlay(setting: Setting, room: Room): Play {
  const live = createLivePlay(setting, room);
  return {
    get isBusy() {
      return live.phase === 'busy' || live.phase === 'open' || live.phase === 'replay';
    },
    press: () => press(live),
    chosen: () => draw(live),
    move: (place) => void move(live, place),
    replay: (round) => replayRound(live, round),
    begin: () => begin(live),
  };
}

/** Stakes the current choice, or cashes out an open round. */
function press(live: LivePlay): void {
  const { room, purse } = live;
  const { state, game, words } = live.setting;
  if (live.phase === 'open') return void move(live, takeMove);
  if (live.phase !== 'idle') return;
  const choice = room.stage.choice();
  const stakeSatang = room.bar.chip * chipCount(live);
  if (!isInstantStake(game, choice, stakeSatang)) return room.call(...idleLine(words, game.code));
  if (purse.balanceSatang < stakeSatang) return room.notice(words('poor', { balance: baht(purse.balanceSatang) }));
  if (!isOnline()) return room.notice(words('offline'));
  room.hud.showPurse({
    ...purse,
    balanceSatang: purse.balanceSatang - stakeSatang,
    stakedSatang: purse.stakedSatang + stakeSatang,
  });
  void send(live, pendingRounds.keep(state.sessionId, { requestId: crypto.randomUUID(), stakeSatang, choice }));
}

async function begin(live: LivePlay): Promise<void> {
  const { room } = live;
  const { state, game, words } = live.setting;
  room.hud.showPurse(live.purse);
  const before = state.openRound ?? state.lastRound;
  if (before) room.bar.setChip(before.stakeSatang / Math.max(1, game.chips(before.choice)));
  draw(live);
  void room.past.load();
  await stand(live, before);
  const left = pendingRounds.of(state.sessionId);
  if (left) return send(live, left);
  if (state.openRound) {
    room.notice(words('held'), 'info');
    return enter(live, state.openRound);
  }
  return draw(live);
}
