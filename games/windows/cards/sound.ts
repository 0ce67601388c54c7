/** When a card game sounds: stake, cards or tiles, moves, one tone for every result, and a win above the stake. */
import type { CardCode } from '../../engines/cards/cardGame.ts';
import { winOf } from '../frame/sound/tiers.ts';
import type { WinName } from '../frame/sound/tiers.ts';
import { createVoice } from '../frame/voice.ts';
import type { Voice } from '../frame/voice.ts';
// oxlint-disable-next-line import/default -- Vite builds the worker and returns its address.
import workerUrl from './sounds.worker.ts?worker&url';

export type Name = WinName | 'card' | 'tile' | 'stake' | 'shuffle' | 'wash' | 'knock' | 'slap' | 'settle';

export interface Sound extends Pick<Voice, 'isOn' | 'toggle'> {
  card(): void;
  /** The stake goes down, and the pack is shuffled. */
  stake(): void;
  /** A move: a knock on the table, or cards played. */
  press(): void;
  /** The same tone for every result, then a win if more than the stake comes back. M11 */
  result(backSatang: number, stakeSatang: number): void;
}

export function createSound(code: CardCode): Sound {
  const voice = createVoice<Name>('cards', { url: workerUrl }, ['stake']);
  return {
    get isOn() {
      return voice.isOn;
    },
    toggle: () => voice.toggle(),
    card: () => voice.play(code === 'twoEight' ? 'tile' : 'card', { spread: 0.2 }),
    stake() {
      voice.play('stake');
      voice.play(code === 'twoEight' ? 'wash' : 'shuffle', { pan: 0.3 });
    },
    press: () => voice.play(code === 'douDizhu' ? 'slap' : 'knock'),
    result: (backSatang, stakeSatang) => voice.play(winOf(backSatang, stakeSatang) ?? 'settle'),
  };
}
