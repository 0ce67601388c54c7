/** 墨玉堂: jade and ink. */
import { slotsOf } from './game.ts';

const slot = slotsOf('moyu');

export const moyu = [
  slot('koi-gate', '锦鲤跃门', 'Koi at the Gate', 'ปลาคาร์ปข้ามประตูมังกร', 'koi', 0, 'climb', 'hot'),
  slot('nine-skies', '龙啸九天', 'Dragon Over Nine Skies', 'มังกรคำรามเก้าชั้นฟ้า', 'dragon', 1, 'bamboo', 'hot'),
  slot('jade-rabbit', '月下玉兔', 'Rabbit Under the Moon', 'กระต่ายหยกใต้แสงจันทร์', 'moon', 2, 'orbit'),
  slot('white-tiger', '白虎山河', 'White Tiger Ridge', 'เสือขาวแห่งขุนเขา', 'tiger', 3, 'bold'),
  slot('lotus-pond', '荷塘清趣', 'A Quiet Lotus Pond', 'สระบัวอันเงียบงาม', 'lotus', 4, 'ember'),
  slot('four-winds', '四方雀友', 'Friends of the Four Winds', 'สหายไพ่สี่ทิศ', 'mahjong', 5, 'calm'),
  slot('immortal-peach', '仙桃献瑞', 'Peaches of the Immortals', 'ลูกท้อแห่งเซียน', 'peach', 6, 'canopy'),
  slot('old-pagoda', '古塔秘宝', 'Secret of the Old Pagoda', 'ขุมทรัพย์เจดีย์เก่า', 'temple', 7, 'tide'),
  slot('parasol-phoenix', '凤栖梧桐', 'Phoenix in the Parasol Tree', 'หงส์เกาะกิ่งอู๋ถง', 'phoenix', 8, 'canopy', 'new'),
  slot('old-coins', '通宝流年', 'Coins of an Old Dynasty', 'เหรียญเก่าเล่ากาลเวลา', 'coin', 9, 'bamboo'),
  slot('lantern-fair', '灯市长夜', 'Night of the Lantern Fair', 'ราตรีแห่งตลาดโคม', 'lantern', 10, 'orbit', 'hot'),
  slot('cold-mountain', '寒山钟声', 'Bell of Cold Mountain', 'เสียงระฆังภูหนาว', 'bell', 11, 'bold'),
  slot('plum-breeze', '李下清风', 'Breeze Under the Plum Trees', 'สายลมใต้ต้นพลัม', 'plum', 12, 'ember'),
  slot('ingot-study', '元宝山房', 'The Hermit’s Ingots', 'ก้อนทองของฤๅษี', 'ingot', 13, 'calm', 'no-trial'),
  slot('twin-fish', '双鱼戏莲', 'Twin Fish Among Lotus', 'ปลาคู่เล่นใบบัว', 'fish', 14, 'canopy'),
  slot('bamboo-cat', '猫卧竹窗', 'Cat at the Bamboo Window', 'แมวข้างหน้าต่างไผ่', 'cat', 15, 'bamboo'),
  slot('jade-chance', '玉石奇缘', 'A Chance of Jade', 'วาสนาหยก', 'gems', 16, 'climb'),
  slot('cloud-dragon', '云龙问道', 'Path of the Cloud Dragon', 'วิถีมังกรเมฆ', 'dragon', 17, 'bamboo'),
  slot('pine-tiger', '虎啸松风', 'Tiger in the Pine Wind', 'เสือในสายลมสน', 'tiger', 18, 'orbit', 'new'),
  slot('mid-autumn', '中秋团圆', 'The Mid-Autumn Table', 'คืนไหว้พระจันทร์', 'moon', 19, 'bold'),
  slot('golden-carp', '金鲤报喜', 'The Carp Brings Good News', 'ปลาคาร์ปทองแจ้งข่าวดี', 'koi', 20, 'ember'),
  slot('jade-dice', '骰落玉盘', 'Dice on a Jade Plate', 'ลูกเต๋าบนจานหยก', 'dice', 21, 'calm'),
];
