/**
 * Other words that players use for the games, besides their names. `npm run search:table` writes them, with pinyin,
 * into the table that the search reads.
 */
export interface Synonyms {
  /** Parts of catalogue names, best first. */
  readonly names: readonly string[];
  readonly zh_CN: readonly string[];
  readonly en: readonly string[];
  readonly th: readonly string[];
}

const list = (words: string): string[] => words.split(',').map((word) => word.trim());

const entry = (names: string, zh_CN: string, en: string, th: string): Synonyms => {
  return { names: list(names), zh_CN: list(zh_CN), en: list(en), th: list(th) };
};

export const synonyms: readonly Synonyms[] = [
  entry('百家乐,庄闲', '百家乐,庄闲和,押庄闲', 'baccarat,punto banco,bac', 'บาคาร่า,บาการา,ป๊อกเด้ง'),
  entry('轮盘', '轮盘,轮盘赌,俄罗斯轮盘', 'roulette,rulet,roulete', 'รูเล็ต,รูเล็ท'),
  entry('骰宝,三骰', '骰宝,押大小,买大小,猜大小,色子', 'sic bo,sicbo,dice,big small,hi lo', 'ไฮโล,ซิกโบ,ลูกเต๋า'),
  entry('龙虎', '龙虎,龙虎斗,虎龙斗', 'dragon tiger,tiger dragon', 'เสือมังกร,มังกรเสือ'),
  entry('二十一点', '二十一点,21点,廿一点,黑杰克', 'blackjack,black jack,twenty one,bj', 'แบล็กแจ็ก,แบล็คแจ็ค'),
  entry('斗地主', '斗地主,打地主', 'dou dizhu,landlord,fight the landlord,ddz', 'โต่วตี้จู่,ดัมมี่'),
  entry('德州,短牌,夜港扑克', '德州,德扑,德州扑克,得州扑克,扑克', 'texas,holdem,poker', 'โป๊กเกอร์,โปกเกอร์,โฮลเด็ม,เท็กซัส'),
  entry('二八杠', '二八杠,推筒子,二八大杠', 'two eight,two-eight,28', 'สองแปด'),
  entry(
    '金花',
    '炸金花,扎金花,诈金花,金花,三张牌',
    'golden flower,three card brag,teen patti,zha jinhua',
    'ดอกไม้ทอง,ไพ่สามใบ',
  ),
  entry('牛牛', '牛牛,斗牛,抢庄牛牛', 'niu niu,niuniu,bull bull,bullfight', 'หนิวหนิว,วัววัว'),
  entry('弹珠,珠落玉盘,玲珑塔', '弹珠,柏青哥,弹球', 'plinko,pachinko,pinball', 'พลิงโก,พลิงโก้,ปาจิงโกะ'),
  entry('宝库,龙窟,寻宝', '寻宝,扫雷,挖宝,藏宝', 'treasure,mines,minesweeper', 'ล่าสมบัติ,กู้ระเบิด,ขุดสมบัติ'),
  entry('赛马,跑马场', '赛马,跑马,马场,赌马', 'horse races,horse racing,racecourse', 'แข่งม้า,ม้าแข่ง'),
  entry('快三,三同号', '快三,江苏快三', 'fast three,k3,fast 3', 'หวยเร็วสาม'),
  entry('六合', '六合彩,香港六合彩,特码', 'mark six,mark 6,marksix', 'มาร์กซิกซ์,หวยฮ่องกง'),
  entry('快乐八,基诺,幸运球', '快乐八,基诺,快乐彩', 'keno,happy eight,bingo', 'คีโน,คีโน่'),
  entry('选五', '十一选五', 'pick five,five of eleven,pick 5', 'เลือกห้า,ห้าจากสิบเอ็ด'),
  entry('刮刮', '刮刮卡,刮刮乐,即开票', 'scratch card,scratchcard', 'ขูด,บัตรขูด'),
  entry('猜拳', '猜拳,石头剪刀布,划拳', 'hand duel,rock paper scissors', 'เป่ายิ้งฉุบ'),
  entry('捕鱼,渔王,金鲨,海炮', '捕鱼,打鱼,钓鱼,渔场', 'fishing,fish hunter,shooting fish', 'ตกปลา,ยิงปลา'),
  entry('足球,联赛,点球', '足球,英超,世界杯', 'football,soccer', 'ฟุตบอล,บอล'),
  entry('篮球,灌篮', '篮球,打篮球', 'basketball,nba', 'บาสเกตบอล,บาส'),
  entry('网球,中央球场', '网球,打网球', 'tennis', 'เทนนิส'),
  entry('斗鸡,鸡王,金冠鸡', '斗鸡,赌鸡', 'cockfight,cock fight,rooster fight', 'ไก่ชน,ชนไก่'),
  entry('电竞,对决,团战', '电竞,电子竞技,游戏竞技', 'esports,e-sports', 'อีสปอร์ต'),
  entry('锦鲤,红鲤', '锦鲤,鲤鱼', 'koi,carp', 'ปลาคาร์ป,ปลาคราฟ'),
  entry('雀', '麻将,打麻将', 'mahjong,mah jong', 'ไพ่นกกระจอก'),
];
