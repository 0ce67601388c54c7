/** When a fish room sounds: shots, misses and catches, and a win above the bullet's price. */
import { winOf } from '../frame/sound/tiers.ts';
import type { WinName } from '../frame/sound/tiers.ts';
import { createVoice } from '../frame/voice.ts';
// oxlint-disable-next-line import/default -- Vite builds the worker and returns its address.
import workerUrl from './sounds.worker.ts?worker&url';

export type Name = WinName | 'fire' | 'hit' | 'net' | 'catch' | 'gone' | 'haul';

export function createSound() {
  const voice = createVoice<Name>('fish', { url: workerUrl }, ['fire']);
  return {
    get isOn() {
      return voice.isOn;
    },
    toggle: () => voice.toggle(),
    fire: () => voice.play('fire'),
    missed: () => voice.play('hit', { spread: 0.3 }),
    /** The fish left before the bullet came. */
    gone: () => voice.play('gone'),
    /** A large catch is also hauled in; most catches have one short tone. M11 */
    caught(backSatang: number, bulletSatang: number) {
      const name = winOf(backSatang, bulletSatang);
      voice.play('net');
      if (name === 'win1') voice.play('catch');
      else if (name !== undefined) voice.play(name === 'win2' ? 'win1' : 'win2');
      if (name === 'win3') voice.play('haul');
    },
  };
}
export type Sound = ReturnType<typeof createSound>;
