/** When a slot machine sounds: the reels, falls and coins, free spins, and wins above the stake. */
import type { PlatformCode } from '../../catalogue/game.ts';
import { winOf } from '../frame/sound/tiers.ts';
import type { WinName } from '../frame/sound/tiers.ts';
import { createVoice } from '../frame/voice.ts';
import type { Voice } from '../frame/voice.ts';
// oxlint-disable-next-line import/default -- Vite builds the worker and returns its address.
import workerUrl from './sounds.worker.ts?worker&url';

export type Name = WinName | 'spin' | 'start' | 'stop' | 'fall' | 'land' | 'tick' | 'free';

const lastReel = 4;
/** The reels are heard for at most this long after their start, and after each of them has stopped, in seconds. */
const [mostRun, mostGap] = [9, 1.5];

export interface Sound extends Pick<Voice, 'isOn' | 'toggle'> {
  spin(): void;
  /** Reel 0 to 4 stops; the last one ends the run. */
  stop(reel: number): void;
  /** A turn of a hold ends with this many new coins. */
  land(fresh: number): void;
  /** Symbols fall. `place` counts the falls of a cascade. */
  fall(place: number): void;
  /** To be called for a return above the stake only. M11 */
  win(backSatang: number, stakeSatang: number): void;
  free(): void;
  /** The counted-up win goes up by a coin. */
  tick(): void;
}

export function createSound(platform: PlatformCode): Sound {
  const voice = createVoice<Name>('slot', { url: workerUrl, set: platform }, ['spin', 'start']);
  return {
    get isOn() {
      return voice.isOn;
    },
    toggle: () => voice.toggle(),
    spin() {
      voice.play('start');
      voice.hold('spin', mostRun);
    },
    stop(reel) {
      voice.play('stop', { pan: (reel - 2) * 0.3, pitch: reel * 0.4 });
      if (reel === lastReel) voice.release('spin');
      else voice.hold('spin', mostGap);
    },
    land(fresh) {
      voice.release('spin');
      voice.play(fresh > 0 ? 'land' : 'stop');
    },
    fall: (place) => voice.play('fall', { pitch: Math.min(place, 6) }),
    win(backSatang, stakeSatang) {
      const name = winOf(backSatang, stakeSatang);
      if (name !== undefined) voice.play(name);
    },
    free: () => voice.play('free'),
    tick: () => voice.play('tick', { spread: 0.25 }),
  };
}
