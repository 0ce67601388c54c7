/** Bonuses for a single bet, which the player identifies by its order number. Key '9', ENTITY-023 */
import { platforms } from '@foyer/games/catalogue/catalogue.ts';
import { baht, fixed, gameTypes, money, terms, words } from './offer.ts';
import type { SeedPromotion } from './offer.ts';
import type { Words } from '../../walletTables.ts';

interface Bet {
  readonly id: string;
  readonly titles: Words;
  /** What the bet must be, worded as part of a sentence. */
  readonly which: Words;
  readonly giftBaht: number;
  readonly multiple: number;
  readonly picture: SeedPromotion['picture'];
  readonly leastStakeBaht: number;
  readonly leastTimes: number;
  readonly platformCode?: string;
  readonly gameType?: number;
  readonly ending?: string;
}

function bet({ id, titles, which, giftBaht, multiple, picture, ...rule }: Bet): SeedPromotion {
  const gift = money(baht(giftBaht));
  const least = money(baht(rule.leastStakeBaht));
  return {
    id,
    bonusType: '9',
    titles,
    summaries: words('bet.summary', { which, least, gift }),
    conditions: words('bet.condition', { least }),
    picture,
    terms: terms({ gives: fixed(giftBaht), often: 'daily', multiple, expiresAfterHours: 7 * 24 }),
    rule: {
      kind: 'bet',
      withinHours: 72,
      leastStakeSatang: baht(rule.leastStakeBaht),
      leastTimes: rule.leastTimes,
      platformCode: rule.platformCode ?? '',
      gameType: rule.gameType ?? 0,
      ending: rule.ending ?? '',
    },
  };
}

const times = [
  { at: 20, gift: 18, emblem: 'koi' },
  { at: 50, gift: 58, emblem: 'phoenix' },
  { at: 100, gift: 188, emblem: 'dragon' },
] as const;

const endings = ['6', '8', '66', '88', '99', '168', '777', '888', '999'] as const;
const endingGifts = [3, 3, 18, 28, 18, 88, 188, 188, 188] as const;

export const bets: readonly SeedPromotion[] = [
  ...platforms.flatMap(({ code, names }) =>
    times.map(({ at, gift, emblem }) =>
      bet({
        id: `bet-${code}-x${at}`,
        titles: words('bet.times.title', { name: names, at }),
        which: words('bet.times.which', { name: names, at }),
        giftBaht: gift,
        multiple: 3,
        picture: `${code}.${emblem}`,
        leastStakeBaht: 1,
        leastTimes: at,
        platformCode: code,
      }),
    ),
  ),
  ...gameTypes.flatMap(({ code, names, inside, type, picture }, index) => [
    bet({
      id: `bet-${code}-big`,
      titles: words('bet.big.title', { name: names }),
      which: words('bet.big.which', { inside }),
      giftBaht: 5 + index,
      multiple: 2,
      picture,
      leastStakeBaht: 500,
      leastTimes: 0,
      gameType: type,
    }),
    bet({
      id: `bet-${code}-comfort`,
      titles: words('bet.comfort.title', { name: names }),
      which: words('bet.comfort.which', { inside }),
      giftBaht: 3 + index,
      multiple: 3,
      picture: `${platforms[(index + 2) % 6]?.code ?? 'moyu'}.lantern`,
      leastStakeBaht: 200,
      leastTimes: -1,
      gameType: type,
    }),
  ]),
  ...endings.map((ending, index) =>
    bet({
      id: `bet-ending-${ending}`,
      titles: words('bet.ending.title', { ending }),
      which: words('bet.ending.which', { ending }),
      giftBaht: endingGifts[index] ?? 3,
      multiple: 1,
      picture: `${platforms[index % 6]?.code ?? 'moyu'}.dice`,
      leastStakeBaht: 10,
      leastTimes: 0,
      ending,
    }),
  ),
];
