/**
 * What a player must know of a bonus before they take it: every term, none of them optional and none with a default, so
 * that a bonus that lacks one cannot be offered, granted or shown. M22, ENTITY-021
 */
import * as v from 'valibot';
import { list, money, oneOf, record, text, withDefault } from './wire.ts';
import type { Codec, Value } from './wire.ts';

const checked = <T>(inner: Codec<T>, isRight: (value: T) => boolean, name: string): Codec<T> => ({
  ...inner,
  schema: v.pipe(inner.schema, v.check(isRight, name)),
});
/** Either a word or a value of the other codec: 'never' or a number of hours. */
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
      /** A deposit below it brings nothing; 0 where every deposit counts. */
      readonly leastDepositSatang: number;
      /** A share of what was staked or lost in a period, in place of a deposit. */
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
  /** Whom it is for. */
  who: oneOf(['everyone', 'newPlayers', 'depositors', 'vip', 'invited', 'chosen']),
  /** How often one player may have it. */
  often: oneOf(['once', 'daily', 'weekly', 'monthly', 'everyTime']),
  /** How many times it is staked before it may be withdrawn; 0: nothing to clear. */
  multiple: hundredths(0, 100),
  /** What is multiplied. */
  multipleOf: oneOf(['bonus', 'bonusAndDeposit']),
  weights,
  /** A bet above it does not count for this bonus. */
  longestStakeSatang: wordOr('none', above),
  /** Hours after receipt in which it is to be staked. */
  expiresAfterHours: wordOr('never', whole(1, longestHours)),
  /** Which money a bet takes first: the player's own is never held back behind a bonus. */
  fundsOrder: oneOf(['ownFirst', 'together']),
  /** Giving it up returns the bonus and nothing else: what was won stays. The same when it expires. */
  onCancel: oneOf(['bonusReturns']),
  /** There is none, once the bonus is cleared. */
  winningsCap: oneOf(['none']),
};

const named = record({ id: text, name: withDefault(text, '') });
export type Named = Value<typeof named>;

const isClearable = (terms: { readonly multiple: number; readonly weights: BonusWeights }): boolean =>
  terms.multiple === 0 || weighedTypes.some((type) => terms.weights[type] > 0);

/** As a player reads them: platforms and games with their names; an empty list of platforms means every one. */
export const bonusTerms = checked(
  record({ ...plain, platforms: list(named), excludedGames: list(named) }),
  isClearable,
  'some game must count',
);
export type BonusTerms = Value<typeof bonusTerms>;

/** As the house keeps them: codes of platforms and ids of games, whose names are looked up when they are shown. */
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

/** A bonus and the deposit that it was given for; 0 where there was none. Satang. */
export interface BonusAmounts {
  readonly bonusSatang: number;
  readonly depositSatang: number;
}

/** What must be staked in games of full weight before it may be withdrawn, in satang, rounded up; card and house both ask here. */
export function costToClear(
  { multiple, multipleOf }: Pick<KeptTerms, 'multiple' | 'multipleOf'>,
  { bonusSatang, depositSatang }: BonusAmounts,
): number {
  const base = multipleOf === 'bonus' ? bonusSatang : bonusSatang + depositSatang;
  return Math.ceil((base * Math.round(multiple * 100)) / 100);
}

/** Higher multiples need the operator's explicit switch, because they are misleading for players. M22 */
export const highestMultiple = 10;
/** A multiple within the bound, unless the operator's switch allows more. M22 */
export const isMultipleAllowed = ({ multiple }: Pick<KeptTerms, 'multiple'>, areHighAllowed: boolean): boolean =>
  areHighAllowed || multiple <= highestMultiple;
