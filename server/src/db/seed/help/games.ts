/** Help articles: games and fairness. */
import { article, words } from './article.ts';
import type { SeedArticleType } from './article.ts';

export const games: SeedArticleType = {
  id: 'games',
  names: words('游戏与公平', 'Games and fairness', 'เกมและความเป็นธรรม'),
  articles: [
    article(
      'fair-check',
      words('自己验证一局', 'Check a round yourself', 'ตรวจสอบด้วยตัวเองหนึ่งรอบ'),
      words(
        `每个庄家种子在使用前先公布指纹，再和你的种子一起决定每一转。
更换种子后，旧种子会公开。用它和你的种子、局号，可以在验证页复算当时的转轴。
指纹对不上，就说明种子被换过。`,
        `The house publishes the fingerprint of each seed before it is used; together with your seed it decides every spin.
When you change seeds, the old one is shown. With it, your seed and the number of the round, the verifier works out the reels again.
If the fingerprint did not match, the seed would have been exchanged.`,
        `ระบบประกาศลายนิ้วมือของเมล็ดสุ่มก่อนใช้ แล้วใช้คู่กับเมล็ดของคุณเพื่อกำหนดทุกการหมุน
เมื่อเปลี่ยนเมล็ด ระบบจะเปิดเผยเมล็ดเดิม ใช้ร่วมกับเมล็ดของคุณและเลขรอบเพื่อคำนวณวงล้อซ้ำในหน้าตรวจสอบ
หากลายนิ้วมือไม่ตรง แสดงว่าเมล็ดถูกเปลี่ยน`,
      ),
    ),
    article(
      'what-is-rtp',
      words('返还率是什么', 'What the return means', 'อัตราคืนคืออะไร'),
      words(
        `返还率是无数局之后平均返还的比例。返还率 95% 表示平均每下注 100 铢返还 95 铢。
它由转轴和赔付表精确算出，不会随时间、玩家或输赢改变。
单独一局的结果可以差得很远，前一局不影响后一局。`,
        `The return is the share that comes back on average over countless rounds: 95% means 95 baht of every 100 staked.
It is worked out exactly from reels and paytable, and changes with neither time nor player nor luck.
A single round may be far from it, and no round knows the one before.`,
        `อัตราคืนคือสัดส่วนที่คืนโดยเฉลี่ยเมื่อเล่นจำนวนมาก 95% หมายถึงคืนเฉลี่ย 95 บาทต่อเดิมพัน 100 บาท
คำนวณจากวงล้อและตารางจ่ายโดยตรง ไม่เปลี่ยนตามเวลา ผู้เล่น หรือผลแพ้ชนะ
ผลของรอบเดียวอาจต่างไปมาก และรอบก่อนไม่มีผลต่อรอบถัดไป`,
      ),
    ),
    article(
      'interrupted-round',
      words('游戏中途断线', 'A round was interrupted', 'เกมหลุดกลางคัน'),
      words(
        `结果在你点下去的时候就已经定下，断线不会改变它。
重新打开同一款游戏，没有转完的免费转会接着进行，已经结算的局可以在记录里重放。`,
        `The result stands from the moment you press; a lost connection cannot change it.
Open the same game again: free spins that are left go on, and settled rounds can be replayed from the history.`,
        `ผลถูกกำหนดตั้งแต่ตอนที่คุณกด การหลุดไม่ทำให้ผลเปลี่ยน
เปิดเกมเดิมอีกครั้ง ฟรีสปินที่เหลือจะเล่นต่อ และรอบที่จบแล้วเปิดดูซ้ำได้ในประวัติ`,
      ),
    ),
    article(
      'maintenance',
      words('游戏维护中', 'A game is under maintenance', 'เกมปิดปรับปรุง'),
      words(
        `标着维护中的游戏暂时不能进入，点开会写明原因。
游戏账户里的钱不受影响，随时可以收回主钱包。开放时会在公告里写明。`,
        `A game marked as under maintenance cannot be entered; opening it says why.
Money in its game account is not affected and can be brought back at any time. The announcements say when it opens.`,
        `เกมที่ระบุว่าปิดปรับปรุงยังเข้าไม่ได้ เมื่อกดจะแสดงเหตุผล
เงินในบัญชีเกมไม่ได้รับผลกระทบ เรียกคืนเข้ากระเป๋าหลักได้ตลอดเวลา เราจะแจ้งในประกาศเมื่อเปิด`,
      ),
    ),
  ],
};
