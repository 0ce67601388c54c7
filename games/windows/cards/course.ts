/** The course of play: when the player may deal or move, and how the window starts. M03, M08, M11 */
import type { CardRound } from '@foyer/contract/play/cards.ts';
import { createLivePlay, offer, show } from './live.ts';
import type { LivePlay } from './live.ts';
import { pendings } from './pending.ts';
import { replayRound } from './replay.ts';
import type { Room } from './room.ts';
import { send } from './sending.ts';
import type { Setting } from './setting.ts';

export interface Course {
  deal(): Promise<void>;
  move(move: string): Promise<void>;
  /** To be called when the selected cards change; offers the moves for them. */
  choose(): void;
  replay(round: CardRound): Promise<void>;
  begin(): Promise<void>;
  /** Before the first round: shows on the table where the chosen stake would lie. */
  invite(): void;
}

export function createCourse(setting: Setting, room: Room): Course {
  const live = createLivePlay(setting, room);
  return {
    async deal() {
      if (live.isBusy || live.isReplay || (live.round !== undefined && !live.round.isSettled)) return;
      room.sound.stake();
      await send(live, { kind: 'deal', requestId: crypto.randomUUID(), stakeSatang: room.bar.stakeSatang });
    },
    async move(move) {
      if (live.isBusy || live.isReplay || live.round === undefined || live.round.isSettled) return;
      room.sound.press();
      const { roundId, moves } = live.round;
      await send(live, { kind: 'move', roundId, actionId: crypto.randomUUID(), index: moves.length, move });
    },
    choose: () => !live.isBusy && offer(live),
    replay: (round) => replayRound(live, round),
    begin: () => begin(live),
    invite: () => invite(live),
  };
}

function invite({ room, round }: LivePlay): void {
  if (round === undefined) room.desk.propose?.(room.bar.stakeSatang);
}

async function begin(live: LivePlay): Promise<void> {
  const { room, round } = live;
  const { state, words } = live.setting;
  room.hud.showPurse(state.purse);
  room.desk.clear();
  const kept = pendings.of(state.sessionId);
  if (round !== undefined) await show(live, round, true);
  else invite(live);
  if (kept !== undefined) return send(live, kept);
  if (state.openRound !== undefined) room.notice(words('held'), 'info');
  live.isBusy = false;
  offer(live);
}
