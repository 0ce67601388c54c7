/** Rescue funds: a share of the amount lost in the period. Key 'A' */
import { platforms } from '@foyer/games/catalogue/catalogue.ts';
import { baht, gameTypes, money, terms, words } from './offer.ts';
import type { SeedPromotion } from './offer.ts';
import type { Words } from '../../walletTables.ts';

const spans = {
  daily: words('spans.daily'),
  weekly: words('spans.weekly'),
  monthly: words('spans.monthly'),
} as const;
const names = {
  daily: words('rescue.daily'),
  weekly: words('rescue.weekly'),
  monthly: words('rescue.monthly'),
} as const;

interface Rescue {
  readonly id: string;
  readonly where: Words;
  readonly often: keyof typeof spans;
  readonly percent: number;
  readonly capBaht: number;
  readonly picture: SeedPromotion['picture'];
  readonly platformCode?: string;
  readonly gameType?: number;
}

function rescue({
  id,
  where,
  often,
  percent,
  capBaht,
  picture,
  platformCode = '',
  gameType = 0,
}: Rescue): SeedPromotion {
  const [span, name] = [spans[often], names[often]];
  const cap = money(baht(capBaht));
  return {
    id,
    bonusType: 'A',
    titles: words('rescue.title', { where, name, percent }),
    summaries: words('rescue.summary', { span, where, percent, cap }),
    conditions: words('rescue.condition', { span }),
    picture,
    terms: terms({
      gives: { kind: 'percent', percent, capSatang: baht(capBaht), leastDepositSatang: 0, of: 'loss' },
      often,
      multiple: 3,
      expiresAfterHours: 14 * 24,
    }),
    rule: { kind: 'rescue', percent, capSatang: baht(capBaht), leastSatang: baht(5), platformCode, gameType },
  };
}

const everywhere = words('games.all.name');

export const rescues: readonly SeedPromotion[] = [
  rescue({
    id: 'rescue-all-weekly',
    where: everywhere,
    often: 'weekly',
    percent: 8,
    capBaht: 8_888,
    picture: 'brass.lantern',
  }),
  ...platforms.map(({ code, names: where }, index) =>
    rescue({
      id: `rescue-${code}-weekly`,
      where,
      often: 'weekly',
      percent: 5 + (index % 3),
      capBaht: 2_888 + 500 * index,
      picture: `${code}.lantern`,
      platformCode: code,
    }),
  ),
  ...gameTypes.map(({ code, names: where, type, picture }, index) =>
    rescue({
      id: `rescue-${code}-daily`,
      where,
      often: 'daily',
      percent: 3 + (index % 2),
      capBaht: 588 + 100 * index,
      picture,
      gameType: type,
    }),
  ),
  rescue({
    id: 'rescue-all-daily',
    where: everywhere,
    often: 'daily',
    percent: 2,
    capBaht: 888,
    picture: 'harbour.lighthouse',
  }),
  rescue({
    id: 'rescue-all-monthly',
    where: everywhere,
    often: 'monthly',
    percent: 3,
    capBaht: 18_888,
    picture: 'canglan.whale',
  }),
  rescue({
    id: 'rescue-slots-monthly',
    where: gameTypes[0].names,
    often: 'monthly',
    percent: 2,
    capBaht: 9_888,
    picture: 'orchard.bell',
    gameType: 1,
  }),
];
