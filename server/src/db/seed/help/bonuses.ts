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
        `优惠大厅里列着所有正在进行的优惠：存款优惠、返水、救援金、VIP 奖励、注册礼金和活动，可以按八个分类看。
每张卡片都先写明得到多少、提款前要投多少，再列出全部条款：限哪类产品、哪些游戏不算、多久过期、怎么放弃。
不在大厅里的还有：签到、积分、绑定礼金和待领红利在「福利」，晋级和生日礼金在俱乐部，邀请礼金在「邀请好友」，转盘在抽奖页。
列表空着就是没有，不会用样品充数。`,
        `The promotions hall lists every offer that runs: deposit offers, rebates, the rescue fund, VIP rewards, registration gifts and activities, in eight filters.
Each card first says what you get and what you stake before withdrawing, then every term: for which product, which games do not count, when it expires, how to give it up.
Elsewhere: check-in, points, bind bonuses and waiting bonuses in the reward centre, gifts for levels and birthdays in the club, bonuses for friends under Invite friends, the wheel on the raffle page.
An empty list means that there is none; nothing is put there for show.`,
        `หน้าโปรโมชันแสดงทุกโปรที่เปิดอยู่: โปรฝากเงิน คืนยอดเล่น เงินช่วยเหลือ รางวัล VIP ของขวัญสมัครสมาชิก และกิจกรรม แยกเป็นแปดหมวด
ทุกการ์ดบอกก่อนว่าได้เท่าไรและต้องเดิมพันเท่าไรจึงถอนได้ ตามด้วยเงื่อนไขทั้งหมด: ใช้กับผลิตภัณฑ์ใด เกมใดไม่นับ หมดอายุเมื่อไร ยกเลิกอย่างไร
ที่อื่นยังมี: เช็กอิน คะแนน โบนัสผูกข้อมูล และโบนัสรอรับอยู่ในศูนย์รางวัล ของขวัญเลื่อนระดับและวันเกิดอยู่ในคลับ โบนัสชวนเพื่อนอยู่ในหน้าชวนเพื่อน วงล้ออยู่ในหน้าจับรางวัล
รายการว่างหมายถึงไม่มีจริง เราไม่ใส่ตัวอย่างไว้ให้ดูเต็ม`,
      ),
    ),
    article(
      'turnover',
      words('流水是什么', 'What turnover means', 'ยอดเดิมพันสะสมคืออะไร'),
      words(
        `流水是有效投注的合计。3 倍流水表示投注额累计达到金额的 3 倍后，这笔钱才可以提款。
例子：礼金 ฿100，3 倍，就是有效投注满 ฿300。
只计算已经结算的真实投注，试玩不算；一份红利只算一类产品的投注，卡片上写明是哪一类。进度写在资金页的锁定明细里。`,
        `Turnover is the sum of valid bets. Three times means: after bets of three times the amount, it can be withdrawn.
An example: a gift of ฿100 at three times asks for ฿300 of valid bets.
Only settled bets of real play count, never trials; a bonus counts the bets of one product, and its card says which. Progress stands in the lock details of your funds.`,
        `ยอดเดิมพันสะสมคือผลรวมของเดิมพันที่นับได้ 3 เท่าหมายถึงต้องเดิมพันรวมครบ 3 เท่าของยอดจึงถอนได้
ตัวอย่าง: โบนัส ฿100 ที่ 3 เท่า ต้องมีเดิมพันที่นับได้ครบ ฿300
นับเฉพาะเดิมพันจริงที่สรุปผลแล้ว ไม่นับโหมดทดลอง โบนัสหนึ่งรายการนับเดิมพันของผลิตภัณฑ์เดียว การ์ดระบุไว้ ดูความคืบหน้าได้ในรายละเอียดการล็อก`,
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
        `ไม่ได้ โบนัสเป็นเงินจำลองเช่นเดียวกับยอดคงเหลือ
ไม่มีโปรโมชันใดขอให้โอนเงินจริงหรือขอรหัสผ่านทางข้อความ หากพบข้อความเช่นนั้นโปรดลบทิ้ง`,
      ),
    ),
  ],
};
