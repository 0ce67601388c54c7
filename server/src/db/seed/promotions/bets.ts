/** Bonuses for a single bet, which the player identifies by its order number. Key '9', ENTITY-023 */
import { baht, fixed, gameTypes, money, platforms, terms, words } from './offer.ts';
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
    summaries: words(
      `${which.zh_CN}，单注不少于 ${least}，凭注单号领 ${gift}，每天一次。`,
      `${which.en}, with a stake of ${least} or more: ${gift} for its order number, once a day.`,
      `${which.th} เดิมพันต่อครั้งไม่น้อยกว่า ${least} ใช้เลขที่เดิมพันรับ ${gift} วันละครั้ง`,
    ),
    conditions: words(
      `注单是你自己的、72 小时内下注、已经结算，单注不少于 ${least}，没有领过别的优惠。注单号在投注记录里复制。`,
      `The bet is your own, placed within 72 hours, settled, ${least} or more, and has served no other claim. Copy its number from your bet records.`,
      `เป็นเดิมพันของคุณเอง วางภายใน 72 ชั่วโมง สรุปผลแล้ว ไม่น้อยกว่า ${least} และยังไม่ได้ใช้รับโปรโมชันอื่น คัดลอกเลขที่ได้จากประวัติเดิมพัน`,
    ),
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
        titles: words(
          `${names.zh_CN} ${at} 倍贺礼`,
          `${names.en}: a ${at}x win gift`,
          `ของขวัญชนะ ${at} เท่า ${names.th}`,
        ),
        which: words(
          `在${names.zh_CN}一注赢到 ${at} 倍以上`,
          `A bet in ${names.en} that paid ${at} times its stake or more`,
          `เดิมพันใน${names.th}ที่จ่ายตั้งแต่ ${at} เท่า`,
        ),
        giftBaht: gift,
        multiple: 3,
        picture: `${code}.${emblem}`,
        leastStakeBaht: 1,
        leastTimes: at,
        platformCode: code,
      }),
    ),
  ),
  ...gameTypes.flatMap(({ code, names, type, picture }, index) => [
    bet({
      id: `bet-${code}-big`,
      titles: words(`${names.zh_CN}大注礼`, `Big bet gift: ${names.en}`, `ของขวัญเดิมพันใหญ่ ${names.th}`),
      which: words(`${names.zh_CN}的一注`, `A bet in ${names.en.toLowerCase()}`, `เดิมพันหนึ่งครั้งใน${names.th}`),
      giftBaht: 5 + index,
      multiple: 2,
      picture,
      leastStakeBaht: 500,
      leastTimes: 0,
      gameType: type,
    }),
    bet({
      id: `bet-${code}-comfort`,
      titles: words(`${names.zh_CN}未中安慰礼`, `Consolation: ${names.en}`, `ของปลอบใจ ${names.th}`),
      which: words(
        `${names.zh_CN}没有派彩的一注`,
        `A bet in ${names.en.toLowerCase()} that paid nothing`,
        `เดิมพันใน${names.th}ที่ไม่ได้รับเงินรางวัล`,
      ),
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
      titles: words(`注单尾号 ${ending}`, `Bet number ending in ${ending}`, `เลขที่เดิมพันลงท้าย ${ending}`),
      which: words(`注单号末尾是 ${ending}`, `A bet whose number ends in ${ending}`, `เดิมพันที่เลขที่ลงท้ายด้วย ${ending}`),
      giftBaht: endingGifts[index] ?? 3,
      multiple: 1,
      picture: `${platforms[index % 6]?.code ?? 'moyu'}.dice`,
      leastStakeBaht: 10,
      leastTimes: 0,
      ending,
    }),
  ),
];
