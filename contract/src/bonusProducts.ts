/** Products: a bonus is for one of them, unless the operator allows it to mix them. M22 */
import { fullWeights, weighedTypes } from './bonusTerms.ts';
import type { BonusWeights, KeptTerms, WeighedType } from './bonusTerms.ts';

/** Casino games, betting and lottery. A bonus for one never requires play in another. */
export const products = ['casino', 'betting', 'lottery'] as const;
export type Product = (typeof products)[number];

const productOf: Readonly<Record<WeighedType, Product>> = {
  slots: 'casino',
  live: 'casino',
  sports: 'betting',
  lottery: 'lottery',
  fish: 'casino',
  chess: 'casino',
  hall3d: 'casino',
  other: 'casino',
};

/** Default weights of a bonus: casino stakes count in full, others not at all. */
export const casinoWeights: BonusWeights = { ...fullWeights, sports: 0, lottery: 0 };

/** The products whose bets count for the turnover of a bonus. */
export const productsOf = (weights: BonusWeights): Product[] =>
  products.filter((product) => weighedTypes.some((type) => productOf[type] === product && weights[type] > 0));

/** One product, unless the operator's switch allows mixed bonuses, or there is no turnover. M22 */
export const areProductsAllowed = (
  { multiple, weights }: Pick<KeptTerms, 'multiple' | 'weights'>,
  areManyAllowed: boolean,
): boolean => areManyAllowed || multiple === 0 || productsOf(weights).length === 1;
