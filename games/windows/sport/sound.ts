/** When the sportsbook sounds: a bet that is taken, and a point in a match that is on the screen. */
import { createVoice } from '../frame/voice.ts';
// oxlint-disable-next-line import/default -- Vite builds the worker and returns its address.
import workerUrl from './sounds.worker.ts?worker&url';

export type Name = 'taken' | 'whistle' | 'cheer' | 'stamp';

export function createSound() {
  const voice = createVoice<Name>('sport', { url: workerUrl }, ['taken']);
  let points = 0;
  return {
    get isOn() {
      return voice.isOn;
    },
    toggle: () => voice.toggle(),
    taken: () => voice.play('taken'),
    /** The same sound for both sides, so that it never celebrates a bet. M11 */
    scored() {
      points += 1;
      voice.play('whistle', { spread: 0.4 });
      voice.play(points % 3 === 0 ? 'stamp' : 'cheer', { above: -4 });
    },
  };
}
