/** 沧澜: the deep sea. */
import { slotsOf } from './game.ts';

const slot = slotsOf('canglan');

export const canglan = [
  slot('wreck-jewels', '沉船宝石', 'Jewels of the Wreck', 'อัญมณีเรือจม', 'gems', 0, 'tide'),
  slot('dragon-palace', '龙宫寻宝', 'The Dragon Palace', 'ขุมทรัพย์วังมังกร', 'dragon', 1, 'rapids'),
  slot('seabed-coins', '海底金币', 'Coins on the Seabed', 'เหรียญทองใต้ทะเล', 'coin', 2, 'drift'),
  slot('trident', '海王三叉戟', 'The Sea King’s Trident', 'ตรีศูลเจ้าสมุทร', 'trident', 3, 'tide', 'hot'),
  slot('two-carp', '双鲤奇缘', 'A Tale of Two Carp', 'วาสนาปลาคาร์ปคู่', 'koi', 4, 'bold'),
  slot('pearl-bay', '珠贝湾', 'Pearl Bay', 'อ่าวไข่มุก', 'shell', 5, 'climb'),
  slot('moon-boat', '月下行舟', 'A Boat Under the Moon', 'เรือใต้แสงจันทร์', 'boat', 6, 'orbit'),
  slot('whale-song', '鲸歌', 'Song of the Whale', 'บทเพลงวาฬ', 'whale', 7, 'tide', 'new'),
  slot('old-battery', '旧港炮台', 'The Old Harbour Battery', 'ป้อมปืนท่าเรือเก่า', 'cannon', 8, 'rapids'),
  slot('deep-bubbles', '深蓝彩泡', 'Deep Blue Bubbles', 'ฟองสีใต้ห้วงคราม', 'lottery', 9, 'rapids'),
  slot('sunken-bell', '沉钟', 'The Sunken Bell', 'ระฆังใต้สมุทร', 'bell', 10, 'drift'),
  slot('tide-temple', '潮汐神庙', 'Temple of the Tides', 'วิหารแห่งกระแสน้ำ', 'temple', 11, 'lattice'),
  slot('lighthouse', '灯塔守夜', 'The Lighthouse Watch', 'ยามเฝ้าประภาคาร', 'lighthouse', 12, 'climb', 'hot'),
  slot('shark-reef', '虎鲨礁', 'Tiger Shark Reef', 'แนวปะการังฉลามเสือ', 'shark', 13, 'orbit'),
  slot('pirate-dice', '海盗骰局', 'The Pirate’s Dice', 'ลูกเต๋าโจรสลัด', 'dice', 14, 'tide', 'no-trial'),
  slot('bottle-letter', '漂流瓶信', 'Letter in a Bottle', 'จดหมายในขวดแก้ว', 'bottle', 15, 'rapids', 'new'),
  slot('blue-lotus', '蓝莲海沟', 'Blue Lotus Trench', 'ร่องสมุทรบัวคราม', 'lotus', 16, 'bold'),
  slot('seven-seas', '七海之星', 'Star of the Seven Seas', 'ดาวแห่งเจ็ดสมุทร', 'seven', 17, 'drift'),
];
