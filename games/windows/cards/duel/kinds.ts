/** Names and payouts of the games with two hands. */
import type { DuelCode } from '../../../engines/cards/cardGame.ts';
import { goldenFlowerReturn, niuNiuReturn, twoEightReturn } from '../../../engines/cards/pays.ts';
import type { DuelRules } from '../../../engines/cards/duel/duel.ts';
import { goldenFlowerRules } from '../../../engines/cards/duel/goldenFlower.ts';
import { niuNiuRules } from '../../../engines/cards/duel/niuNiu.ts';
import { twoEightRules } from '../../../engines/cards/duel/twoEight.ts';

const rules: Readonly<Record<DuelCode, DuelRules>> = {
  niuNiu: niuNiuRules,
  goldenFlower: goldenFlowerRules,
  twoEight: twoEightRules,
};

const each = (of: (duel: DuelRules) => number): Readonly<Record<DuelCode, number>> => ({
  niuNiu: of(rules.niuNiu),
  goldenFlower: of(rules.goldenFlower),
  twoEight: of(rules.twoEight),
});
export const cardsEach = each((duel) => duel.cardsEach);
/** Multiples of the base that are held as the stake. */
export const mostTimes = each((duel) => duel.mostTimes);

/** Whether three of five cards are set apart, because their sum is a multiple of ten. */
export const isApart = (code: DuelCode, kind: string): boolean => code === 'niuNiu' && kind.startsWith('niu');

/** The ranks of hands, highest first, with the multiple of the base that each wins. */
export const kindsOf: Readonly<Record<DuelCode, readonly (readonly [kind: string, times: number])[]>> = {
  niuNiu: [
    ['fiveSmall', 5],
    ['bomb', 5],
    ['fiveFaces', 4],
    ['niuNiu', 3],
    ['niuHigh', 2],
    ['niuLow', 1],
    ['none', 1],
  ],
  goldenFlower: [
    ['trio', 5],
    ['straightFlower', 4],
    ['flower', 3],
    ['straight', 2],
    ['pair', 1],
    ['high', 1],
  ],
  twoEight: [
    ['whitePair', 3],
    ['tilePair', 3],
    ['twoEight', 2],
    ['anyPoints', 1],
  ],
};

export const duelReturn: Readonly<Record<DuelCode, string>> = {
  niuNiu: niuNiuReturn,
  goldenFlower: goldenFlowerReturn,
  twoEight: twoEightReturn,
};
