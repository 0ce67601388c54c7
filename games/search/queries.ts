/** Test queries with the expected first results, for both the client's and the house's search. */
export interface Query {
  readonly typed: string;
  /** The name of the first result contains one of these. */
  readonly first: readonly string[];
  /** Also holds for each of the first `among` results. */
  readonly among?: number;
}

const ask = (typed: string, first: string, among = 1): Query => ({ typed, first: first.split('/'), among });

export const queries: readonly Query[] = [
  ask('锦鲤', '锦鲤', 5),
  ask('jinli', '锦鲤'),
  ask('jin li', '锦鲤'),
  ask('jlym', '锦鲤跃门'),
  ask('锦里跃门', '锦鲤跃门'),
  ask('koi', '锦鲤'),
  ask('baccarat', '百家乐'),
  ask('百家乐', '百家乐', 5),
  ask('baijiale', '百家乐', 5),
  ask('ershiyidian', '二十一点', 5),
  ask('德州', '德州', 5),
  ask('buyu', '捕鱼', 5),
  ask('plinko', '弹珠', 3),
  ask('弹珠', '弹珠', 3),
  ask('足球', '足球', 5),
  ask('zuqiu', '足球', 5),
  ask('21点', '二十一点', 5),
  ask('21', '二十一点', 5),
  ask('廿一点', '二十一点', 5),
  ask('28', '二八杠', 5),
  ask('28杠', '二八杠', 5),
  ask('二八', '二八杠', 5),
  ask('11选5', '十一选五', 5),
  ask('炸金花', '金花', 5),
  ask('zhajinhua', '金花', 5),
  ask('斗牛', '牛牛', 5),
  ask('德扑', '德州', 5),
  ask('poker', '扑克/德州', 5),
  ask('blackjack', '二十一点', 5),
  ask('soccer', '足球', 5),
  ask('mines', '宝库/寻宝/龙窟', 5),
  ask('六合彩', '六合', 5),
  ask('石头剪刀布', '猜拳', 5),
  ask('打鱼', '捕鱼', 5),
  ask('โป๊กเกอร์', '扑克/德州', 5),
  ask('ยิงปลา', '捕鱼', 5),
  ask('แบล็คแจ็ค', '二十一点', 5),
  ask('錦鯉躍門', '锦鲤跃门'),
  ask('百家樂', '百家乐', 5),
  ask('龍虎鬥', '龙虎', 3),
  ask('鬥地主', '斗地主', 5),
  ask('baijale', '百家乐', 5),
  ask('bajiale', '百家乐', 5),
  ask('ershiyidan', '二十一点', 5),
  ask('zhajinhau', '金花', 5),
  ask('jinliyuemne', '锦鲤跃门'),
];

/** A platform's name finds its games and no others. */
export const platformQueries = [
  { typed: '墨玉堂', platformCode: 'moyu' },
  { typed: '墨玉', platformCode: 'moyu' },
  { typed: '九号港', platformCode: 'harbour' },
] as const;
