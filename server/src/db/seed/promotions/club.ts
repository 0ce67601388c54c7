/** Rewards of the club: for reaching a level (key 'B') and for keeping it (key 'C'). */
import { baht, fixed, money, platforms, terms, words } from './offer.ts';
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
  once: words('每人一次', 'Once for each player', 'คนละครั้ง'),
  weekly: words('每周一次', 'Once a week', 'สัปดาห์ละครั้ง'),
  monthly: words('每月一次', 'Once a month', 'เดือนละครั้ง'),
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
  const [zh, en, th] = isForOnePlatform
    ? ['，自选一家平台打流水', ', to be staked at one platform of your choice', ' เลือกค่ายเกมเดียวเพื่อทำเทิร์น']
    : ['', '', ''];
  return {
    id,
    bonusType,
    titles,
    summaries: words(
      `第 ${level} 级及以上可领 ${gift}${zh}，${rhythm.zh_CN}。`,
      `${gift} for level ${level} and above${en}. ${rhythm.en}.`,
      `ระดับ ${level} ขึ้นไปรับ ${gift}${th} ${rhythm.th}`,
    ),
    conditions: words(
      `你的等级达到第 ${level} 级。等级按累计有效投注计算，看俱乐部页；升级不改变任何一局的返还率。`,
      `Your level is ${level} or higher. Levels follow your settled stakes, see the club; they change no game's return.`,
      `ระดับของคุณคือ ${level} ขึ้นไป ระดับคิดจากยอดเดิมพันสะสม ดูที่หน้าคลับ และไม่เปลี่ยนอัตราคืนของเกมใด`,
    ),
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
    titles: words(`升到第 ${level} 级贺礼`, `Level ${level} reached`, `ฉลองขึ้นระดับ ${level}`),
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
    titles: words(
      `第 ${level} 级自选平台礼`,
      `Level ${level}: a gift for a platform of your choice`,
      `ระดับ ${level} เลือกค่ายเกมรับของขวัญ`,
    ),
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
    titles: words(`第 ${level} 级每周礼`, `Level ${level}, every week`, `ของขวัญรายสัปดาห์ระดับ ${level}`),
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
    titles: words(`第 ${level} 级每月礼`, `Level ${level}, every month`, `ของขวัญรายเดือนระดับ ${level}`),
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
    titles: words(
      `第 ${level} 级月度自选礼`,
      `Level ${level}: the month's gift of your choice`,
      `ระดับ ${level} ของขวัญเลือกเองประจำเดือน`,
    ),
    level,
    often: 'monthly',
    giftBaht: [28, 88, 228, 488, 1_088, 2_288][level - 1] ?? 28,
    multiple: 3,
    picture: `${house(level)}.teapot`,
    isForOnePlatform: true,
  }),
]);
