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
    titles: words(
      `单笔存 ${deposit} 送 ${amount}`,
      `Deposit ${deposit}, get ${amount}`,
      `ฝากครั้งเดียว ${deposit} รับ ${amount}`,
    ),
    summaries: words(
      `存款活动：最近 24 小时内单笔存满 ${deposit}，送 ${amount}，每周一次。`,
      `Deposit activity: ${amount} for one deposit of ${deposit} or more within the last 24 hours, once a week.`,
      `กิจกรรมฝาก: ฝากครั้งเดียวตั้งแต่ ${deposit} ใน 24 ชั่วโมงล่าสุด รับ ${amount} สัปดาห์ละครั้ง`,
    ),
    conditions: words(
      `最近 24 小时内有一笔已到账、不少于 ${deposit} 的存款，而且没有申请过别的优惠。`,
      `A deposit of ${deposit} or more that arrived within the last 24 hours and has served no other claim.`,
      `มียอดฝากที่เข้าบัญชีแล้วไม่น้อยกว่า ${deposit} ใน 24 ชั่วโมงล่าสุด และยังไม่ได้ใช้ขอรับโปรโมชันอื่น`,
    ),
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
