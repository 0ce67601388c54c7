/** The sounds of the room. They are the same for every result. */
import { createVoice } from '../frame/voice.ts';

export function createSound() {
  const voice = createVoice('poker');
  return {
    get isOn() {
      return voice.isOn;
    },
    toggle: () => voice.toggle(),
    card: () => voice.note(330, 0, 0.08, 0.12),
    chip: () => voice.note(1_480, 0, 0.06, 0.1),
    result() {
      voice.note(440, 0, 0.4, 0.14);
      voice.note(587, 0.12, 0.5, 0.14);
    },
  };
}
export type Sound = ReturnType<typeof createSound>;
