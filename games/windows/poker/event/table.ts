/** The course of an event: input, replays, and how the window starts. */
import type { EventRound } from '@foyer/contract/play/poker.ts';
import { keepPending, pendings } from '../pending.ts';
import type { Room } from '../room.ts';
import type { Setting } from '../setting.ts';
import { createLiveEvent, draw, isOpen } from './live.ts';
import type { LiveEvent } from './live.ts';
import { buy, move, read } from './moves.ts';

export interface EventTable {
  begin(): Promise<void>;
  refresh(): Promise<void>;
  /** Reads the state again when the window becomes visible, because money may have been transferred meanwhile. */
  look(): Promise<void>;
  replay(event: EventRound): Promise<void>;
}

export function createEventTable(setting: Setting, room: Room): EventTable {
  const { sessionId } = setting.state;
  const live = createLiveEvent(setting, room, {
    onMove: (word) => void move(live, word),
    onBuy: (stakeSatang) => void buy(live, keepPending(sessionId, stakeSatang)),
  });
  return {
    async begin() {
      stand(live);
      const pending = pendings.of(sessionId);
      if (pending !== undefined) await buy(live, pending);
    },
    async refresh() {
      if (!live.isBusy) await read(live);
    },
    async look() {
      if (!live.isBusy && !isOpen(live)) await read(live);
    },
    replay: (event) => replayEvent(live, event),
  };
}

/** Shows the house's state without animation. */
function stand(live: LiveEvent): void {
  if (live.event) live.show.stand(live.event);
  draw(live);
}

async function replayEvent(live: LiveEvent, event: EventRound): Promise<void> {
  const { room, show } = live;
  if (live.isBusy) return;
  live.isBusy = true;
  live.isReplay = true;
  room.markReplay(true);
  draw(live);
  await show.replay(event, room.untilBack());
  live.isReplay = false;
  room.markReplay(false);
  live.isBusy = false;
  show.forget();
  stand(live);
}
