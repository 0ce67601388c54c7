/** Rebates: a share of the amount staked in the period, whether the bets won or lost. Key '1' */
import { casinoWeights } from '@foyer/contract/bonusProducts.ts';
import { platforms } from '@foyer/games/catalogue/catalogue.ts';
import { baht, gameTypes, money, onlyType, terms, words } from './offer.ts';
import type { SeedPromotion } from './offer.ts';
import type { Words } from '../../walletTables.ts';

const periods = {
  daily: words('rebate.daily'),
  weekly: words('rebate.weekly'),
  monthly: words('rebate.monthly'),
} as const;
type Often = keyof typeof periods;
const today: Record<Often, Words> = {
  daily: words('spans.daily'),
  weekly: words('spans.weekly'),
  monthly: words('spans.monthly'),
};

/** A rebate must be staked once, in the product it was earned in. M22 */
const productOf = (gameType: number) =>
  gameType === 3 ? onlyType('sports') : gameType === 4 ? onlyType('lottery') : casinoWeights;

interface Rebate {
  readonly id: string;
  readonly names: Words;
  readonly often: Often;
  readonly percent: number;
  readonly capBaht: number;
  readonly picture: SeedPromotion['picture'];
  readonly platformCode?: string;
  readonly gameType?: number;
}

function rebate({
  id,
  names,
  often,
  percent,
  capBaht,
  picture,
  platformCode = '',
  gameType = 0,
}: Rebate): SeedPromotion {
  const [period, span] = [periods[often], today[often]];
  const cap = money(baht(capBaht));
  return {
    id,
    bonusType: '1',
    titles: words('rebate.title', { name: names, period, percent }),
    summaries: words('rebate.summary', { span, name: names, percent, cap }),
    conditions: words('rebate.condition', { span }),
    picture,
    terms: terms({
      gives: { kind: 'percent', percent, capSatang: baht(capBaht), leastDepositSatang: 0, of: 'stakes' },
      often,
      multiple: 1,
      weights: productOf(gameType),
    }),
    rule: { kind: 'rebate', percent, capSatang: baht(capBaht), leastSatang: baht(1), platformCode, gameType },
  };
}

const dailyPercents = [0.4, 0.45, 0.35, 0.5, 0.4, 0.3];
const weeklyPercents = [0.3, 0.2, 0.15, 0.1, 0.25, 0.2];
const monthlyPercents = [0.1, 0.08, 0.06, 0.05, 0.1, 0.08];

export const rebates: readonly SeedPromotion[] = [
  rebate({
    id: 'rebate-all-daily',
    names: words('games.all.inside'),
    often: 'daily',
    percent: 0.2,
    capBaht: 2_888,
    picture: 'moyu.coin',
  }),
  ...platforms.map(({ code, names }, index) =>
    rebate({
      id: `rebate-${code}-daily`,
      names,
      often: 'daily',
      percent: dailyPercents[index] ?? 0.3,
      capBaht: 1_888 + 100 * index,
      picture: `${code}.coin`,
      platformCode: code,
    }),
  ),
  ...gameTypes.map(({ code, names, type }, index) =>
    rebate({
      id: `rebate-${code}-weekly`,
      names,
      often: 'weekly',
      percent: weeklyPercents[index] ?? 0.1,
      capBaht: 3_888,
      picture: `${platforms[index]?.code ?? 'moyu'}.ingot`,
      gameType: type,
    }),
  ),
  ...gameTypes.map(({ code, names, type, picture }, index) =>
    rebate({
      id: `rebate-${code}-monthly`,
      names,
      often: 'monthly',
      percent: monthlyPercents[index] ?? 0.05,
      capBaht: 8_888,
      picture,
      gameType: type,
    }),
  ),
  rebate({
    id: 'rebate-all-weekly',
    names: words('games.all.inside'),
    often: 'weekly',
    percent: 0.1,
    capBaht: 5_888,
    picture: 'kiln.coin',
  }),
];
