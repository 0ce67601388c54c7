/** Deposit bonuses: a share of one deposit, up to an amount that the player applies for. Key '2', ENTITY-022 */
import { baht, gameTypes, money, onlyType, platforms, terms, weekdays, words } from './offer.ts';
import type { SeedPromotion } from './offer.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
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
    titles: words(`${names.zh_CN}加赠 ${percent}%`, `${names.en}: ${percent}% on top`, `${names.th} โบนัส ${percent}%`),
    summaries: words(
      `${which.zh_CN}存满 ${least}，加赠 ${percent}%，最高 ${cap}。`,
      `${percent}% on ${which.en} of ${least} or more, up to ${cap}.`,
      `ฝาก${which.th}ตั้งแต่ ${least} รับเพิ่ม ${percent}% สูงสุด ${cap}`,
    ),
    conditions: words(
      `${which.zh_CN}已到账、不少于 ${least}，而且没有申请过别的优惠；申请金额是整数，不超过这笔存款。`,
      `${capital(which.en)} has arrived, is ${least} or more and has served no other claim; the amount is whole baht and at most that deposit.`,
      `ยอดฝาก${which.th}เข้าบัญชีแล้ว ไม่น้อยกว่า ${least} และยังไม่ได้ใช้ขอรับโปรโมชันอื่น จำนวนที่ขอเป็นจำนวนเต็มและไม่เกินยอดฝากนั้น`,
    ),
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
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const last = words('最近 24 小时内的一笔', 'a deposit of the last 24 hours', 'ใน 24 ชั่วโมงล่าสุด');

const firsts = [
  {
    n: 1,
    zh: '首',
    en: 'first',
    th: 'ครั้งแรก',
    percent: 50,
    cap: 3_000,
    least: 200,
    multiple: 8,
    picture: 'brass.chips',
  },
  {
    n: 2,
    zh: '第二',
    en: 'second',
    th: 'ครั้งที่สอง',
    percent: 30,
    cap: 2_000,
    least: 200,
    multiple: 6,
    picture: 'moyu.envelope',
  },
  {
    n: 3,
    zh: '第三',
    en: 'third',
    th: 'ครั้งที่สาม',
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
    zh: 'USDT',
    en: 'a USDT deposit',
    th: 'ด้วย USDT',
    percent: 8,
    cap: 1_800,
  },
  {
    id: 'automatic',
    method: 'automatic',
    path: '/mine/capital/latestdeposit?type=automatic',
    zh: '网银自动到账',
    en: 'an automatic bank deposit',
    th: 'ผ่านธนาคารอัตโนมัติ',
    percent: 6,
    cap: 1_200,
  },
  {
    id: 'bank',
    method: 'bank',
    path: '/mine/capital/deposit',
    zh: '银行转账',
    en: 'a bank transfer',
    th: 'ด้วยการโอนผ่านธนาคาร',
    percent: 5,
    cap: 1_000,
  },
  {
    id: 'qr',
    method: 'qr',
    path: '/mine/capital/latestdeposit',
    zh: '扫码',
    en: 'a QR deposit',
    th: 'ด้วย QR',
    percent: 4,
    cap: 800,
  },
] as const;

export const deposits: readonly SeedPromotion[] = [
  ...firsts.map(({ n, zh, en, th, percent, cap, least, multiple, picture }) =>
    deposit({
      id: `deposit-${en}`,
      names: words(n === 1 ? '首存' : `${zh}笔存款`, `${capital(en)} deposit`, `ฝาก${th}`),
      which: words(`你的${n === 1 ? '第一' : zh}笔存款`, `your ${en} deposit`, th),
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
      names: words(`${day.zh_CN}存款`, `${day.en} deposit`, `ฝาก${day.th}`),
      which: words(`${day.zh_CN}的一笔`, `a ${day.en} deposit`, day.th),
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
      names: words(`${names.zh_CN}小额存款`, `Small deposit for ${names.en}`, `ฝากน้อยสำหรับ${names.th}`),
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
      names: words(`${names.zh_CN}大额存款`, `Large deposit for ${names.en}`, `ฝากมากสำหรับ${names.th}`),
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
  ...gameTypes.map(({ code, names, picture }, index) =>
    deposit({
      id: `deposit-${code}`,
      names: words(`${names.zh_CN}专用存款`, `Deposit for ${names.en.toLowerCase()}`, `ฝากสำหรับ${names.th}`),
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
  ...ways.map(({ id, method, path, zh, en, th, percent, cap }) =>
    deposit({
      id: `deposit-by-${id}`,
      names: words(`${zh}存款`, capital(en.replace(/^an? /, '')), `ฝาก${th}`),
      which: words(`最近 24 小时内用${zh}存的一笔`, `${en} of the last 24 hours`, `${th}ใน 24 ชั่วโมงล่าสุด`),
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
