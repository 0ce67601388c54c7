/** The play of a room: firing, news of the stream, frames, replays. */
import type { FishNews, PlayedClip } from '@foyer/contract/play/fish.ts';
import { tideAt } from '../../engines/fish/shoals.ts';
import { houseNow } from '../frame/clock.ts';
import { createFiring } from './firing.ts';
import { createLiveRoom, showSitting } from './live.ts';
import type { LiveRoom } from './live.ts';
import { refresh, takeNews, takeState } from './reading.ts';
import { replayClip } from './replay.ts';
import type { Room } from './room.ts';
import type { Setting } from './setting.ts';
import type { Stage } from './stage/stage.ts';
import type { Tides } from './tides.ts';

export interface Play {
  readonly tides: Tides;
  /** Fires one shot at this fish. */
  fire(fishId: string | undefined, angle: number): void;
  hear(news: FishNews): void;
  refresh(): Promise<void>;
  frame(): void;
  replay(clip: PlayedClip): Promise<void>;
  begin(): Promise<void>;
  readonly isReplay: boolean;
}

/** If the stream has brought no seed by this time after a new tide began, the window reads the state. */
const missedTideMs = 1_500;

export function createPlay(setting: Setting, stage: Stage, room: Room): Play {
  const live = createLiveRoom(setting, stage, room);
  const { tides, trigger, shots } = live;
  const firing = createFiring(live);
  let tide = tideAt(houseNow());
  return {
    tides,
    fire: (fishId, angle) => firing.fire(fishId, angle),
    hear: (news) => takeNews(live, news),
    refresh: () => refresh(live),
    get isReplay() {
      return live.isReplay;
    },
    frame() {
      const nowMs = houseNow();
      room.controls.showWait(trigger.waitSeconds(nowMs));
      if (tideAt(nowMs) !== tide) {
        tide = tideAt(nowMs);
        setTimeout(() => void (tides.all.some((one) => one.tide === tide) || refresh(live)), missedTideMs);
      }
      if (!live.isReplay) stage.frame(nowMs);
    },
    replay: (clip) => replay(live, clip),
    async begin() {
      takeState(live, live.state);
      showSitting(live);
      if (!shots.resume()) return;
      await firing.flush();
      await refresh(live);
    },
  };
}

async function replay(live: LiveRoom, clip: PlayedClip): Promise<void> {
  const { room, stage } = live;
  const { model, words } = live.setting;
  if (live.isReplay || clip.shots.length === 0) return;
  live.isReplay = true;
  room.markReplay(true);
  await replayClip({ clip, model, own: clip.seatNo, words }, stage, room);
  live.isReplay = false;
  room.markReplay(false);
  stage.clear();
  takeState(live, live.state);
  await refresh(live);
}
