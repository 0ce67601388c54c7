/** Rescue funds: a share of the amount lost in the period. Key 'A' */
import { baht, gameTypes, money, platforms, terms, words } from './offer.ts';
import type { SeedPromotion } from './offer.ts';

const spans = {
  daily: words('当天', 'the day', 'วันนั้น'),
  weekly: words('本周', 'the week', 'สัปดาห์นั้น'),
  monthly: words('本月', 'the month', 'เดือนนั้น'),
} as const;
const names = {
  daily: words('日救援金', 'daily rescue', 'เงินช่วยรายวัน'),
  weekly: words('周救援金', 'weekly rescue', 'เงินช่วยรายสัปดาห์'),
  monthly: words('月救援金', 'monthly rescue', 'เงินช่วยรายเดือน'),
} as const;

interface Rescue {
  readonly id: string;
  readonly where: ReturnType<typeof words>;
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
    titles: words(
      `${where.zh_CN}${name.zh_CN} ${percent}%`,
      `${where.en}: ${name.en} ${percent}%`,
      `${name.th} ${percent}% ${where.th}`,
    ),
    summaries: words(
      `${span.zh_CN}在${where.zh_CN}输多赢少时，净输的 ${percent}% 还给你，最高 ${cap}。`,
      `If ${span.en} in ${where.en} ends in a loss, ${percent}% of it comes back, up to ${cap}.`,
      `หาก${span.th}ใน${where.th}ขาดทุนสุทธิ คืน ${percent}% สูงสุด ${cap}`,
    ),
    conditions: words(
      `${span.zh_CN}已结算投注合计为净输，救援金满 ฿5 就能领；一期一次。别为了领它而多输。`,
      `A net loss over the settled bets of ${span.en}, from a rescue of ฿5, once a period. Never lose more to get it.`,
      `เดิมพันที่สรุปผลแล้วใน${span.th}ขาดทุนสุทธิ และเงินช่วยถึง ฿5 รับได้รอบละครั้ง อย่าเล่นเสียเพิ่มเพื่อให้ได้รับ`,
    ),
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

const everywhere = words('全站', 'Every game', 'ทุกเกม');

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
