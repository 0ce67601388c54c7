/**
 * The lottery is part of the site itself. Its exact chances are beside its prices, and plays.test.ts enumerates them.
 */
import { lotteryCodes } from '@foyer/contract/lottery/games.ts';
import { lotteryPlays, returnOf } from '@foyer/contract/lottery/plays.ts';
import { exactFigure } from '../figure.ts';
import type { Figure } from '../figure.ts';

export const lotteryFigures = (): Figure[] =>
  lotteryCodes.map((code) => {
    const bets = lotteryPlays[code].flatMap(({ play, prices }) =>
      prices.map((price) => {
        const { numerator, denominator } = returnOf(price);
        return { name: play, exact: ((100 * numerator) / denominator).toFixed(3) };
      }),
    );
    return exactFigure(code, '../contract/src/lottery/plays.ts', bets);
  });
