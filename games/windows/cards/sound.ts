/** The sounds of card games: a card, a press, and one tone for every result. */
import { createVoice } from '../frame/voice.ts';
import type { Voice } from '../frame/voice.ts';

export interface Sound extends Pick<Voice, 'isOn' | 'toggle'> {
  card(): void;
  press(): void;
  result(): void;
}

export function createSound(): Sound {
  const voice = createVoice('cards');
  return {
    get isOn() {
      return voice.isOn;
    },
    toggle: () => voice.toggle(),
    card: () => voice.note(330, 0, 0.07, 0.14),
    press: () => voice.note(880, 0, 0.05, 0.1),
    // The same for every result, won or lost.
    result() {
      voice.note(440, 0, 0.4, 0.2);
      voice.note(587, 0.12, 0.5, 0.2);
    },
  };
}
