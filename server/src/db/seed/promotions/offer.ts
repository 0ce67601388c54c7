/** Parts of a seeded promotion: its texts in three languages, its terms and the rule that decides a claim. */
import { costToClear, fullWeights } from '@foyer/contract/bonusTerms.ts';
import type { BonusGift, BonusWeights, KeptTerms } from '@foyer/contract/bonusTerms.ts';
import type { PromotionRule } from '../../promotionTables.ts';
import type { Words } from '../../walletTables.ts';

export interface SeedPromotion {
  readonly id: string;
  readonly bonusType: string;
  readonly titles: Words;
  readonly summaries: Words;
  /** The requirements in one sentence. */
  readonly conditions: Words;
  /** Platform and emblem of the picture, joined by a dot. */
  readonly picture: `${string}.${string}`;
  readonly terms: KeptTerms;
  readonly rule: PromotionRule;
}

export const words = (zh_CN: string, en: string, th: string): Words => ({ zh_CN, en, th });
export const baht = (amount: number): number => amount * 100;

/** Formats an amount as ฿1,234.50; drops decimals that are zero. */
export function money(satang: number): string {
  const [whole = '', decimals = ''] = (satang / 100).toFixed(2).split('.');
  return `฿${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${decimals === '00' ? '' : `.${decimals}`}`;
}

/** A name in each language, for composed texts. */
export interface Named {
  readonly code: string;
  readonly names: Words;
}

export const platforms = [
  { code: 'moyu', names: words('墨玉堂', 'Moyu Hall', 'โมอวี้') },
  { code: 'orchard', names: words('老果铺', 'Old Orchard', 'โอลด์ออร์ชาร์ด') },
  { code: 'kiln', names: words('青窑', 'Kiln Blue', 'คิล์นบลู') },
  { code: 'brass', names: words('金廊', 'Brasshall', 'บราสฮอลล์') },
  { code: 'canglan', names: words('沧澜', 'Canglan', 'ชางหลาน') },
  { code: 'harbour', names: words('九号港', 'Harbour Nine', 'ฮาร์เบอร์ไนน์') },
] as const satisfies readonly Named[];

/** Game types with their code of ENUM-001 and the picture used for each. */
export const gameTypes = [
  { code: 'slots', type: 1, picture: 'orchard.seven', names: words('老虎机', 'Slots', 'สล็อต') },
  { code: 'live', type: 2, picture: 'brass.roulette', names: words('真人', 'Live casino', 'คาสิโนสด') },
  { code: 'sports', type: 3, picture: 'harbour.football', names: words('体育', 'Sports', 'กีฬา') },
  { code: 'lottery', type: 4, picture: 'orchard.lottery', names: words('彩票', 'Lottery', 'หวย') },
  { code: 'fish', type: 5, picture: 'canglan.fish', names: words('捕鱼', 'Fishing', 'ยิงปลา') },
  { code: 'chess', type: 6, picture: 'kiln.mahjong', names: words('棋牌', 'Cards', 'ไพ่และหมาก') },
] as const satisfies readonly (Named & { type: number; picture: string })[];

export const weekdays: readonly Words[] = [
  words('周日', 'Sunday', 'วันอาทิตย์'),
  words('周一', 'Monday', 'วันจันทร์'),
  words('周二', 'Tuesday', 'วันอังคาร'),
  words('周三', 'Wednesday', 'วันพุธ'),
  words('周四', 'Thursday', 'วันพฤหัสบดี'),
  words('周五', 'Friday', 'วันศุกร์'),
  words('周六', 'Saturday', 'วันเสาร์'),
];

/** Weights for casino games of one product. Bets on matches and draws do not count. M22 */
const machineWeights: BonusWeights = {
  ...fullWeights,
  fish: 50,
  chess: 20,
  live: 0,
  sports: 0,
  lottery: 0,
  hall3d: 0,
  other: 0,
};
const nothingCounts: BonusWeights = { ...machineWeights, slots: 0, fish: 0, chess: 0 };
/** Returns weights by which only one type of game counts. */
export const onlyType = (code: (typeof gameTypes)[number]['code']): BonusWeights => ({ ...nothingCounts, [code]: 100 });

type GivenTerms = Pick<KeptTerms, 'gives' | 'often' | 'multiple'> & Partial<KeptTerms>;
/** Completes the terms with the house's defaults. */
export const terms = (given: GivenTerms): KeptTerms => ({
  who: 'everyone',
  multipleOf: 'bonus',
  weights: machineWeights,
  longestStakeSatang: 'none',
  expiresAfterHours: 30 * 24,
  fundsOrder: 'ownFirst',
  onCancel: 'bonusReturns',
  winningsCap: 'none',
  platformCodes: [],
  excludedGameIds: [],
  ...given,
});

export const fixed = (amountBaht: number): BonusGift => ({ kind: 'fixed', amountSatang: baht(amountBaht) });

/** Returns the largest gift and the total stakes needed to clear it. Satang. */
function fullOf(given: KeptTerms): { readonly mostSatang: number; readonly costSatang: number } {
  const { gives } = given;
  const mostSatang = gives.kind === 'fixed' ? gives.amountSatang : gives.capSatang;
  const depositSatang = gives.kind === 'fixed' ? 0 : Math.ceil(gives.capSatang / gives.percent) * 100;
  return { mostSatang, costSatang: costToClear(given, { bonusSatang: mostSatang, depositSatang }) };
}

/** Summarizes the offer: what it gives, and how much must be staked before withdrawing. M22 */
export function shortOf({ summaries, terms: given }: SeedPromotion): Words {
  const { mostSatang, costSatang } = fullOf(given);
  const [most, cost] = [money(mostSatang), money(costSatang)];
  if (costSatang === 0)
    return words(
      `${summaries.zh_CN}没有流水要求。`,
      `${summaries.en} Nothing to wager.`,
      `${summaries.th} ไม่ต้องทำเทิร์น`,
    );
  return words(
    `${summaries.zh_CN}领满 ${most}，要先打 ${cost} 流水才能提款。`,
    `${summaries.en} For the full ${most} you stake ${cost} before withdrawing.`,
    `${summaries.th} หากรับเต็ม ${most} ต้องเดิมพันครบ ${cost} จึงถอนได้`,
  );
}

const html = (how: string, condition: string, price: string, sum: string, ends: string): string =>
  `<h3>${how}</h3><p>${condition}</p><h3>${price}</h3><p>${sum}</p><p>${ends}</p>`;

/** Builds the article's text: how to get the bonus and what it costs. The texts contain no markup. */
export function contentsOf({ conditions, terms: given }: SeedPromotion): Words {
  const { mostSatang, costSatang } = fullOf(given);
  const [most, cost] = [money(mostSatang), money(costSatang)];
  return {
    zh_CN: html(
      '怎么领',
      conditions.zh_CN,
      '要付出什么',
      costSatang === 0
        ? '没有流水要求，到账就能提款。'
        : `领满 ${most}，要先打 <strong>${cost}</strong> 流水才能提款；领得少，按比例少打。`,
      '随时可以放弃：收回没打完的赠金，你自己的钱和已经赢到的不动。',
    ),
    en: html(
      'How to get it',
      conditions.en,
      'What it costs',
      costSatang === 0
        ? 'Nothing to wager: it can be withdrawn at once.'
        : `For the full ${most} you stake <strong>${cost}</strong> before it can be withdrawn; a smaller bonus asks for less in proportion.`,
      'You may give it up at any time: the bonus that is not cleared goes back, your own money and what you have won stay.',
    ),
    th: html(
      'วิธีรับ',
      conditions.th,
      'ต้องแลกกับอะไร',
      costSatang === 0
        ? 'ไม่มีเงื่อนไขเทิร์น ถอนได้ทันทีที่เข้าบัญชี'
        : `หากรับเต็ม ${most} ต้องเดิมพันครบ <strong>${cost}</strong> จึงถอนได้ รับน้อยกว่าก็เดิมพันน้อยลงตามสัดส่วน`,
      'ยกเลิกได้ทุกเมื่อ โบนัสที่ยังทำเทิร์นไม่ครบจะถูกคืน ส่วนเงินของคุณและเงินที่ชนะแล้วยังอยู่ครบ',
    ),
  };
}
