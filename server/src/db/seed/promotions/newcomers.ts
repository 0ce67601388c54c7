/** Bonuses for registering, for verifying one's identity and for the first weeks. Keys '6' and '7' */
import { casinoWeights } from '@foyer/contract/bonusProducts.ts';
import { baht, fixed, money, terms, words } from './offer.ts';
import type { SeedPromotion } from './offer.ts';

interface Bind {
  /** Id of its row in `bind_bonus`, which holds the same amount. */
  readonly id: string;
  readonly giftBaht: number;
  readonly picture: SeedPromotion['picture'];
  readonly titles: SeedPromotion['titles'];
  readonly act: SeedPromotion['titles'];
}

const binds: readonly Bind[] = [
  {
    id: 'bind-phone',
    giftBaht: 8,
    picture: 'harbour.controller',
    titles: words('newcomer.phone.title'),
    act: words('newcomer.phone.act'),
  },
  {
    id: 'bind-name',
    giftBaht: 8,
    picture: 'kiln.temple',
    titles: words('newcomer.name.title'),
    act: words('newcomer.name.act'),
  },
  {
    id: 'bind-email',
    giftBaht: 5,
    picture: 'moyu.envelope',
    titles: words('newcomer.email.title'),
    act: words('newcomer.email.act'),
  },
  {
    id: 'bind-card',
    giftBaht: 8,
    picture: 'brass.cards',
    titles: words('newcomer.card.title'),
    act: words('newcomer.card.act'),
  },
];

const proofs: readonly SeedPromotion[] = binds.map(({ id, giftBaht, picture, titles, act }) => {
  const gift = money(baht(giftBaht));
  return {
    id,
    bonusType: '6',
    titles,
    summaries: words('newcomer.act.summary', { act, gift }),
    conditions: words('newcomer.act.condition', { act }),
    picture,
    terms: terms({
      gives: fixed(giftBaht),
      often: 'once',
      multiple: 1,
      weights: casinoWeights,
      expiresAfterHours: 'never',
      fundsOrder: 'together',
    }),
    rule: { kind: 'bind' },
  };
});

interface Newcomer {
  readonly days: number;
  readonly stakedBaht: number;
  readonly giftBaht: number;
  readonly picture: SeedPromotion['picture'];
}

function newcomer({ days, stakedBaht, giftBaht, picture }: Newcomer): SeedPromotion {
  const [gift, staked] = [money(baht(giftBaht)), money(baht(stakedBaht))];
  return {
    id: `new-${days}-${stakedBaht}`,
    bonusType: stakedBaht === 0 ? '6' : '7',
    titles:
      stakedBaht === 0 ? words('newcomer.welcome.title', { days }) : words('newcomer.staked.title', { days, staked }),
    summaries:
      stakedBaht === 0
        ? words('newcomer.welcome.summary', { days, gift })
        : words('newcomer.staked.summary', { days, staked, gift }),
    conditions:
      stakedBaht === 0
        ? words('newcomer.welcome.condition', { days })
        : words('newcomer.staked.condition', { days, staked }),
    picture,
    terms: terms({ gives: fixed(giftBaht), often: 'once', multiple: stakedBaht === 0 ? 5 : 2, who: 'newPlayers' }),
    rule: { kind: 'newcomer', withinHours: days * 24, leastStakedSatang: baht(stakedBaht) },
  };
}

const stakedWeek = [100, 300, 500, 1_000, 3_000, 5_000, 10_000] as const;
const stakedMonth = [2_000, 8_000, 20_000, 50_000, 100_000] as const;
const weekEmblems = ['cherries', 'lemon', 'plum', 'peach', 'lotus', 'koi', 'tiger'] as const;
const monthEmblems = ['boat', 'lighthouse', 'whale', 'phoenix', 'dragon'] as const;
const platforms = ['orchard', 'moyu', 'kiln', 'canglan', 'brass', 'harbour'] as const;

export const newcomers: readonly SeedPromotion[] = [
  newcomer({ days: 3, stakedBaht: 0, giftBaht: 18, picture: 'moyu.lantern' }),
  newcomer({ days: 30, stakedBaht: 0, giftBaht: 8, picture: 'kiln.moon' }),
  ...proofs,
  ...stakedWeek.map((stakedBaht, index) =>
    newcomer({
      days: 7,
      stakedBaht,
      giftBaht: [3, 5, 8, 15, 38, 58, 108][index] ?? 3,
      picture: `${platforms[index % 6] ?? 'moyu'}.${weekEmblems[index] ?? 'koi'}`,
    }),
  ),
  ...stakedMonth.map((stakedBaht, index) =>
    newcomer({
      days: 30,
      stakedBaht,
      giftBaht: [18, 58, 128, 288, 588][index] ?? 18,
      picture: `${platforms[(index + 3) % 6] ?? 'moyu'}.${monthEmblems[index] ?? 'boat'}`,
    }),
  ),
];
