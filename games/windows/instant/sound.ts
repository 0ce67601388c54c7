/** Sounds: a tick for motion, a tone for opening, one for every result, and one more if the prize exceeds the stake. */
import { createVoice } from '../frame/voice.ts';
import type { Voice } from '../frame/voice.ts';

export interface Sound extends Pick<Voice, 'isOn' | 'toggle'> {
  tick(step?: number): void;
  open(): void;
  end(isWon: boolean): void;
}

export function createSound(): Sound {
  const voice = createVoice('instant');
  return {
    get isOn() {
      return voice.isOn;
    },
    toggle: () => voice.toggle(),
    tick: (step = 0) => voice.note(880 + step * 40, 0, 0.06, 0.1),
    open: () => voice.note(523, 0, 0.14, 0.16),
    end(isWon) {
      voice.note(440, 0, 0.3, 0.16);
      if (!isWon) return;
      voice.note(587, 0.1, 0.4, 0.18);
      voice.note(880, 0.22, 0.5, 0.16);
    },
  };
}
