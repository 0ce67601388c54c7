/** No window has the sound of a win for a return of at most the stake. M11 */
import { beforeEach, expect, it, vi } from 'vitest';
import { createSound as cards } from '../../cards/sound.ts';
import { createSound as fish } from '../../fish/sound.ts';
import { createSound as instant } from '../../instant/sound.ts';
import { createSound as poker } from '../../poker/sound.ts';
import { createSound as slot } from '../../slot/sound.ts';
import { createSound as table } from '../../table/sound.ts';
import { winsPlayed } from '../testing/voice.ts';

vi.mock('../voice.ts', () => import('../testing/voice.ts'));
beforeEach(() => void winsPlayed());

type Ends = (backSatang: number, stakeSatang: number) => void;
const ends: Readonly<Record<string, Ends>> = {
  table: (back, stake) => table('baccarat').own(back, stake),
  cards: (back, stake) => cards('blackjack').result(back, stake),
  poker: (back, stake) => poker().result(back, stake),
  instant: (back, stake) => instant('plinko').end(back, stake),
  slot: (back, stake) => slot('moyu').win(back, stake),
};

it.each(Object.entries(ends))('plays a win in %s only above the stake, in three tiers', (_, end) => {
  const heard = [0, 1_999, 2_000, 2_001, 10_000, 40_000].map((back) => {
    end(back, 2_000);
    return winsPlayed().join();
  });
  expect(heard).toEqual(['', '', '', 'win1', 'win2', 'win3']);
});

it('plays the wins of fish one tier lower, as catches are frequent', () => {
  const heard = [2_000, 2_001, 10_000, 40_000].map((back) => {
    fish().caught(back, 2_000);
    return winsPlayed().join();
  });
  expect(heard).toEqual(['', '', 'win1', 'win2']);
});
