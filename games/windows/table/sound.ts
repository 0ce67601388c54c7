/** When the table sounds: chips, cards, wheel and dice, one tone for every result, and a win above the stake. */
import type { TableCode } from '../../engines/table/table.ts';
import { winOf } from '../frame/sound/tiers.ts';
import type { WinName } from '../frame/sound/tiers.ts';
import { createVoice } from '../frame/voice.ts';
import type { Voice } from '../frame/voice.ts';
// oxlint-disable-next-line import/default -- Vite builds the worker and returns its address.
import workerUrl from './sounds.worker.ts?worker&url';

export type Name = WinName | 'chip' | 'stack' | 'card' | 'slide' | 'wheel' | 'pocket' | 'shake' | 'lift' | 'settle';

export interface Sound extends Pick<Voice, 'isOn' | 'toggle'> {
  chip(): void;
  /** The chips of a slip are staked. */
  placed(): void;
  /** The dealing begins: the wheel turns, the dice are shaken, a card leaves the shoe. */
  deal(): void;
  /** A card lies, the ball rests, or the dice are uncovered. */
  card(): void;
  result(): void;
  /** The player's own result. Silent for at most the stake. M11 */
  own(backSatang: number, stakeSatang: number): void;
}

const dealt: Readonly<Record<TableCode, readonly [begin: Name, step: Name]>> = {
  baccarat: ['slide', 'card'],
  dragonTiger: ['slide', 'card'],
  roulette: ['wheel', 'pocket'],
  sicBo: ['shake', 'lift'],
};

export function createSound(code: TableCode): Sound {
  const voice = createVoice<Name>('table', { url: workerUrl }, ['chip']);
  const [begin, step] = dealt[code];
  return {
    get isOn() {
      return voice.isOn;
    },
    toggle: () => voice.toggle(),
    chip: () => voice.play('chip', { spread: 0.25 }),
    placed: () => voice.play('stack'),
    deal: () => voice.play(begin),
    card: () => voice.play(step, { spread: 0.2 }),
    result: () => voice.play('settle'),
    own(backSatang, stakeSatang) {
      const name = winOf(backSatang, stakeSatang);
      if (name !== undefined) voice.play(name);
    },
  };
}
