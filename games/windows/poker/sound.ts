/** When the poker room sounds: cards, chips, checks and folds, one tone for every result, and a win above the stake. */
import { winOf } from '../frame/sound/tiers.ts';
import type { WinName } from '../frame/sound/tiers.ts';
import { createVoice } from '../frame/voice.ts';
// oxlint-disable-next-line import/default -- Vite builds the worker and returns its address.
import workerUrl from './sounds.worker.ts?worker&url';

export type Name = WinName | 'card' | 'flip' | 'chip' | 'stack' | 'muck' | 'knock' | 'pot' | 'settle';

/** From this many chips, a bet is heard as a stack. */
const manyChips = 400;

export function createSound() {
  const voice = createVoice<Name>('poker', { url: workerUrl }, ['card', 'chip', 'stack']);
  return {
    get isOn() {
      return voice.isOn;
    },
    toggle: () => voice.toggle(),
    card: () => voice.play('card', { spread: 0.3 }),
    flip: () => voice.play('flip', { spread: 0.3 }),
    chip: (count = 1) => voice.play(count >= manyChips ? 'stack' : 'chip', { spread: 0.3 }),
    check: () => voice.play('knock', { spread: 0.3 }),
    fold: () => voice.play('muck', { spread: 0.3 }),
    pot: () => voice.play('pot'),
    /** The same tone for every result, or a win if more than the stake comes back. M11 */
    result: (backSatang: number, stakeSatang: number) => voice.play(winOf(backSatang, stakeSatang) ?? 'settle'),
  };
}
export type Sound = ReturnType<typeof createSound>;
