/** Subjects of the generated games: the second half of a name, and the picture. */
import type { Emblem, Engine, Family, Names, Section } from './game.ts';

export interface Subject {
  readonly emblem: Emblem;
  /** Shown in turn with the first by the games of the subject, so that a lobby of one type has more pictures. */
  readonly otherEmblems?: readonly Emblem[];
  readonly names: Names;
  readonly section: Section;
  readonly engine: Engine;
}

const about = (emblem: Emblem, zh_CN: string, en: string, th: string, section: Section = ''): Subject => ({
  emblem,
  names: { zh_CN, en, th },
  section,
  engine: 'none',
});

/** A sports game. All of them open the same betting desk, each at a sport of its own. */
const atDesk = (
  [emblem, ...otherEmblems]: readonly [Emblem, ...Emblem[]],
  zh_CN: string,
  en: string,
  th: string,
  section: Section = '',
): Subject => ({ ...about(emblem, zh_CN, en, th, section), otherEmblems, engine: 'sport' });

/** A table of the live hall, or a game of the card room. */
const table = (
  engine: Engine,
  emblem: Emblem,
  zh_CN: string,
  en: string,
  th: string,
  ...otherEmblems: readonly Emblem[]
): Subject => ({
  ...about(emblem, zh_CN, en, th),
  engine,
  otherEmblems,
});

/** An instant game: one draw, decided by the player's own seeds. */
const instant = table;
/** A table of the poker room. */
const poker = (
  engine: Engine,
  [emblem, ...otherEmblems]: readonly [Emblem, ...Emblem[]],
  zh_CN: string,
  en: string,
  th: string,
): Subject => ({ ...about(emblem, zh_CN, en, th, 'texas'), otherEmblems, engine });

/** A fishing room; its emblem decides which of the three waters it is. */
const water = (emblem: Emblem, zh_CN: string, en: string, th: string, ...otherEmblems: readonly Emblem[]): Subject => ({
  ...about(emblem, zh_CN, en, th),
  otherEmblems,
  engine: 'fish',
});

export const slotSubjects: readonly Subject[] = [
  about('dragon', '飞龙', 'Dragon', 'มังกร'),
  about('dragon', '龙珠', 'Dragon Pearl', 'ไข่มุกมังกร'),
  about('phoenix', '凤凰', 'Phoenix', 'หงส์'),
  about('phoenix', '彩羽', 'Bright Plumes', 'ขนหงส์'),
  about('ingot', '元宝', 'Ingots', 'ก้อนทอง'),
  about('ingot', '金库', 'Vault', 'คลังทอง'),
  about('tiger', '猛虎', 'Tiger', 'เสือ'),
  about('tiger', '虎符', 'Tiger Tally', 'ตราเสือ'),
  about('lotus', '荷花', 'Lotus', 'ดอกบัว'),
  about('lotus', '莲灯', 'Lotus Lamp', 'โคมบัว'),
  about('peach', '蜜桃', 'Peaches', 'ลูกท้อ'),
  about('peach', '桃宴', 'Peach Feast', 'โต๊ะลูกท้อ'),
  about('lantern', '灯火', 'Lanterns', 'โคมไฟ'),
  about('lantern', '走马灯', 'Turning Lamp', 'โคมหมุน'),
  about('moon', '明月', 'Moonlight', 'พระจันทร์'),
  about('moon', '月饼', 'Mooncakes', 'ขนมจันทร์'),
  about('koi', '锦鲤', 'Koi', 'ปลาคาร์ป'),
  about('koi', '红鲤', 'Red Carp', 'ปลาคาร์ปแดง'),
  about('temple', '古塔', 'Pagoda', 'เจดีย์'),
  about('temple', '秘殿', 'Hidden Temple', 'วิหารลับ'),
  about('envelope', '红包', 'Envelopes', 'อั่งเปา'),
  about('envelope', '家书', 'Letters Home', 'จดหมายรัก'),
  about('coin', '金币', 'Coins', 'เหรียญทอง'),
  about('coin', '钱雨', 'Coin Rain', 'ฝนเหรียญ'),
  about('seven', '幸运七', 'Lucky Seven', 'เลขเจ็ดนำโชค'),
  about('seven', '三连七', 'Triple Seven', 'เจ็ดสามตัว'),
  about('bell', '铃声', 'Bells', 'เสียงกระดิ่ง'),
  about('bell', '金铃', 'Gold Bell', 'กระดิ่งทอง'),
  about('gems', '宝石', 'Jewels', 'อัญมณี'),
  about('gems', '珠光', 'Glitter', 'ประกายเพชร'),
  about('cherries', '樱桃', 'Cherries', 'เชอร์รี'),
  about('cherries', '双樱', 'Twin Cherries', 'เชอร์รีคู่'),
  about('cat', '招财猫', 'Lucky Cat', 'แมวกวัก'),
  about('cat', '夜猫', 'Night Cat', 'แมวราตรี'),
  about('plum', '紫李', 'Plums', 'ลูกพลัม'),
  about('plum', '李酒', 'Plum Wine', 'ไวน์ลูกพลัม'),
  about('lemon', '柠檬', 'Lemons', 'มะนาว'),
  about('lemon', '汽水', 'Soda', 'โซดา'),
  about('dice', '骰子', 'Dice', 'ลูกเต๋า'),
  about('dice', '骰夜', 'Dice Night', 'คืนลูกเต๋า'),
  about('lottery', '彩球', 'Bright Balls', 'ลูกบอลสี'),
  about('lottery', '糖罐', 'Candy Jar', 'โหลลูกกวาด'),
  about('fish', '游鱼', 'Shoal', 'ฝูงปลา'),
  about('fish', '鱼灯', 'Fish Lamp', 'โคมปลา'),
  about('trophy', '冠军', 'Champion', 'แชมป์'),
  about('trophy', '金杯', 'Gold Cup', 'ถ้วยทอง'),
  about('roulette', '转轮', 'Wheel', 'วงล้อ'),
  about('roulette', '金轮', 'Gold Wheel', 'วงล้อทอง'),
  about('cards', '纸牌', 'Cards', 'ไพ่'),
  about('cards', '王牌', 'Ace', 'ไพ่เอซ'),
  about('chips', '筹码', 'Chips', 'ชิป'),
  about('chips', '高台', 'High Table', 'โต๊ะใหญ่'),
  about('suits', '四花', 'Four Suits', 'สี่ดอก'),
  about('suits', '红心', 'Hearts', 'โพแดง'),
  about('trident', '海王', 'Sea King', 'เจ้าสมุทร'),
  about('trident', '神戟', 'Trident', 'ตรีศูล'),
  about('cannon', '炮台', 'Battery', 'ป้อมปืน'),
  about('cannon', '礼炮', 'Salute', 'ปืนสลุต'),
];

/** Subjects of all types except slots. Some have no engine yet. ENUM-001 */
export const otherSubjects: readonly {
  readonly gameType: number;
  readonly family: Family;
  readonly subjects: readonly Subject[];
}[] = [
  {
    gameType: 2,
    family: 'live',
    subjects: [
      table('baccarat', 'baccarat', '百家乐', 'Baccarat', 'บาคาร่า', 'suits'),
      table('roulette', 'roulette', '轮盘', 'Roulette', 'รูเล็ต', 'goldChip'),
      table('sicBo', 'dice', '骰宝', 'Sic Bo', 'ไฮโล', 'bell'),
      table('dragonTiger', 'tiger', '龙虎', 'Dragon Tiger', 'เสือมังกร', 'holeCards'),
      table('baccarat', 'cards', '庄闲', 'Punto Banco', 'ปุนโตบังโก', 'deck'),
      table('roulette', 'chips', '单零轮盘', 'Single Zero', 'รูเล็ตศูนย์เดียว', 'chipTowers'),
      table('dragonTiger', 'dragon', '龙虎斗', 'Dragon Duel', 'ศึกเสือมังกร', 'fourKings'),
      table('sicBo', 'lantern', '三骰', 'Three Dice', 'ลูกเต๋าสามลูก', 'moon'),
    ],
  },
  {
    gameType: 3,
    family: 'sports',
    subjects: [
      atDesk(['boot', 'football'], '足球', 'Football', 'ฟุตบอล'),
      atDesk(['basketCourt', 'basketball'], '篮球', 'Basketball', 'บาสเกตบอล'),
      atDesk(['rackets', 'tennis'], '网球', 'Tennis', 'เทนนิส'),
      atDesk(['trophy', 'silverCup'], '冠军杯', 'Champions Cup', 'ถ้วยแชมป์'),
      atDesk(['jersey', 'pennant'], '联赛', 'League', 'ลีกฟุตบอล'),
      atDesk(['medal', 'podium'], '锦标赛', 'Open Cup', 'ศึกชิงถ้วย'),
      atDesk(['goal', 'whistle'], '点球', 'Penalties', 'ดวลจุดโทษ'),
      atDesk(['hoop', 'sneaker'], '灌篮', 'Slam Dunk', 'สแลมดังก์'),
    ],
  },
  {
    gameType: 4,
    family: 'lottery',
    subjects: [
      instant('fastThree', 'dice', '快三', 'Fast Three', 'หวยเร็วสาม', 'trophy'),
      instant('keno40', 'lottery', '幸运球', 'Lucky Balls', 'ลูกบอลนำโชค', 'cat'),
      instant('markSix', 'ingot', '六合', 'Mark Six', 'มาร์กซิกซ์', 'koi'),
      instant('keno80', 'lantern', '快乐八', 'Happy Eight', 'แฮปปี้แปด', 'peach'),
      instant('pickFive', 'seven', '选五', 'Pick Five', 'เลือกห้า', 'cherries'),
      instant('fastThree', 'bell', '三同号', 'Three Alike', 'สามตัวเหมือน', 'plum'),
      instant('keno80', 'coin', '基诺', 'Keno', 'คีโน', 'gems'),
      instant('pickFive', 'envelope', '十一选五', 'Five of Eleven', 'ห้าจากสิบเอ็ด', 'moon'),
    ],
  },
  {
    gameType: 5,
    family: 'fishing',
    subjects: [
      water('fish', '捕鱼', 'Fishing', 'ตกปลา', 'ray'),
      water('angler', '深海', 'Deep Sea', 'ทะเลลึก', 'whale'),
      water('dragon', '龙王', 'Dragon King', 'ราชามังกร', 'trident'),
      water('goldShark', '金鲨', 'Gold Shark', 'ฉลามทอง', 'goldSharkLeap'),
      water('cannon', '海炮', 'Sea Cannon', 'ปืนใหญ่ทะเล', 'lighthouse'),
      water('koi', '锦鲤池', 'Koi Pond', 'บ่อปลาคาร์ป', 'koiPond'),
      water('oyster', '珠蚌', 'Pearl Shell', 'หอยมุก', 'shell'),
      water('marlin', '渔王', 'Fish King', 'ราชาปลา', 'bottle'),
    ],
  },
  {
    gameType: 6,
    family: 'chess',
    subjects: [
      table('blackjack', 'cards', '二十一点', 'Blackjack', 'แบล็กแจ็ก', 'baccarat', 'seven'),
      table('douDizhu', 'ingot', '斗地主', 'Landlords', 'โต่วตี้จู่', 'teapot'),
      poker(
        'sitAndGo',
        ['chips', 'pairOfAces', 'pokerTable', 'dealerButton', 'royalFlush'],
        '德州扑克',
        'Texas Hold’em',
        'เท็กซัสโฮลเด็ม',
      ),
      poker('shortDeck', ['deck', 'straight', 'suits', 'fourKings', 'flush'], '短牌', 'Short Deck', 'ช็อตเด็ค'),
      poker(
        'holdem',
        ['cocktail', 'goldChip', 'river', 'chipTowers', 'holeCards'],
        '赌场德州',
        'Casino Hold’em',
        'คาสิโนโฮลเด็ม',
      ),
      table('twoEight', 'mahjong', '二八杠', 'Two Eight', 'สองแปด', 'dice'),
      table('goldenFlower', 'lotus', '金花', 'Golden Flower', 'ดอกไม้ทอง', 'peach'),
      table('niuNiu', 'coin', '牛牛', 'Niu Niu', 'หนิวหนิว', 'lantern'),
    ],
  },
  {
    gameType: 7,
    family: 'other',
    subjects: [
      instant('plinko', 'lottery', '弹珠', 'Plinko', 'พลิงโก', 'coin'),
      instant('treasure', 'gems', '宝库', 'Treasure Room', 'ห้องสมบัติ', 'ingot'),
      instant('horses', 'trophy', '赛马', 'Horse Races', 'แข่งม้า', 'silverCup'),
      instant('plinko', 'shell', '珠落玉盘', 'Pearl Fall', 'ไข่มุกโปรย', 'oyster'),
      instant('treasure', 'dragon', '龙窟', 'Dragon Cave', 'ถ้ำมังกร', 'koi'),
      instant('horses', 'bell', '跑马场', 'Racecourse', 'สนามม้า', 'medal'),
      instant('plinko', 'temple', '玲珑塔', 'Chiming Tower', 'หอคอยกังวาน', 'lantern'),
      instant('treasure', 'boat', '寻宝', 'Treasure Hunt', 'ล่าสมบัติ', 'bottle'),
    ],
  },
  {
    gameType: 8,
    family: 'other',
    subjects: [
      atDesk(
        ['joystick', 'headset', 'laneScreen', 'moveKeys', 'mouse'],
        '电竞杯',
        'Esports Cup',
        'ถ้วยอีสปอร์ต',
        'esports',
      ),
      atDesk(['rooster', 'blackLeap', 'cockPair', 'whiteCock', 'redLeap'], '斗鸡', 'Cockfight', 'ไก่ชน', 'cockfight'),
      instant('hands', 'coin', '猜拳', 'Hand Duel', 'เป่ายิ้งฉุบ', 'cat'),
      atDesk(['blades', 'warBanner', 'warHelm', 'crystalTower'], '团战', 'Five on Five', 'ห้าต่อห้า', 'esports'),
      atDesk(
        ['goldComb', 'goldCock', 'whiteComb', 'cockAtDawn', 'amberComb'],
        '金冠鸡',
        'Golden Comb',
        'หงอนทอง',
        'cockfight',
      ),
      instant('scratch', 'envelope', '刮刮卡', 'Scratch Card', 'บัตรขูด', 'seven'),
      atDesk(['bullseye', 'visor', 'radar', 'nameTags'], '对决', 'Sharpshooters', 'ดวลแม่นปืน', 'esports'),
      atDesk(
        ['kingHead', 'kingCock', 'laurelCock', 'kingOnSteps', 'blackCock'],
        '鸡王',
        'Rooster King',
        'ราชาไก่',
        'cockfight',
      ),
    ],
  },
];
