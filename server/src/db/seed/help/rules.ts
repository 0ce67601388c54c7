/** Help articles: the terms, and how to complain. M18, M25 */
import { article, words } from './article.ts';
import type { SeedArticleType } from './article.ts';

export const rules: SeedArticleType = {
  id: 'rules',
  names: words('协议与投诉', 'Terms and complaints', 'ข้อตกลงและการร้องเรียน'),
  articles: [
    article(
      'terms',
      words('用户协议', 'Terms of use', 'ข้อตกลงผู้ใช้'),
      words(
        `使用前厅，就是同意下面这几条。条款有改动时，会先写在公告里。
- 你已年满 18 岁，一个人只开一个账号，账号不转借、不转让。
- 余额、存款、提款和奖金都是演示资金，不能兑换成真钱，也请不要向任何账户转入真钱。
- 每一局的结果由服务器决定并先行封存；中断的牌局会保留，按规则了结。
- 每一笔资金变动都记在账单上。账目有误时，以更正记录改正，不删改旧账。
- 提款前需要验证手机并设置资金密码；未完成流水的金额暂时不能提款。
- 作弊、多开账号或攻击系统，会停用账号，并告知原因。
- 我们只为运营账号保存必要的资料，不把资料交给别人做推广。`,
        `By using Foyer you agree to these points. A change is announced before it counts.
- You are 18 or older, keep one account, and neither lend nor sell it.
- Balances, deposits, withdrawals and prizes are play money. They cannot be exchanged, and please never send real money to any account.
- The server decides and seals each result beforehand. An interrupted round is kept and settled by its rules.
- Each movement of funds stands on your statement. A mistake is mended by a correction; old entries are never changed.
- A withdrawal needs a verified phone and a withdrawal password. What is still to be staked cannot be withdrawn yet.
- Cheating, several accounts or attacks on the system close an account, and its holder is told why.
- We keep only what running an account needs and hand it to nobody for advertising.`,
        `เมื่อใช้ Foyer ถือว่าคุณยอมรับข้อตกลงต่อไปนี้ หากมีการเปลี่ยนแปลงจะประกาศล่วงหน้า
- คุณมีอายุ 18 ปีขึ้นไป มีบัญชีเดียว และไม่ให้ยืมหรือขายบัญชี
- ยอดคงเหลือ การฝาก การถอน และรางวัลเป็นเงินจำลอง แลกเป็นเงินจริงไม่ได้ และโปรดอย่าโอนเงินจริงเข้าบัญชีใด
- เซิร์ฟเวอร์กำหนดและผนึกผลแต่ละรอบไว้ก่อน รอบที่ถูกขัดจังหวะจะเก็บไว้และตัดสินตามกติกา
- ทุกความเคลื่อนไหวอยู่ในประวัติธุรกรรม หากผิดจะบันทึกรายการแก้ไข ไม่แก้รายการเดิม
- การถอนต้องยืนยันโทรศัพท์และตั้งรหัสถอนเงิน ยอดที่ยังต้องเดิมพันจะถอนไม่ได้
- การโกง เปิดหลายบัญชี หรือโจมตีระบบ จะถูกปิดบัญชีพร้อมแจ้งเหตุผล
- เราเก็บเฉพาะข้อมูลที่จำเป็นต่อบัญชี และไม่ส่งต่อเพื่อการโฆษณา`,
      ),
    ),
    article(
      'complaint',
      words('投诉与申诉', 'How to complain', 'วิธีร้องเรียน'),
      words(
        `对一笔钱、一局结果或一次处理有疑问，可以这样做。
- 先看账单和游戏记录：每一笔都写明原因，老虎机可以自己复算。
- 再联系客服，带上单号或局号、时间，以及你认为应有的结果。
- 客服会先查账目和封存的结果，再回复你；账目有误就记一笔更正。
- 投诉期间账号照常使用，提款不会因此被拖延。`,
        `If you doubt a sum, a result or how something was handled, this is the way.
- Look at your statement and the game's record first: each entry says why, and you can work out a slot's spin again.
- Then ask our service. Bring the order or round number, the time, and what you expected.
- We check the books and the sealed result before we answer. A mistake in the books gets a correction.
- Your account stays open meanwhile, and a complaint never holds up a withdrawal.`,
        `หากสงสัยเกี่ยวกับยอดเงิน ผลเกม หรือการดำเนินการ ทำได้ดังนี้
- ดูประวัติธุรกรรมและประวัติเกมก่อน ทุกรายการระบุเหตุผล และคำนวณผลสล็อตซ้ำได้เอง
- จากนั้นติดต่อฝ่ายบริการ พร้อมเลขรายการหรือเลขรอบ เวลา และผลที่คุณคาดไว้
- เราตรวจบัญชีและผลที่ผนึกไว้ก่อนตอบ หากบัญชีผิดจะบันทึกรายการแก้ไข
- ระหว่างนั้นใช้บัญชีได้ตามปกติ และการร้องเรียนไม่ทำให้การถอนล่าช้า`,
      ),
    ),
  ],
};
