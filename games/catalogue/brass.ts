/** 金廊: art deco. */
import { slotsOf } from './game.ts';

const slot = slotsOf('brass');

export const brass = [
  slot('diamond-gallery', '钻石长廊', 'The Diamond Gallery', 'ระเบียงเพชร', 'gems', 0, 'orbit', 'hot'),
  slot('dice-jazz', '骰子爵士', 'Dice and Jazz', 'ลูกเต๋ากับแจ๊ส', 'dice', 1, 'vault'),
  slot('chip-baron', '筹码大亨', 'The Chip Baron', 'เจ้าพ่อชิป', 'chips', 2, 'fruit'),
  slot('court-of-suits', '四花皇庭', 'Court of Suits', 'ราชสำนักสี่ดอก', 'suits', 3, 'orbit'),
  slot('midnight-cards', '午夜纸牌', 'Midnight Cards', 'ไพ่เที่ยงคืน', 'cards', 4, 'canopy', 'hot'),
  slot('champions-night', '冠军之夜', 'Champion’s Night', 'ราตรีแห่งแชมป์', 'trophy', 5, 'calm'),
  slot('gallery-seven', '金廊七号', 'Gallery No. 7', 'แกลเลอรีหมายเลขเจ็ด', 'seven', 6, 'drift'),
  slot('bell-hotel', '铜铃旅馆', 'The Brass Bell Hotel', 'โรงแรมกระดิ่งทองเหลือง', 'bell', 7, 'bold'),
  slot('cherry-cocktail', '樱桃鸡尾酒', 'Cherry Cocktail', 'ค็อกเทลเชอร์รี', 'cocktail', 8, 'vault', 'new'),
  slot('lemon-martini', '柠檬马天尼', 'Martini with Lemon', 'มาร์ตินีมะนาว', 'lemon', 9, 'fruit'),
  slot('coin-theatre', '金币剧院', 'The Coin Theatre', 'โรงละครเหรียญทอง', 'coin', 10, 'vault'),
  slot('tower-shadow', '塔影', 'Shadow of the Tower', 'เงาหอคอย', 'temple', 11, 'canopy'),
  slot('vault-hour', '金库时刻', 'Hour of the Vault', 'ชั่วโมงแห่งห้องนิรภัย', 'ingot', 12, 'calm', 'no-trial'),
  slot('black-cat', '黑猫俱乐部', 'The Black Cat Club', 'คลับแมวดำ', 'cat', 13, 'drift'),
  slot('pair-of-flowers', '双花牌', 'A Pair of Flowers', 'ไพ่คู่ดอกไม้', 'suits', 14, 'bold'),
  slot('ballroom', '月光舞厅', 'Moonlight Ballroom', 'บอลรูมแสงจันทร์', 'moon', 15, 'vault', 'hot'),
  slot('tiger-lounge', '虎纹沙发', 'The Tiger Lounge', 'เลานจ์ลายเสือ', 'tiger', 16, 'fruit'),
  slot('firebird', '火凤歌后', 'The Firebird Sings', 'นักร้องวิหคเพลิง', 'phoenix', 17, 'orbit'),
  slot('gilded-envelope', '镀金信封', 'The Gilded Envelope', 'ซองจดหมายเคลือบทอง', 'envelope', 18, 'canopy'),
  slot('dice-roses', '骰与玫瑰', 'Dice and Roses', 'ลูกเต๋ากับกุหลาบ', 'dice', 19, 'calm', 'new'),
];
