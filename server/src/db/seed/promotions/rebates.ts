/** Rebates: a share of the amount staked in the period, whether the bets won or lost. Key '1' */
import { casinoWeights } from '@foyer/contract/bonusProducts.ts';
import { baht, gameTypes, money, onlyType, platforms, terms, words } from './offer.ts';
import type { SeedPromotion } from './offer.ts';

const periods = {
  daily: words('每日', 'Daily', 'รายวัน'),
  weekly: words('每周', 'Weekly', 'รายสัปดาห์'),
  monthly: words('每月', 'Monthly', 'รายเดือน'),
} as const;
type Often = keyof typeof periods;
const today: Record<Often, ReturnType<typeof words>> = {
  daily: words('当天', 'the day', 'วันนั้น'),
  weekly: words('本周', 'the week', 'สัปดาห์นั้น'),
  monthly: words('本月', 'the month', 'เดือนนั้น'),
};

/** A rebate must be staked once, in the product it was earned in. M22 */
const productOf = (gameType: number) =>
  gameType === 3 ? onlyType('sports') : gameType === 4 ? onlyType('lottery') : casinoWeights;

interface Rebate {
  readonly id: string;
  readonly names: ReturnType<typeof words>;
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
    titles: words(
      `${names.zh_CN}${period.zh_CN}返水 ${percent}%`,
      `${period.en} rebate ${percent}%: ${names.en}`,
      `คืนยอด${period.th} ${percent}% ${names.th}`,
    ),
    summaries: words(
      `${span.zh_CN}在${names.zh_CN}的有效投注，返 ${percent}%，最高 ${cap}。`,
      `${percent}% of ${span.en}'s settled stakes in ${names.en}, up to ${cap}.`,
      `คืน ${percent}% ของยอดเดิมพันที่สรุปผลแล้วใน${names.th}ของ${span.th} สูงสุด ${cap}`,
    ),
    conditions: words(
      `${span.zh_CN}有已结算的投注，累计返水满 ฿1 就能领；一期领一次，领取之后本期再投注的不再补返。`,
      `Settled bets in ${span.en}, from a rebate of ฿1. Once a period: what is staked after the claim adds nothing to it.`,
      `มีเดิมพันที่สรุปผลแล้วใน${span.th} และยอดคืนถึง ฿1 รับได้รอบละครั้ง เดิมพันหลังรับแล้วไม่นับเพิ่มในรอบนี้`,
    ),
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
    names: words('全站', 'every game', 'ทุกเกม'),
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
    names: words('全站', 'every game', 'ทุกเกม'),
    often: 'weekly',
    percent: 0.1,
    capBaht: 5_888,
    picture: 'kiln.coin',
  }),
];
