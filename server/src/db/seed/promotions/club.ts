/** Rewards of the club: for reaching a level (key 'B') and for keeping it (key 'C'). */
import { platforms } from '@foyer/games/catalogue/catalogue.ts';
import { baht, fixed, money, terms, words } from './offer.ts';
import type { SeedPromotion } from './offer.ts';

interface Reward {
  readonly id: string;
  readonly bonusType: 'B' | 'C';
  readonly titles: SeedPromotion['titles'];
  readonly level: number;
  readonly often: 'once' | 'weekly' | 'monthly';
  readonly giftBaht: number;
  readonly multiple: number;
  readonly picture: SeedPromotion['picture'];
  /** The player chooses one platform and stakes there. AMB-079 */
  readonly isForOnePlatform: boolean;
}

const rhythms = {
  once: words('club.once'),
  weekly: words('club.weekly'),
  monthly: words('club.monthly'),
} as const;

function reward({
  id,
  bonusType,
  titles,
  level,
  often,
  giftBaht,
  multiple,
  picture,
  isForOnePlatform,
}: Reward): SeedPromotion {
  const gift = money(baht(giftBaht));
  const rhythm = rhythms[often];
  return {
    id,
    bonusType,
    titles,
    summaries: isForOnePlatform
      ? words('club.summaryOnePlatform', { level, gift, rhythm })
      : words('club.summary', { level, gift, rhythm }),
    conditions: words('club.condition', { level }),
    picture,
    terms: terms({
      gives: fixed(giftBaht),
      often,
      multiple,
      who: 'vip',
      platformCodes: isForOnePlatform ? platforms.map(({ code }) => code) : [],
    }),
    rule: { kind: 'level', level },
  };
}

const levels = [1, 2, 3, 4, 5, 6] as const;
const house = (level: number): string => platforms[level - 1]?.code ?? 'moyu';

export const club: readonly SeedPromotion[] = levels.flatMap((level) => [
  reward({
    id: `club-rise-${level}`,
    bonusType: 'B',
    titles: words('club.rise', { level }),
    level,
    often: 'once',
    giftBaht: [18, 58, 188, 588, 1_288, 2_888][level - 1] ?? 18,
    multiple: 1,
    picture: `${house(level)}.trophy`,
    isForOnePlatform: false,
  }),
  reward({
    id: `club-rise-choice-${level}`,
    bonusType: 'B',
    titles: words('club.riseChoice', { level }),
    level,
    often: 'once',
    giftBaht: [28, 88, 288, 688, 1_588, 3_888][level - 1] ?? 28,
    multiple: 3,
    picture: `${house(level)}.gems`,
    isForOnePlatform: true,
  }),
  reward({
    id: `club-keep-weekly-${level}`,
    bonusType: 'C',
    titles: words('club.keepWeekly', { level }),
    level,
    often: 'weekly',
    giftBaht: [5, 18, 48, 128, 288, 588][level - 1] ?? 5,
    multiple: 1,
    picture: `${house(level)}.moon`,
    isForOnePlatform: false,
  }),
  reward({
    id: `club-keep-monthly-${level}`,
    bonusType: 'C',
    titles: words('club.keepMonthly', { level }),
    level,
    often: 'monthly',
    giftBaht: [18, 58, 158, 388, 888, 1_888][level - 1] ?? 18,
    multiple: 1,
    picture: `${house(level)}.lotus`,
    isForOnePlatform: false,
  }),
  reward({
    id: `club-keep-choice-${level}`,
    bonusType: 'C',
    titles: words('club.keepChoice', { level }),
    level,
    often: 'monthly',
    giftBaht: [28, 88, 228, 488, 1_088, 2_288][level - 1] ?? 28,
    multiple: 3,
    picture: `${house(level)}.teapot`,
    isForOnePlatform: true,
  }),
]);
