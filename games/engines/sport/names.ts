/** Leagues, clubs and players of the simulated matches, in three languages; none of them exists. */
import type { SportCode } from './kinds.ts';
import type { Names } from '../../catalogue/game.ts';
import { places } from '../../catalogue/places.ts';

type Words = Names;

/** In English where a language of the site has no names of its own. */
const inLanguage = (names: Names, lang: string): string => (lang in names ? names[lang as keyof Names] : names.en);
const words = (zh_CN: string, en: string, th: string): Words => ({ zh_CN, en, th });

const leagueWords: Readonly<Record<SportCode, readonly Words[]>> = {
  football: [
    words('前厅模拟甲级联赛', 'Foyer Simulated Premier', 'ลีกสูงสุดจำลอง'),
    words('山河模拟联赛', 'Hills and Rivers League', 'ลีกจำลองภูผาธารา'),
    words('海岸模拟杯', 'Coast Simulated Cup', 'ถ้วยจำลองชายฝั่ง'),
  ],
  basketball: [
    words('前厅模拟篮球联赛', 'Foyer Simulated Hoops', 'ลีกบาสจำลอง'),
    words('城市模拟篮球赛', 'City Hoops Simulated', 'บาสเมืองจำลอง'),
    words('湾区模拟杯', 'Bay Simulated Cup', 'ถ้วยบาสจำลองอ่าว'),
  ],
  tennis: [
    words('四季模拟网球巡回赛', 'Four Seasons Simulated Tour', 'เทนนิสจำลองสี่ฤดู'),
    words('草地模拟公开赛', 'Lawn Simulated Open', 'โอเพ่นจำลองคอร์ตหญ้า'),
    words('红土模拟赛', 'Red Clay Simulated', 'ศึกจำลองคอร์ตดิน'),
  ],
  baseball: [
    words('前厅模拟棒球联赛', 'Foyer Simulated Baseball', 'ลีกเบสบอลจำลอง'),
    words('南北模拟棒球赛', 'North and South Simulated', 'เบสบอลจำลองเหนือใต้'),
    words('灯塔模拟杯', 'Lighthouse Simulated Cup', 'ถ้วยจำลองประภาคาร'),
  ],
  darts: [
    words('飞镖模拟大师赛', 'Simulated Darts Masters', 'มาสเตอร์สปาเป้าจำลอง'),
    words('酒馆模拟飞镖赛', 'Tavern Simulated Darts', 'ปาเป้าจำลองโรงเตี๊ยม'),
    words('红心模拟巡回赛', 'Bullseye Simulated Tour', 'ทัวร์จำลองใจกลางเป้า'),
  ],
  handball: [
    words('前厅模拟手球联赛', 'Foyer Simulated Handball', 'ลีกแฮนด์บอลจำลอง'),
    words('北境模拟手球赛', 'Northern Simulated Handball', 'แฮนด์บอลจำลองแดนเหนือ'),
    words('海岸模拟手球杯', 'Coast Handball Simulated', 'ถ้วยแฮนด์บอลจำลอง'),
  ],
  iceHockey: [
    words('雪岭模拟冰球联赛', 'Snow Ridge Simulated Hockey', 'ฮอกกี้น้ำแข็งจำลองสันหิมะ'),
    words('极光模拟冰球赛', 'Aurora Simulated Hockey', 'ฮอกกี้จำลองแสงเหนือ'),
    words('冰湖模拟杯', 'Ice Lake Simulated Cup', 'ถ้วยจำลองทะเลสาบน้ำแข็ง'),
  ],
  cycleRacing: [
    words('环湖模拟对抗赛', 'Lake Circuit Simulated Duels', 'ดวลจักรยานจำลองรอบทะเลสาบ'),
    words('木道模拟冲刺赛', 'Velodrome Simulated Sprints', 'สปรินต์จำลองลู่ไม้'),
    words('山路模拟赛', 'Mountain Road Simulated', 'จักรยานจำลองทางเขา'),
  ],
  rugby: [
    words('前厅模拟橄榄球联赛', 'Foyer Simulated Rugby', 'ลีกรักบี้จำลอง'),
    words('草原模拟橄榄球赛', 'Grassland Simulated Rugby', 'รักบี้จำลองทุ่งหญ้า'),
    words('港口模拟杯', 'Harbour Simulated Cup', 'ถ้วยรักบี้จำลองท่าเรือ'),
  ],
  billiards: [
    words('台球模拟公开赛', 'Simulated Billiards Open', 'บิลเลียดจำลองโอเพ่น'),
    words('绿台模拟大师赛', 'Green Table Simulated Masters', 'มาสเตอร์สจำลองโต๊ะเขียว'),
    words('夜场模拟台球赛', 'Late Hall Simulated Billiards', 'บิลเลียดจำลองรอบดึก'),
  ],
  volleyball: [
    words('前厅模拟排球联赛', 'Foyer Simulated Volleyball', 'ลีกวอลเลย์บอลจำลอง'),
    words('高网模拟排球赛', 'High Net Simulated', 'วอลเลย์บอลจำลองตาข่ายสูง'),
    words('沙岸模拟杯', 'Sandbank Simulated Cup', 'ถ้วยวอลเลย์บอลจำลอง'),
  ],
  lanes: [
    words('三路模拟职业赛', 'Three Lanes Simulated Pro', 'โปรลีกจำลองสามเลน'),
    words('水晶模拟杯', 'Crystal Simulated Cup', 'ถ้วยจำลองคริสตัล'),
    words('云端模拟联赛', 'Cloud Simulated League', 'ลีกจำลองหมู่เมฆ'),
  ],
  shooter: [
    words('沙城模拟精英赛', 'Sand City Simulated Elite', 'อีลิตจำลองเมืองทราย'),
    words('据点模拟联赛', 'Outpost Simulated League', 'ลีกจำลองฐานทัพ'),
    words('夜航模拟杯', 'Night Flight Simulated Cup', 'ถ้วยจำลองเที่ยวบินราตรี'),
  ],
  duel: [
    words('塔牌模拟大师赛', 'Towers and Cards Simulated', 'มาสเตอร์สจำลองหอคอย'),
    words('青铜模拟对决', 'Bronze Simulated Duels', 'ดวลจำลองสำริด'),
    words('王座模拟杯', 'Throne Simulated Cup', 'ถ้วยจำลองบัลลังก์'),
  ],
  rooster: [
    words('金冠模拟斗艺会', 'Golden Comb Simulated Show', 'ประชันไก่จำลองหงอนทอง'),
    words('晨鼓模拟斗艺会', 'Dawn Drum Simulated Show', 'ประชันไก่จำลองกลองรุ่งอรุณ'),
    words('稻场模拟斗艺会', 'Threshing Floor Simulated Show', 'ประชันไก่จำลองลานข้าว'),
  ],
};

/** Leagues per sport and sides per league. The number of sides is even, so that all play in each round. */
export const leagueCount = 3;
export const sidesOfLeague = 10;

const mascots: readonly Words[] = [
  words('飞虎', 'Tigers', 'พยัคฆ์'),
  words('白鹤', 'Cranes', 'กระเรียนขาว'),
  words('铁马', 'Iron Horse', 'ม้าเหล็ก'),
  words('海鹰', 'Ospreys', 'เหยี่ยวทะเล'),
  words('雷鼓', 'Thunder', 'กลองอสนี'),
  words('青狮', 'Lions', 'สิงห์คราม'),
  words('夜狐', 'Foxes', 'จิ้งจอกราตรี'),
];

const qualities: readonly Words[] = [
  words('静', 'Quiet', 'สงบ'),
  words('疾', 'Swift', 'ว่องไว'),
  words('赤', 'Crimson', 'แดงชาด'),
  words('银', 'Silver', 'เงิน'),
  words('远', 'Distant', 'แดนไกล'),
  words('晨', 'Dawn', 'รุ่งอรุณ'),
];
const creatures: readonly Words[] = [
  words('苍鹭', 'Heron', 'นกกระสา'),
  words('雨燕', 'Swiftlet', 'นกแอ่น'),
  words('云豹', 'Leopard', 'เสือลายเมฆ'),
  words('玄武', 'Tortoise', 'เต่าดำ'),
  words('麒麟', 'Qilin', 'กิเลน'),
];
const combs: readonly Words[] = [
  words('金冠', 'Golden Comb', 'หงอนทอง'),
  words('晨鼓', 'Dawn Drum', 'กลองอรุณ'),
  words('红袍', 'Red Robe', 'ชุดแดง'),
  words('青翎', 'Green Plume', 'ขนเขียว'),
  words('稻香', 'Rice Field', 'กลิ่นรวงข้าว'),
];
const struts: readonly Words[] = [
  words('将军', 'the General', 'ขุนพล'),
  words('舞者', 'the Dancer', 'นักระบำ'),
  words('歌手', 'the Singer', 'นักร้อง'),
  words('秀才', 'the Scholar', 'บัณฑิต'),
  words('掌柜', 'the Innkeeper', 'เถ้าแก่'),
  words('琴师', 'the Lutenist', 'นักพิณ'),
];

const alone: ReadonlySet<SportCode> = new Set(['tennis', 'darts', 'cycleRacing', 'billiards', 'duel']);

/** Two words from two kits; Thai says the quality last. */
function paired(first: readonly Words[], second: readonly Words[], side: number, lang: string): string {
  const [one, other] = [first[side % first.length], second[side % second.length]];
  if (one === undefined || other === undefined) return '';
  if (lang === 'zh_CN') return one.zh_CN + other.zh_CN;
  return lang === 'th' ? `${other.th}${one.th}` : `${one.en} ${other.en}`;
}

/** The name of a side, by its number in its sport: sides of one sport have names of their own. */
export function sideName(code: SportCode, side: number, lang: string): string {
  if (code === 'rooster') return paired(combs, struts, side, lang);
  if (alone.has(code)) return paired(qualities, creatures, side, lang);
  return paired(places, mascots, side * 2 + code.length * 5, lang);
}

export function leagueName(code: SportCode, league: number, lang: string): string {
  const names = leagueWords[code][league];
  return names === undefined ? '' : inLanguage(names, lang);
}
