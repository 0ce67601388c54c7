/** 老果铺: the fruit machine. */
import { slotsOf } from './game.ts';

const slot = slotsOf('orchard');

export const orchard = [
  slot('cherry-hours', '樱桃时光', 'Cherry Hours', 'ช่วงเวลาเชอร์รี', 'cherries', 0, 'fruit', 'hot'),
  slot('shop-seven', '幸运七号铺', 'Shop Number Seven', 'ร้านเลขเจ็ด', 'seven', 1, 'terrace', 'hot'),
  slot('lemonade', '柠檬汽水铺', 'The Lemonade Stand', 'ร้านน้ำมะนาวโซดา', 'lemon', 2, 'calm'),
  slot('golden-bell', '金铃铛', 'Golden Bell', 'กระดิ่งทอง', 'bell', 3, 'vault'),
  slot('plum-manor', '紫李庄园', 'Plum Manor', 'คฤหาสน์ลูกพลัม', 'plum', 4, 'lattice'),
  slot('lucky-cat', '招财猫来了', 'Here Comes the Lucky Cat', 'แมวกวักมาแล้ว', 'cat', 5, 'bold', 'hot'),
  slot('peach-party', '蜜桃派对', 'Peach Party', 'ปาร์ตี้ลูกพีช', 'peach', 6, 'rapids'),
  slot('dice-soda', '骰子汽水', 'Dice and Soda', 'ลูกเต๋าซ่า', 'dice', 7, 'fruit'),
  slot('cherry-trio', '樱桃三重奏', 'Cherry Trio', 'เชอร์รีสามประสาน', 'cherries', 8, 'terrace'),
  slot('fruit-basket', '果篮满满', 'A Full Fruit Basket', 'ตะกร้าผลไม้เต็มใบ', 'basket', 9, 'calm'),
  slot('coin-candy', '硬币糖', 'Coin Candy', 'ลูกอมเหรียญ', 'coin', 10, 'vault'),
  slot('gem-gummies', '宝石软糖', 'Gem Gummies', 'กัมมี่อัญมณี', 'gems', 11, 'lattice', 'new'),
  slot('seven-diner', '七七小馆', 'Double Seven Diner', 'ร้านอาหารเจ็ดเจ็ด', 'seven', 12, 'bold'),
  slot('six-oclock', '清晨鸡鸣', 'Six O’Clock Rooster', 'ไก่ขันหกโมงเช้า', 'rooster', 13, 'rapids'),
  slot('pixel-arcade', '像素街机', 'Pixel Arcade', 'ตู้เกมพิกเซล', 'controller', 14, 'fruit', 'new'),
  slot('candy-jar', '彩球糖罐', 'The Candy Jar', 'โหลลูกกวาดหลากสี', 'lottery', 15, 'terrace'),
  slot('ding-dong', '铃儿叮当', 'Ding-Dong Bells', 'กระดิ่งกรุ๊งกริ๊ง', 'bell', 16, 'calm'),
  slot('lemon-seven', '柠檬与七', 'Lemon and Seven', 'มะนาวกับเลขเจ็ด', 'lemon', 17, 'vault'),
  slot('four-suit-candy', '四花糖卡', 'Four-Suit Candy', 'ลูกอมสี่ดอก', 'suits', 18, 'lattice'),
  slot('goldfish-stall', '金鱼汽水摊', 'The Goldfish Stall', 'แผงโซดาปลาทอง', 'fish', 19, 'bold'),
  slot('plum-jam', '李子果酱', 'Plum Jam', 'แยมลูกพลัม', 'plum', 20, 'rapids', 'no-trial'),
  slot('cherry-post', '樱桃邮局', 'The Cherry Post Office', 'ไปรษณีย์เชอร์รี', 'cherries', 21, 'fruit'),
];
