import { lotteryCodes, lotteryGames } from '@foyer/contract/lottery/games.ts';
import { lotteryPlays } from '@foyer/contract/lottery/plays.ts';
import { countBets } from '@foyer/contract/lottery/selection.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { quickPick } from '../pad/quickPick.ts';
import { browserChance, chancePick, isEmpty, noPicks, withBankers, withZone } from './pick.ts';

const plays = lotteryCodes.flatMap((code) => lotteryPlays[code]);

it.each(plays.map((play) => [play.lotteryCode, play.play, play] as const))(
  'picks a random ticket of %s %s that can be bet, and starts from an empty one. VALID-057',
  (code, _name, play) => {
    expect(countBets(code, noPicks(play)) === 0).toBe(true);
    expect(isEmpty(noPicks(play))).toBe(true);
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true })), (stream) => {
        const chance = (below: number) => Math.floor((stream.next().value ?? 0) * below);
        // A pair has two bets, because either of its numbers may be the one that comes twice.
        expect(countBets(code, chancePick(play, chance))).toBe(play.shape === 'pair' ? 2 : 1);
      }),
      { numRuns: 40 },
    );
  },
);

it('removes a banker from the drags', () => {
  const any3 = lotteryPlays.fiveMinute.find(({ play }) => play === 'any3');
  if (!any3) throw new Error('no play');
  const picked = withBankers(withZone(noPicks(any3), 0, [1, 2, 3, 4]), [2]);
  expect(picked).toMatchObject({ picks: [[1, 3, 4]], bankers: [2] });
  expect(countBets('fiveMinute', picked)).toBe(3);
});

it('picks all, big, small, odd, even or no numbers. SI-21', () => {
  const { minute, fiveMinute } = lotteryGames;
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const eleven = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  expect(quickPick('big', minute.balls, digits)).toEqual([5, 6, 7, 8, 9]);
  expect(quickPick('small', minute.balls, digits)).toEqual([0, 1, 2, 3, 4]);
  expect(quickPick('odd', fiveMinute.balls, eleven)).toEqual([1, 3, 5, 7, 9, 11]);
  expect(quickPick('even', minute.balls, digits)).toEqual([0, 2, 4, 6, 8]);
  expect(quickPick('all', minute.balls, digits)).toEqual(digits);
  expect(quickPick('none', minute.balls, digits)).toEqual([]);
  const halves = [...quickPick('small', fiveMinute.balls, eleven), ...quickPick('big', fiveMinute.balls, eleven)];
  expect(halves).toEqual(eleven);
});

it('can pick every number at random', () => {
  const seen = new Set(Array.from({ length: 400 }, () => browserChance(11)));
  expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
