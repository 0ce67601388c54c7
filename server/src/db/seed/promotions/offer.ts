/** Parts of a seeded promotion: its texts in three languages, its terms and the rule that decides a claim. */
import { costToClear, fullWeights } from '@foyer/contract/bonusTerms.ts';
import type { BonusGift, BonusWeights, KeptTerms } from '@foyer/contract/bonusTerms.ts';
import { inEveryLanguage } from '@foyer/text/inLanguage.ts';
import { storedWords } from '@foyer/text/translate.ts';
import type { PromotionRule } from '../../promotionTables.ts';
import type { Words } from '../../walletTables.ts';

export interface SeedPromotion {
  readonly id: string;
  readonly bonusType: string;
  readonly titles: Words;
  readonly summaries: Words;
  /** The requirements in one sentence. */
  readonly conditions: Words;
  /** Platform and emblem of the picture, joined by a dot. */
  readonly picture: `${string}.${string}`;
  readonly terms: KeptTerms;
  readonly rule: PromotionRule;
}

export const words = storedWords('seed/promotions');
export const baht = (amount: number): number => amount * 100;

/** Writes an amount of the seed data, which is in hundredths. Its sign is filled in when it is read. */
export function money(hundredths: number): string {
  const [whole = '', decimals = ''] = (hundredths / 100).toFixed(2).split('.');
  return `%currencySign%${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${decimals === '00' ? '' : `.${decimals}`}`;
}

/** Game types with their code of ENUM-001 and the picture used for each. */
export const gameTypes = [
  {
    code: 'slots',
    type: 1,
    picture: 'orchard.seven',
    names: words('games.slots.name'),
    inside: words('games.slots.inside'),
  },
  {
    code: 'live',
    type: 2,
    picture: 'brass.roulette',
    names: words('games.live.name'),
    inside: words('games.live.inside'),
  },
  {
    code: 'sports',
    type: 3,
    picture: 'harbour.football',
    names: words('games.sports.name'),
    inside: words('games.sports.inside'),
  },
  {
    code: 'lottery',
    type: 4,
    picture: 'orchard.lottery',
    names: words('games.lottery.name'),
    inside: words('games.lottery.inside'),
  },
  {
    code: 'fish',
    type: 5,
    picture: 'canglan.fish',
    names: words('games.fish.name'),
    inside: words('games.fish.inside'),
  },
  {
    code: 'chess',
    type: 6,
    picture: 'kiln.mahjong',
    names: words('games.chess.name'),
    inside: words('games.chess.inside'),
  },
] as const;

export const weekdays: readonly Words[] = [
  words('weekdays.sunday'),
  words('weekdays.monday'),
  words('weekdays.tuesday'),
  words('weekdays.wednesday'),
  words('weekdays.thursday'),
  words('weekdays.friday'),
  words('weekdays.saturday'),
];

/** Weights for casino games of one product. Bets on matches and draws do not count. M22 */
const machineWeights: BonusWeights = {
  ...fullWeights,
  fish: 50,
  chess: 20,
  live: 0,
  sports: 0,
  lottery: 0,
  hall3d: 0,
  other: 0,
};
const nothingCounts: BonusWeights = { ...machineWeights, slots: 0, fish: 0, chess: 0 };
/** Returns weights by which only one type of game counts. */
export const onlyType = (code: (typeof gameTypes)[number]['code']): BonusWeights => ({ ...nothingCounts, [code]: 100 });

type GivenTerms = Pick<KeptTerms, 'gives' | 'often' | 'multiple'> & Partial<KeptTerms>;
/** Completes the terms with the house's defaults. */
export const terms = (given: GivenTerms): KeptTerms => ({
  who: 'everyone',
  multipleOf: 'bonus',
  weights: machineWeights,
  longestStakeSatang: 'none',
  expiresAfterHours: 30 * 24,
  fundsOrder: 'ownFirst',
  onCancel: 'bonusReturns',
  winningsCap: 'none',
  platformCodes: [],
  excludedGameIds: [],
  ...given,
});

export const fixed = (amountBaht: number): BonusGift => ({ kind: 'fixed', amountSatang: baht(amountBaht) });

/** Returns the largest gift and the total stakes needed to clear it. Satang. */
function fullOf(given: KeptTerms): { readonly mostSatang: number; readonly costSatang: number } {
  const { gives } = given;
  const mostSatang = gives.kind === 'fixed' ? gives.amountSatang : gives.capSatang;
  const depositSatang = gives.kind === 'fixed' ? 0 : Math.ceil(gives.capSatang / gives.percent) * 100;
  return { mostSatang, costSatang: costToClear(given, { bonusSatang: mostSatang, depositSatang }) };
}

/** Summarizes the offer: what it gives, and how much must be staked before withdrawing. M22 */
export function shortOf({ summaries, terms: given }: SeedPromotion): Words {
  const { mostSatang, costSatang } = fullOf(given);
  const [most, cost] = [money(mostSatang), money(costSatang)];
  return costSatang === 0 ? words('short.free', { summaries }) : words('short.cost', { summaries, most, cost });
}

const [how, price, ends, isFree] = [
  words('article.how'),
  words('article.price'),
  words('article.ends'),
  words('article.free'),
];

/** Builds the article's text: how to get the bonus and what it costs. The texts contain no markup. */
export function contentsOf({ conditions, terms: given }: SeedPromotion): Words {
  const { mostSatang, costSatang } = fullOf(given);
  const [most, cost] = [money(mostSatang), `<strong>${money(costSatang)}</strong>`];
  const sum = costSatang === 0 ? isFree : words('article.cost', { most, cost });
  return inEveryLanguage(
    (lang) =>
      `<h3>${how[lang]}</h3><p>${conditions[lang]}</p><h3>${price[lang]}</h3><p>${sum[lang]}</p><p>${ends[lang]}</p>`,
  );
}
