/**
 * All terms of a bonus, which a player must know before taking it. None is optional and none has a default, so that a
 * bonus that lacks one cannot be offered, granted or shown. M22, ENTITY-021
 */
import * as v from 'valibot';
import { list, money, oneOf, record, text, withDefault } from './wire.ts';
import type { Codec, Value } from './wire.ts';

const checked = <T>(inner: Codec<T>, isRight: (value: T) => boolean, name: string): Codec<T> => ({
  ...inner,
  schema: v.pipe(inner.schema, v.check(isRight, name)),
});
/** Either a word or a value of the other codec, such as 'never' or a number of hours. */
function wordOr<const W extends string, T>(word: W, inner: Codec<T>): Codec<W | T> {
  return {
    schema: v.union([v.literal(word), inner.schema]),
    encode: (value) => (value === word ? word : inner.encode(value as T)),
    isExact: true,
  };
}

const above = checked(money, (satang) => satang > 0, 'above zero');
const atLeastZero = checked(money, (satang) => satang >= 0, 'zero or more');
/** JSON numbers of at most two decimals. */
const hundredths = (min: number, max: number): Codec<number> => ({
  schema: v.pipe(
    v.number(),
    v.check((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'two decimals'),
    v.minValue(min),
    v.maxValue(max),
  ),
  encode: (value) => value,
});
const whole = (min: number, max: number): Codec<number> => ({
  schema: v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)),
  encode: (value) => value,
});

/** A fixed amount, or a percentage of a deposit up to a cap. Satang. */
export type BonusGift =
  | { readonly kind: 'fixed'; readonly amountSatang: number }
  | {
      readonly kind: 'percent';
      readonly percent: number;
      readonly capSatang: number;
      /** The smallest deposit that gives a bonus; 0 if every deposit does. */
      readonly leastDepositSatang: number;
      /** The percentage is of stakes or losses in a period, instead of a deposit. */
      readonly of?: 'stakes' | 'loss';
    };

const giftSchema = v.variant('kind', [
  v.object({ kind: v.literal('fixed'), amount: above.schema }),
  v.object({
    kind: v.literal('percent'),
    percent: hundredths(0.01, 1000).schema,
    cap: above.schema,
    leastDeposit: atLeastZero.schema,
    of: v.optional(v.picklist(['stakes', 'loss'])),
  }),
]);
const gift: Codec<BonusGift> = {
  schema: v.pipe(
    giftSchema,
    v.transform((read): BonusGift => {
      if (read.kind === 'fixed') return { kind: 'fixed', amountSatang: read.amount };
      const { percent, cap, leastDeposit, of } = read;
      const percentage = { kind: 'percent', percent, capSatang: cap, leastDepositSatang: leastDeposit } as const;
      return of === undefined ? percentage : { ...percentage, of };
    }),
  ),
  encode: (value) =>
    value.kind === 'fixed'
      ? { kind: value.kind, amount: money.encode(value.amountSatang) }
      : {
          kind: value.kind,
          percent: value.percent,
          cap: money.encode(value.capSatang),
          leastDeposit: money.encode(value.leastDepositSatang),
          ...(value.of !== undefined && { of: value.of }),
        },
};

/** Game types in the order of ENUM-001: the first has the code 1. */
export const weighedTypes = ['slots', 'live', 'sports', 'lottery', 'fish', 'chess', 'hall3d', 'other'] as const;
export type WeighedType = (typeof weighedTypes)[number];
const percentWhole = whole(0, 100);
/** Percentage of a stake that counts, by game type. All are given, including 0. */
const weights = record({
  slots: percentWhole,
  live: percentWhole,
  sports: percentWhole,
  lottery: percentWhole,
  fish: percentWhole,
  chess: percentWhole,
  hall3d: percentWhole,
  other: percentWhole,
});
export type BonusWeights = Value<typeof weights>;

/** Every stake counts in full, wherever it is placed. */
export const fullWeights: BonusWeights = {
  slots: 100,
  live: 100,
  sports: 100,
  lottery: 100,
  fish: 100,
  chess: 100,
  hall3d: 100,
  other: 100,
};

/** The longest life of an offer or a bonus, in hours: ten years. */
const longestHours = 87_600;

const plain = {
  gives: gift,
  who: oneOf(['everyone', 'newPlayers', 'depositors', 'vip', 'invited', 'chosen']),
  /** How often a player may receive it. */
  often: oneOf(['once', 'daily', 'weekly', 'monthly', 'everyTime']),
  /** Turnover as a multiple; 0: none is required. */
  multiple: hundredths(0, 100),
  /** The amount that is multiplied. */
  multipleOf: oneOf(['bonus', 'bonusAndDeposit']),
  weights,
  /** A larger bet does not count for this bonus. */
  longestStakeSatang: wordOr('none', above),
  /** Hours after receipt within which the turnover must be reached. */
  expiresAfterHours: wordOr('never', whole(1, longestHours)),
  /** Which money a bet uses first. The player's own money is never held back behind a bonus. */
  fundsOrder: oneOf(['ownFirst', 'together']),
  /** Cancelling returns only the bonus; winnings stay. The same when it expires. */
  onCancel: oneOf(['bonusReturns']),
  /** Winnings are not capped after the turnover is reached. */
  winningsCap: oneOf(['none']),
};

const named = record({ id: text, name: withDefault(text, '') });
export type Named = Value<typeof named>;

const isClearable = (terms: { readonly multiple: number; readonly weights: BonusWeights }): boolean =>
  terms.multiple === 0 || weighedTypes.some((type) => terms.weights[type] > 0);

/** Terms for players: platforms and games with names. An empty list of platforms means all. */
export const bonusTerms = checked(
  record({ ...plain, platforms: list(named), excludedGames: list(named) }),
  isClearable,
  'some game must count',
);
export type BonusTerms = Value<typeof bonusTerms>;

/**
 * Terms as the house stores them: codes of platforms and ids of games. Their names are looked up when they are shown.
 */
export const keptTerms = checked(
  record({ ...plain, platformCodes: list(text), excludedGameIds: list(text) }),
  isClearable,
  'some game must count',
);
export type KeptTerms = Value<typeof keptTerms>;

/** The bonus for a deposit in satang: rounded down, at most the cap. A fixed bonus ignores the deposit. */
export function bonusFor({ gives }: Pick<KeptTerms, 'gives'>, depositSatang: number): number {
  if (gives.kind === 'fixed') return gives.amountSatang;
  if (depositSatang <= 0 || depositSatang < gives.leastDepositSatang) return 0;
  return Math.min(gives.capSatang, Math.floor((depositSatang * Math.round(gives.percent * 100)) / 10_000));
}

/** A bonus and the deposit that it was given for; 0 if there was none. Satang. */
export interface BonusAmounts {
  readonly bonusSatang: number;
  readonly depositSatang: number;
}

/**
 * The turnover required before the bonus can be withdrawn, in games of full weight. Satang, rounded up. Used by the
 * card and the house.
 */
export function costToClear(
  { multiple, multipleOf }: Pick<KeptTerms, 'multiple' | 'multipleOf'>,
  { bonusSatang, depositSatang }: BonusAmounts,
): number {
  const base = multipleOf === 'bonus' ? bonusSatang : bonusSatang + depositSatang;
  return Math.ceil((base * Math.round(multiple * 100)) / 100);
}

/** The highest multiple of the rules of the place. */
export interface MultipleCap {
  readonly cap: number;
  readonly isLiftedBySetting: boolean;
}
/**
 * A multiple within the cap, because a high one misleads players. The operator's switch allows more where the place does.
 * M22
 */
export const isMultipleAllowed = (
  { multiple }: Pick<KeptTerms, 'multiple'>,
  { cap, isLiftedBySetting }: MultipleCap,
  areHighAllowed: boolean,
): boolean => multiple <= cap || (areHighAllowed && isLiftedBySetting);
