/** The course of the table: rounds by the house's clock, chips, results and replays. */
import type { PlayedRound, TableNews } from '@foyer/contract/play/table.ts';
import { createLiveTable, drawBets } from './live.ts';
import { pendingSlips } from './pendingSlip.ts';
import { lay, place, send } from './placing.ts';
import { refresh, takeNews, takeState } from './reading.ts';
import { replayRound } from './replay.ts';
import type { Room } from './room.ts';
import { tick } from './rounds.ts';
import type { Setting } from './setting.ts';

export interface Table {
  /** Lays a chip on a spot. Nothing is staked before `place`. */
  drop(spotId: string, satang: number): void;
  undo(): void;
  clear(): void;
  repeat(): void;
  place(): Promise<void>;
  hear(news: TableNews): void;
  refresh(): Promise<void>;
  tick(): void;
  replay(round: PlayedRound): Promise<void>;
  begin(): Promise<void>;
}

export function createTable(setting: Setting, room: Room): Table {
  const live = createLiveTable(setting, room);
  const { bets } = live;
  const readAgain = (): Promise<void> => refresh(live);
  return {
    drop: (spot, satang) => lay(live, [{ spot, satang }]),
    undo() {
      bets.undo();
      drawBets(live);
    },
    clear() {
      bets.clear();
      drawBets(live);
    },
    repeat: () => lay(live, bets.last),
    place: () => place(live),
    hear: (news) => takeNews(live, news),
    refresh: readAgain,
    tick: () => tick(live, readAgain),
    replay: (round) => replayRound(live, round),
    async begin() {
      tick(live, readAgain);
      takeState(live, live.state);
      const left = pendingSlips.of(setting.state.sessionId);
      if (left !== undefined) await send(live, left);
    },
  };
}
