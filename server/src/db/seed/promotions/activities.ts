/**
 * Deposit activities: a fixed gift for a deposit of a given size, claimed through a call of its own. Key '5', AMB-140
 */
import { baht, fixed, money, terms, words } from './offer.ts';
import type { SeedPromotion } from './offer.ts';

interface Step {
  readonly least: number;
  readonly gift: number;
  readonly multiple: number;
  readonly picture: SeedPromotion['picture'];
}
const steps: readonly Step[] = [
  { least: 300, gift: 8, multiple: 1, picture: 'orchard.cherries' },
  { least: 500, gift: 18, multiple: 1, picture: 'orchard.lemon' },
  { least: 1_000, gift: 38, multiple: 2, picture: 'orchard.plum' },
  { least: 2_000, gift: 68, multiple: 2, picture: 'kiln.peach' },
  { least: 5_000, gift: 158, multiple: 3, picture: 'kiln.lotus' },
  { least: 10_000, gift: 288, multiple: 3, picture: 'moyu.dragon' },
  { least: 30_000, gift: 688, multiple: 5, picture: 'brass.trophy' },
  { least: 50_000, gift: 1_288, multiple: 5, picture: 'canglan.trident' },
];

export const activities: readonly SeedPromotion[] = steps.map(({ least, gift, multiple, picture }) => {
  const [deposit, amount] = [money(baht(least)), money(baht(gift))];
  return {
    id: `activity-deposit-${least}`,
    bonusType: '5',
    titles: words('activity.title', { deposit, amount }),
    summaries: words('activity.summary', { deposit, amount }),
    conditions: words('activity.condition', { deposit }),
    picture,
    terms: terms({ gives: fixed(gift), often: 'weekly', multiple, who: 'depositors', expiresAfterHours: 14 * 24 }),
    rule: {
      kind: 'deposit',
      withinHours: 24,
      leastSatang: baht(least),
      weekdays: [],
      nth: 0,
      method: '',
      path: '/mine/capital/deposit',
      isActivity: true,
    },
  };
});
