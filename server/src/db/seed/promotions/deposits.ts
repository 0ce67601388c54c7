/** Deposit bonuses: a share of one deposit, up to an amount that the player applies for. Key '2', ENTITY-022 */
import { platforms } from '@foyer/games/catalogue/catalogue.ts';
import { baht, gameTypes, money, onlyType, terms, weekdays, words } from './offer.ts';
import type { SeedPromotion } from './offer.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import { inEveryLanguage } from '@foyer/text/inLanguage.ts';
import type { Words } from '../../walletTables.ts';

interface Deposit {
  readonly id: string;
  readonly names: Words;
  /** Which deposit it is for, worded as part of a sentence. */
  readonly which: Words;
  readonly percent: number;
  readonly capBaht: number;
  readonly leastBaht: number;
  readonly multiple: number;
  readonly often: KeptTerms['often'];
  readonly picture: SeedPromotion['picture'];
  readonly terms?: Partial<KeptTerms>;
  readonly withinHours?: number;
  readonly weekdays?: readonly number[];
  readonly nth?: number;
  readonly method?: string;
  readonly path?: string;
}

function deposit(given: Deposit): SeedPromotion {
  const { names, which, percent, capBaht, leastBaht, multiple } = given;
  const [cap, least] = [money(baht(capBaht)), money(baht(leastBaht))];
  return {
    id: given.id,
    bonusType: '2',
    titles: words('deposit.title', { name: names, percent }),
    summaries: words('deposit.summary', { which, least, percent, cap }),
    conditions: capital(words('deposit.condition', { which, least })),
    picture: given.picture,
    terms: terms({
      gives: { kind: 'percent', percent, capSatang: baht(capBaht), leastDepositSatang: baht(leastBaht) },
      often: given.often,
      multiple,
      multipleOf: 'bonusAndDeposit',
      who: 'depositors',
      ...given.terms,
    }),
    rule: {
      kind: 'deposit',
      withinHours: given.withinHours ?? 24,
      leastSatang: baht(leastBaht),
      weekdays: given.weekdays ?? [],
      nth: given.nth ?? 0,
      method: given.method ?? '',
      path: given.path ?? '/mine/capital/deposit',
      isActivity: false,
    },
  };
}
/** Capitalises the first letter, for a sentence that begins with an argument. */
const capital = (text: Words): Words =>
  inEveryLanguage((lang) => text[lang].charAt(0).toUpperCase() + text[lang].slice(1));

const last = words('deposit.last');

const firsts = [
  {
    n: 1,
    id: 'first',
    names: words('deposit.first.name'),
    which: words('deposit.first.which'),
    percent: 50,
    cap: 3_000,
    least: 200,
    multiple: 8,
    picture: 'brass.chips',
  },
  {
    n: 2,
    id: 'second',
    names: words('deposit.second.name'),
    which: words('deposit.second.which'),
    percent: 30,
    cap: 2_000,
    least: 200,
    multiple: 6,
    picture: 'moyu.envelope',
  },
  {
    n: 3,
    id: 'third',
    names: words('deposit.third.name'),
    which: words('deposit.third.which'),
    percent: 20,
    cap: 2_000,
    least: 200,
    multiple: 5,
    picture: 'harbour.boat',
  },
] as const;

const weekdayEmblems = ['moon', 'teapot', 'tiger', 'shell', 'phoenix', 'cocktail', 'gems'] as const;

const ways = [
  {
    id: 'usdt',
    method: 'usdt',
    path: '/mine/capital/latestdeposit?type=usdt',
    names: words('deposit.usdt.name'),
    which: words('deposit.usdt.which'),
    percent: 8,
    cap: 1_800,
  },
  {
    id: 'automatic',
    method: 'automatic',
    path: '/mine/capital/latestdeposit?type=automatic',
    names: words('deposit.automatic.name'),
    which: words('deposit.automatic.which'),
    percent: 6,
    cap: 1_200,
  },
  {
    id: 'bank',
    method: 'bank',
    path: '/mine/capital/deposit',
    names: words('deposit.bank.name'),
    which: words('deposit.bank.which'),
    percent: 5,
    cap: 1_000,
  },
  {
    id: 'qr',
    method: 'qr',
    path: '/mine/capital/latestdeposit',
    names: words('deposit.qr.name'),
    which: words('deposit.qr.which'),
    percent: 4,
    cap: 800,
  },
] as const;

export const deposits: readonly SeedPromotion[] = [
  ...firsts.map(({ n, id, names, which, percent, cap, least, multiple, picture }) =>
    deposit({
      id: `deposit-${id}`,
      names,
      which,
      percent,
      capBaht: cap,
      leastBaht: least,
      multiple,
      often: 'once',
      picture,
      nth: n,
      withinHours: 7 * 24,
      terms: n === 1 ? { who: 'newPlayers' } : {},
    }),
  ),
  ...weekdays.map((day, index) =>
    deposit({
      id: `deposit-day-${index}`,
      names: words('deposit.day.name', { day }),
      which: words('deposit.day.which', { day }),
      percent: 10 + 2 * ((index + 6) % 7),
      capBaht: 588 + 100 * ((index + 6) % 7),
      leastBaht: 100,
      multiple: 4,
      often: 'weekly',
      picture: `${platforms[index % 6]?.code ?? 'moyu'}.${weekdayEmblems[index] ?? 'moon'}`,
      weekdays: [index],
    }),
  ),
  ...platforms.flatMap(({ code, names }, index) => [
    deposit({
      id: `deposit-${code}-small`,
      names: words('deposit.small', { name: names }),
      which: last,
      percent: 20 + (index % 3) * 5,
      capBaht: 188 + 20 * index,
      leastBaht: 50,
      multiple: 5,
      often: 'daily',
      picture: `${code}.cat`,
      terms: { platformCodes: [code] },
    }),
    deposit({
      id: `deposit-${code}-large`,
      names: words('deposit.large', { name: names }),
      which: last,
      percent: 5 + (index % 2),
      capBaht: 5_888 + 500 * index,
      leastBaht: 10_000,
      multiple: 3,
      often: 'weekly',
      picture: `${code}.ingot`,
      terms: { platformCodes: [code] },
    }),
  ]),
  ...gameTypes.map(({ code, inside, picture }, index) =>
    deposit({
      id: `deposit-${code}`,
      names: words('deposit.game', { inside }),
      which: last,
      percent: 12 + (index % 4) * 2,
      capBaht: 688 + 100 * index,
      leastBaht: 200,
      multiple: 4,
      often: 'daily',
      picture,
      terms: { weights: onlyType(code) },
    }),
  ),
  ...ways.map(({ id, method, path, names, which, percent, cap }) =>
    deposit({
      id: `deposit-by-${id}`,
      names,
      which,
      percent,
      capBaht: cap,
      leastBaht: 300,
      multiple: 2,
      often: 'daily',
      picture:
        id === 'usdt'
          ? 'harbour.gems'
          : id === 'bank'
            ? 'kiln.temple'
            : id === 'qr'
              ? 'orchard.controller'
              : 'brass.bell',
      method,
      path,
    }),
  ),
];
