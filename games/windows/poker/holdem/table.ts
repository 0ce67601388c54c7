/** The course of a hand against the dealer: input, replays, and how the window starts. */
import type { HoldemRound } from '@foyer/contract/play/poker.ts';
import { wait } from '../../frame/dom.ts';
import { keepPending, pendings } from '../pending.ts';
import type { Room } from '../room.ts';
import type { Setting } from '../setting.ts';
import { deal, decide, readBalance, refresh } from './hands.ts';
import { createLiveHand, drawAll, drawRack } from './live.ts';
import type { LiveHand } from './live.ts';

export interface HoldemTable {
  begin(): Promise<void>;
  refresh(): Promise<void>;
  /** Reads the balance again when the window becomes visible, and keeps the chosen bets. */
  look(): Promise<void>;
  replay(round: HoldemRound): Promise<void>;
}

export function createHoldemTable(setting: Setting, room: Room): HoldemTable {
  const { sessionId } = setting.state;
  const live = createLiveHand(setting, room, {
    onDeal: ({ anteSatang, bonusSatang }) => void deal(live, keepPending(sessionId, anteSatang, bonusSatang)),
    onDecide: (what) => void decide(live, what),
  });
  return {
    async begin() {
      const pending = pendings.of(sessionId);
      drawAll(live);
      if (pending === undefined) return;
      live.rack.choose({ anteSatang: pending.stakeSatang, bonusSatang: pending.bonusSatang });
      await deal(live, pending);
    },
    async refresh() {
      if (!live.isBusy) await refresh(live);
    },
    look: () => readBalance(live),
    replay: (round) => replayRound(live, round),
  };
}

async function replayRound(live: LiveHand, round: HoldemRound): Promise<void> {
  const { room, felt, course } = live;
  if (live.isBusy) return;
  live.isBusy = true;
  live.isReplay = true;
  room.markReplay(true);
  felt.clear();
  drawRack(live);
  let isLeft = false;
  const left = room.untilBack().then(() => void (isLeft = true));
  await Promise.race([
    left,
    course
      .deal(round, 'again')
      .then(() => wait(900))
      .then(() => (isLeft ? undefined : course.end(round, 'again'))),
  ]);
  await left;
  room.markReplay(false);
  live.isReplay = false;
  live.isBusy = false;
  course.stop();
  drawAll(live);
}
