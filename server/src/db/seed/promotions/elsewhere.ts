/** Promotions claimed on pages of their own: invitations (key '3') and the check-in (key '4'). AMB-140 */
import { fixed, terms, words } from './offer.ts';
import type { SeedPromotion } from './offer.ts';

export const elsewhere: readonly SeedPromotion[] = [
  {
    id: 'invite-friends',
    bonusType: '3',
    titles: words('invite.title'),
    summaries: words('invite.summary'),
    conditions: words('invite.condition'),
    picture: 'harbour.cocktail',
    terms: terms({ gives: fixed(88), often: 'everyTime', multiple: 1, who: 'invited' }),
    rule: { kind: 'elsewhere', path: '/mine/invitation' },
  },
  {
    id: 'check-in',
    bonusType: '4',
    titles: words('checkIn.title'),
    summaries: words('checkIn.summary'),
    conditions: words('checkIn.condition'),
    picture: 'moyu.moon',
    terms: terms({ gives: fixed(8), often: 'daily', multiple: 1 }),
    rule: { kind: 'elsewhere', path: '/mine/getBonus' },
  },
];
