/** 青窑: blue and white porcelain. */
import { slotsOf } from './game.ts';

const slot = slotsOf('kiln');

export const kiln = [
  slot('blue-phoenix', '青花凤舞', 'Phoenix in Blue and White', 'หงส์ร่ายรำลายคราม', 'phoenix', 0, 'calm', 'hot'),
  slot('ingot-hall', '元宝满堂', 'A Hall of Ingots', 'ก้อนทองเต็มเรือน', 'ingot', 1, 'ember'),
  slot('new-year', '红包贺岁', 'New Year Envelopes', 'อั่งเปาปีใหม่', 'envelope', 2, 'ember', 'new'),
  slot('bright-lanterns', '花灯如昼', 'Lanterns Bright as Day', 'โคมสว่างดั่งกลางวัน', 'lantern', 3, 'bamboo'),
  slot('twin-lotus', '莲开并蒂', 'Twin Lotus', 'บัวแฝด', 'lotus', 4, 'lattice'),
  slot('dragon-pearl', '云龙戏珠', 'Dragon and Pearl', 'มังกรเล่นไข่มุก', 'dragon', 5, 'climb'),
  slot('china-tiles', '瓷韵雀牌', 'Porcelain Tiles', 'ไพ่นกกระจอกลายคราม', 'mahjong', 6, 'drift'),
  slot('china-cat', '招财瓷猫', 'The Porcelain Cat', 'แมวกวักกระเบื้อง', 'cat', 7, 'calm'),
  slot('copper-carp', '釉里红鲤', 'Copper-Red Carp', 'ปลาคาร์ปเคลือบแดง', 'koi', 8, 'tide', 'hot'),
  slot('kiln-moon', '窑上明月', 'Moon Over the Kiln', 'พระจันทร์เหนือเตาเผา', 'moon', 9, 'ember'),
  slot('plum-vase', '李子青瓶', 'Plums and a Blue Vase', 'ลูกพลัมกับแจกันคราม', 'plum', 10, 'bamboo'),
  slot('celadon-pagoda', '青瓷宝塔', 'The Celadon Pagoda', 'เจดีย์ศิลาดล', 'temple', 11, 'terrace'),
  slot('coin-vine', '缠枝铜钱', 'Coins and Vines', 'เหรียญกับลายเถา', 'coin', 12, 'climb'),
  slot('tiger-pillow', '虎纹瓷枕', 'The Tiger Pillow', 'หมอนกระเบื้องลายเสือ', 'tiger', 13, 'drift'),
  slot('china-bells', '瓷铃风语', 'Wind in the China Bells', 'เสียงลมในกระดิ่งกระเบื้อง', 'bell', 14, 'calm'),
  slot('waterweed', '鱼藻大盘', 'Fish and Waterweed', 'ปลากับสาหร่ายบนจานใหญ่', 'fish', 15, 'tide'),
  slot('jewel-box', '玲珑宝匣', 'The Pierced Jewel Box', 'กล่องอัญมณีลายฉลุ', 'gems', 16, 'ember', 'no-trial'),
  slot('snow-lantern', '雪地红灯', 'Red Lantern in the Snow', 'โคมแดงกลางหิมะ', 'lantern', 17, 'bamboo'),
  slot('three-plenties', '福寿三多', 'The Three Plenties', 'สามสิริมงคล', 'peach', 18, 'terrace'),
  slot('lotus-tea', '荷风茶席', 'Tea by the Lotus', 'จิบชาริมสระบัว', 'teapot', 19, 'climb', 'new'),
];
