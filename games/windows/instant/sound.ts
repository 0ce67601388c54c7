/** When an instant game sounds: each game's own motion, one tone for every result, and a win above the stake. */
import type { InstantCode } from '../../engines/instant/game.ts';
import { winOf } from '../frame/sound/tiers.ts';
import type { WinName } from '../frame/sound/tiers.ts';
import { createVoice } from '../frame/voice.ts';
import type { Voice } from '../frame/voice.ts';
// oxlint-disable-next-line import/default -- Vite builds the worker and returns its address.
import workerUrl from './sounds.worker.ts?worker&url';

export type Name =
  | WinName
  | 'pin'
  | 'ball'
  | 'mark'
  | 'foil'
  | 'beat'
  | 'clap'
  | 'hooves'
  | 'rattle'
  | 'dice'
  | 'door'
  | 'settle';

export interface Sound extends Pick<Voice, 'isOn' | 'toggle'> {
  /** A step of the game's motion: a pin, a ball, a beat. `step` raises the pitch of a pin, and marks a hit of keno. */
  tick(step?: number): void;
  /** A door opens. */
  open(): void;
  /** Dice and hands are uncovered. */
  reveal(): void;
  /** The same tone for every result, or a win if more than the stake comes back. M11 */
  end(backSatang: number, stakeSatang: number): void;
}

/** What moves in each game. */
const motion: Readonly<Record<InstantCode, Name>> = {
  plinko: 'pin',
  treasure: 'door',
  keno80: 'ball',
  keno40: 'ball',
  markSix: 'ball',
  pickFive: 'ball',
  scratch: 'foil',
  hands: 'beat',
  horses: 'hooves',
  fastThree: 'rattle',
};

export function createSound(code: InstantCode): Sound {
  const voice = createVoice<Name>('instant', { url: workerUrl, set: code }, ['settle', 'win1', 'win2', 'win3']);
  const moving = motion[code];
  return {
    get isOn() {
      return voice.isOn;
    },
    toggle: () => voice.toggle(),
    tick(step = 0) {
      if (moving === 'ball' && step > 0) voice.play('mark');
      else voice.play(moving, { pitch: moving === 'pin' ? step * 0.5 : 0, spread: 0.2 });
    },
    open: () => voice.play('door'),
    reveal: () => voice.play(code === 'fastThree' ? 'dice' : 'clap'),
    end: (backSatang, stakeSatang) => voice.play(winOf(backSatang, stakeSatang) ?? 'settle'),
  };
}
