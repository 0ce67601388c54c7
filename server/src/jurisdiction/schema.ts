/**
 * The rules that depend on where a site is operated, as one schema. A profile states all of them: no rule has a default
 * here, so that a profile cannot leave one out by mistake. docs/jurisdiction.md, M11, M15, M18, M22
 */
import * as v from 'valibot';
import { wholeNumber } from './wholeNumber.ts';

/** Families whose rounds a player starts one after the other. The others are played by a common clock. */
export const pacedFamilies = ['slot', 'instant', 'cards', 'poker', 'fish'] as const;
export type PacedFamily = (typeof pacedFamilies)[number];
/** Families in which a player stakes. */
export const stakedFamilies = [...pacedFamilies, 'table', 'sport', 'lottery'] as const;
export type StakedFamily = (typeof stakedFamilies)[number];
const yesOrNo = v.boolean('is neither true nor false');

const strict = <T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(entries, ({ received }) => (received === 'undefined' ? 'is missing' : 'is not a field of a profile'));

/** The windows show no result faster than this, so a profile may only lengthen it. M11 */
const cycle = (leastMs: number) => wholeNumber(leastMs, 60_000);

const ages = { least: 18, most: 99 } as const;
const satang = wholeNumber(1, 1_000_000_000_00);

const stakeCap = v.nullable(
  strict({
    /** The most that one player may stake in one round, satang. */
    roundSatang: satang,
    /** A lower cap for players below an age, and for those whose birth date is unknown. */
    young: v.nullable(strict({ belowAge: wholeNumber(ages.least, ages.most), roundSatang: satang })),
  }),
);

const consent = v.picklist(['asked', 'off'], 'is neither asked nor off');

export const jurisdictionSchema = strict({
  name: v.pipe(
    v.string('is no text'),
    v.regex(/^[a-z\d][a-z\d-]{0,39}$/, 'is no name of small letters, digits and hyphens'),
  ),
  /** The shortest time between the starts of two rounds of one player in a family, milliseconds. */
  minCycleMs: strict({
    slot: cycle(2_500),
    instant: cycle(5_000),
    cards: cycle(5_000),
    poker: cycle(5_000),
    fish: cycle(5_000),
  }),
  /** The most that may be staked in a round: all bets of the player on it together. Null: only the game's own limits. */
  stakeCaps: strict({
    slot: stakeCap,
    instant: stakeCap,
    cards: stakeCap,
    poker: stakeCap,
    fish: stakeCap,
    table: stakeCap,
    sport: stakeCap,
    lottery: stakeCap,
  }),
  /** How many game windows a player may have open for real money. Null: any number. */
  maxWindows: v.nullable(wholeNumber(1, 20)),
  /** A return of at most the stake is never celebrated. `none`: nothing is. */
  celebration: v.picklist(['aboveStake', 'none'], 'is neither aboveStake nor none'),
  bonusMultiple: strict({
    /** The highest turnover requirement of a bonus, as a multiple. */
    cap: wholeNumber(0, 100),
    /** Whether the operator's setting `bonusHighMultiples` may lift the cap. */
    isLiftedBySetting: yesOrNo,
  }),
  age: strict({
    least: wholeNumber(ages.least, ages.most),
    /** Whether stakes and deposits need the birth date. If not, the ticked box of the registration suffices. */
    isBirthDateNeeded: yesOrNo,
  }),
  /** What needs an approved identity check. */
  identity: v.picklist(['none', 'play', 'playAndWithdrawal'], 'is none of none, play, playAndWithdrawal'),
  terms: strict({
    /** Whether new terms must be accepted before the next stake or deposit. */
    areAskedAgain: yesOrNo,
  }),
  /** Whether a player may agree to news by a channel. `off`: the site sends none there. */
  marketing: strict({ mail: consent, sms: consent, inbox: consent }),
  /** From which countries players register, pay in and stake. Null: from all. */
  countries: v.nullable(
    strict({
      mode: v.picklist(['only', 'except'], 'is neither only nor except'),
      codes: v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is no code of two capital letters')), 'is no list'),
        v.minLength(1, 'is empty'),
        v.maxLength(250, 'is too long'),
      ),
    }),
  ),
  /** Hours before a looser limit can be confirmed. */
  looseningHours: wholeNumber(24, 720),
});

export type Jurisdiction = v.InferOutput<typeof jurisdictionSchema>;
