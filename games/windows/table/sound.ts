/** The table's sounds: chips, cards, and one tone for every result. */
import { createVoice } from '../frame/voice.ts';
import type { Voice } from '../frame/voice.ts';

export interface Sound extends Pick<Voice, 'isOn' | 'toggle'> {
  chip(): void;
  card(): void;
  result(): void;
}

export function createSound(): Sound {
  const voice = createVoice('table');
  return {
    get isOn() {
      return voice.isOn;
    },
    toggle: () => voice.toggle(),
    chip: () => voice.note(1_760, 0, 0.06, 0.16),
    card: () => voice.note(330, 0, 0.08, 0.16),
    // The same for every result, won or lost.
    result() {
      voice.note(440, 0, 0.4, 0.2);
      voice.note(587, 0.12, 0.5, 0.2);
    },
  };
}
