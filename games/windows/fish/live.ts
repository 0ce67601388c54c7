/** The state of a room in the window: the house's state, the tides, the clip and the shots without a reply. */
import type { FishState } from '@foyer/contract/play/fish.ts';
import type { PlayPurse } from '@foyer/contract/play/play.ts';
import type { Room } from './room.ts';
import type { Setting } from './setting.ts';
import { createShots } from './shots.ts';
import type { Shots } from './shots.ts';
import type { Stage } from './stage/stage.ts';
import { createTides } from './tides.ts';
import type { Tides } from './tides.ts';
import { createTrigger } from './trigger.ts';
import type { Trigger } from './trigger.ts';

export interface LiveRoom {
  readonly setting: Setting;
  readonly stage: Stage;
  readonly room: Room;
  /** The player's seat. */
  readonly own: number;
  readonly tides: Tides;
  readonly trigger: Trigger;
  readonly shots: Shots;
  /** Counts of shots that were settled in this window. */
  readonly sitting: { shots: number; caught: number };
  /** The house's last full state. */
  state: FishState;
  isReplay: boolean;
}

export function createLiveRoom(setting: Setting, stage: Stage, room: Room): LiveRoom {
  const { state, model } = setting;
  return {
    setting,
    stage,
    room,
    own: state.seats.find(({ isOwn }) => isOwn)?.seatNo ?? 0,
    tides: createTides(model),
    trigger: createTrigger(state.clip),
    shots: createShots(state.sessionId),
    sitting: { shots: 0, caught: 0 },
    state,
    isReplay: false,
  };
}

export function showPurse(live: LiveRoom, purse: PlayPurse): void {
  live.state = { ...live.state, purse };
  live.room.hud.showPurse(purse);
}

export const showSitting = ({ room, setting, sitting }: LiveRoom): void =>
  room.controls.showSitting(setting.words('sitting', sitting));

export const showSeatsOnStage = ({ stage, own, state }: LiveRoom): void =>
  stage.setSeats(
    state.seats.map(({ name, isOwn }) => name !== '' || isOwn),
    own,
  );
