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
    titles: words('验证手机礼', 'Phone verified', 'ของขวัญยืนยันโทรศัพท์'),
    act: words('在安全页验证手机号', 'Verify your phone on the security page', 'ยืนยันหมายเลขโทรศัพท์ในหน้าความปลอดภัย'),
  },
  {
    id: 'bind-name',
    giftBaht: 8,
    picture: 'kiln.temple',
    titles: words('完成实名礼', 'Real name given', 'ของขวัญยืนยันชื่อจริง'),
    act: words('在安全页填写真实姓名', 'Give your real name on the security page', 'กรอกชื่อจริงในหน้าความปลอดภัย'),
  },
  {
    id: 'bind-email',
    giftBaht: 5,
    picture: 'moyu.envelope',
    titles: words('验证邮箱礼', 'Email verified', 'ของขวัญยืนยันอีเมล'),
    act: words('在安全页验证邮箱', 'Verify your email on the security page', 'ยืนยันอีเมลในหน้าความปลอดภัย'),
  },
  {
    id: 'bind-card',
    giftBaht: 8,
    picture: 'brass.cards',
    titles: words('绑定银行卡礼', 'Bank card added', 'ของขวัญผูกบัตรธนาคาร'),
    act: words('在银行卡页添加一张卡', 'Add a bank card on the bank cards page', 'เพิ่มบัตรธนาคารหนึ่งใบในหน้าบัตรธนาคาร'),
  },
];

const proofs: readonly SeedPromotion[] = binds.map(({ id, giftBaht, picture, titles, act }) => {
  const gift = money(baht(giftBaht));
  return {
    id,
    bonusType: '6',
    titles,
    summaries: words(
      `${act.zh_CN}，送 ${gift}，每人一次。`,
      `${act.en} and get ${gift}, once.`,
      `${act.th} รับ ${gift} คนละครั้ง`,
    ),
    conditions: words(`${act.zh_CN}之后再来领取。`, `${act.en}, then come back here.`, `${act.th} แล้วกลับมารับที่นี่`),
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
      stakedBaht === 0
        ? words(`新人 ${days} 天见面礼`, `A welcome within ${days} days`, `ของขวัญต้อนรับใน ${days} วัน`)
        : words(
            `新人 ${days} 天打满 ${staked}`,
            `New: ${staked} staked in ${days} days`,
            `สมาชิกใหม่ ${days} วันครบ ${staked}`,
          ),
    summaries:
      stakedBaht === 0
        ? words(
            `注册后 ${days} 天内，领 ${gift}，每人一次。`,
            `${gift} within ${days} days of registration, once.`,
            `ภายใน ${days} วันหลังสมัคร รับ ${gift} คนละครั้ง`,
          )
        : words(
            `注册后 ${days} 天内有效投注满 ${staked}，送 ${gift}，每人一次。`,
            `${gift} once your settled stakes reach ${staked} within ${days} days of registration.`,
            `ภายใน ${days} วันหลังสมัคร ยอดเดิมพันที่สรุปผลแล้วครบ ${staked} รับ ${gift} คนละครั้ง`,
          ),
    conditions: words(
      `账号注册不超过 ${days} 天${stakedBaht === 0 ? '' : `，已结算投注合计满 ${staked}，试玩不算`}。`,
      `Your account is at most ${days} days old${stakedBaht === 0 ? '' : `, with settled stakes of ${staked}; trials do not count`}.`,
      `บัญชีสมัครไม่เกิน ${days} วัน${stakedBaht === 0 ? '' : ` และมียอดเดิมพันที่สรุปผลแล้วรวม ${staked} ไม่นับโหมดทดลอง`}`,
    ),
    picture,
    terms: terms({ gives: fixed(giftBaht), often: 'once', multiple: stakedBaht === 0 ? 5 : 2, who: 'newPlayers' }),
    rule: { kind: 'newcomer', withinHours: days * 24, leastStakedSatang: baht(stakedBaht) },
  };
}

const stakedWeek = [100, 300, 500, 1_000, 3_000, 5_000, 10_000] as const;
const stakedMonth = [2_000, 8_000, 20_000, 50_000, 100_000] as const;
const weekEmblems = ['cherries', 'lemon', 'plum', 'peach', 'lotus', 'koi', 'tiger'] as const;
const monthEmblems = ['boat', 'lighthouse', 'whale', 'phoenix', 'dragon'] as const;
const houses = ['orchard', 'moyu', 'kiln', 'canglan', 'brass', 'harbour'] as const;

export const newcomers: readonly SeedPromotion[] = [
  newcomer({ days: 3, stakedBaht: 0, giftBaht: 18, picture: 'moyu.lantern' }),
  newcomer({ days: 30, stakedBaht: 0, giftBaht: 8, picture: 'kiln.moon' }),
  ...proofs,
  ...stakedWeek.map((stakedBaht, index) =>
    newcomer({
      days: 7,
      stakedBaht,
      giftBaht: [3, 5, 8, 15, 38, 58, 108][index] ?? 3,
      picture: `${houses[index % 6] ?? 'moyu'}.${weekEmblems[index] ?? 'koi'}`,
    }),
  ),
  ...stakedMonth.map((stakedBaht, index) =>
    newcomer({
      days: 30,
      stakedBaht,
      giftBaht: [18, 58, 128, 288, 588][index] ?? 18,
      picture: `${houses[(index + 3) % 6] ?? 'moyu'}.${monthEmblems[index] ?? 'boat'}`,
    }),
  ),
];
