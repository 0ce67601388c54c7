/** Bonuses for staking a given amount in a period. Keys '5' and 'D': other offers */
import { platforms } from '@foyer/games/catalogue/catalogue.ts';
import { baht, fixed, gameTypes, money, terms, weekdays, words } from './offer.ts';
import type { SeedPromotion } from './offer.ts';
import type { Words } from '../../walletTables.ts';

interface Task {
  readonly id: string;
  readonly bonusType: '5' | 'D';
  readonly where: Words;
  readonly often: 'daily' | 'weekly' | 'monthly';
  readonly leastBaht: number;
  readonly giftBaht: number;
  readonly picture: SeedPromotion['picture'];
  readonly platformCode?: string;
  readonly gameType?: number;
  readonly weekday?: number;
}

const spans = {
  daily: words('task.daily'),
  weekly: words('task.weekly'),
  monthly: words('task.monthly'),
} as const;

function task({ id, bonusType, where, often, leastBaht, giftBaht, picture, ...rule }: Task): SeedPromotion {
  const span = spans[often];
  const [least, gift] = [money(baht(leastBaht)), money(baht(giftBaht))];
  return {
    id,
    bonusType,
    titles: words('task.title', { where, span, least }),
    summaries: words('task.summary', { span, where, least, gift }),
    conditions: words('task.condition', { span, least }),
    picture,
    terms: terms({ gives: fixed(giftBaht), often, multiple: 1, expiresAfterHours: 7 * 24 }),
    rule: {
      kind: 'staked',
      leastSatang: baht(leastBaht),
      platformCode: rule.platformCode ?? '',
      gameType: rule.gameType ?? 0,
      weekdays: rule.weekday === undefined ? [] : [rule.weekday],
    },
  };
}

const dayEmblems = ['temple', 'basket', 'rooster', 'bottle', 'controller', 'ray', 'shark'] as const;
const everywhere = words('games.all.name');

export const tasks: readonly SeedPromotion[] = [
  ...platforms.map(({ code, names }, index) =>
    task({
      id: `task-${code}-weekly`,
      bonusType: '5',
      where: names,
      often: 'weekly',
      leastBaht: 5_000 + 1_000 * index,
      giftBaht: 18 + 4 * index,
      picture: `${code}.trophy`,
      platformCode: code,
    }),
  ),
  ...platforms.map(({ code, names }, index) =>
    task({
      id: `task-${code}-daily`,
      bonusType: '5',
      where: names,
      often: 'daily',
      leastBaht: 800 + 200 * index,
      giftBaht: 3 + index,
      picture: `${code}.dice`,
      platformCode: code,
    }),
  ),
  ...gameTypes.map(({ code, names, type }, index) =>
    task({
      id: `task-type-${code}-monthly`,
      bonusType: '5',
      where: names,
      often: 'monthly',
      leastBaht: 20_000 + 5_000 * index,
      giftBaht: 58 + 10 * index,
      picture: `${platforms[(index + 1) % 6]?.code ?? 'moyu'}.crosshair`,
      gameType: type,
    }),
  ),
  ...gameTypes.map(({ code, names, type, picture }, index) =>
    task({
      id: `task-type-${code}-daily`,
      bonusType: '5',
      where: names,
      often: 'daily',
      leastBaht: 1_000 + 500 * index,
      giftBaht: 3 + index,
      picture,
      gameType: type,
    }),
  ),
  ...weekdays.map((day, index) =>
    task({
      id: `task-day-${index}`,
      bonusType: 'D',
      where: words('task.day', { day }),
      often: 'daily',
      leastBaht: 2_000,
      giftBaht: 6 + index,
      picture: `${platforms[(index + 3) % 6]?.code ?? 'moyu'}.${dayEmblems[index] ?? 'temple'}`,
      weekday: index,
    }),
  ),
  ...([10_000, 50_000, 200_000, 500_000] as const).map((leastBaht, index) =>
    task({
      id: `task-month-${leastBaht}`,
      bonusType: 'D',
      where: everywhere,
      often: 'monthly',
      leastBaht,
      giftBaht: [28, 158, 688, 1_888][index] ?? 28,
      picture: `${platforms[index]?.code ?? 'moyu'}.gems`,
    }),
  ),
];
