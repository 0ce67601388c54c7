/** Help articles: bonus rules. */
import { article, words } from './article.ts';
import type { SeedArticleType } from './article.ts';

export const bonuses: SeedArticleType = {
  id: 'bonuses',
  names: words('优惠规则', 'Bonus rules', 'กติกาโบนัส'),
  articles: [
    article(
      'bonus-now',
      words('现在有哪些优惠', 'Which offers run now', 'ตอนนี้มีโปรโมชันอะไร'),
      words(
        `目前没有进行中的优惠。列表空着就是没有，不会用样品充数。
有优惠时，优惠大厅会写明对象、金额、流水倍数和截止时间。`,
        `No offer runs at the moment. An empty list means that there is none; nothing is put there for show.
When one runs, the promotions hall states for whom, how much, the turnover and the end.`,
        `ขณะนี้ยังไม่มีโปรโมชัน รายการว่างหมายถึงไม่มีจริง เราไม่ใส่ตัวอย่างไว้ให้ดูเต็ม
เมื่อมีโปรโมชัน หน้าโปรโมชันจะระบุผู้มีสิทธิ์ จำนวนเงิน ยอดเดิมพันที่ต้องทำ และวันสิ้นสุด`,
      ),
    ),
    article(
      'turnover',
      words('流水是什么', 'What turnover means', 'ยอดเดิมพันสะสมคืออะไร'),
      words(
        `流水是有效投注的合计。3 倍流水表示投注额累计达到金额的 3 倍后，这笔钱才可以提款。
只计算已经结算的真实投注，试玩不算。进度写在资金页的锁定明细里。`,
        `Turnover is the sum of valid bets. Three times means: after bets of three times the amount, it can be withdrawn.
Only settled bets of real play count, never trials. Progress stands in the lock details of your funds.`,
        `ยอดเดิมพันสะสมคือผลรวมของเดิมพันที่นับได้ 3 เท่าหมายถึงต้องเดิมพันรวมครบ 3 เท่าของยอดจึงถอนได้
นับเฉพาะเดิมพันจริงที่สรุปผลแล้ว ไม่นับโหมดทดลอง ดูความคืบหน้าได้ในรายละเอียดการล็อก`,
      ),
    ),
    article(
      'bonus-value',
      words('优惠能换真钱吗', 'Is a bonus worth real money', 'โบนัสแลกเงินจริงได้ไหม'),
      words(
        `不能。这里的优惠和余额一样，都是演示资金。
优惠不会要求你转入真钱，也不会通过短信或私信索要密码。遇到这样的信息，请直接删除。`,
        `No. Bonuses are play money, as every balance here.
No offer asks you for real money, and none asks for your password by message. Please delete messages that do.`,
        `ไม่ได้ โบนัสเป็นเงินสาธิตเช่นเดียวกับยอดคงเหลือ
ไม่มีโปรโมชันใดขอให้โอนเงินจริงหรือขอรหัสผ่านทางข้อความ หากพบข้อความเช่นนั้นโปรดลบทิ้ง`,
      ),
    ),
  ],
};
