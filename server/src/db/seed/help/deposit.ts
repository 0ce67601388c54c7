/** Help articles: deposits. */
import { article, words } from './article.ts';
import type { SeedArticleType } from './article.ts';

export const deposit: SeedArticleType = {
  id: 'deposit',
  names: words('存款', 'Deposits', 'การฝากเงิน'),
  articles: [
    article(
      'how-to-deposit',
      words('怎样存款', 'How to deposit', 'วิธีฝากเงิน'),
      words(
        `打开我的资金里的存款页，选一家沙盒银行，填写金额和存款人姓名，上传一张图片作凭证。
提交后沙盒银行会在几秒内确认，金额进入主钱包。
凭证可以是任意一张不超过 1MB 的图片。`,
        `Open Deposit in your funds, choose a sandbox bank, fill in amount and depositor, and upload a picture as proof.
The sandbox bank confirms within seconds and the amount arrives in the main wallet.
Any picture of up to 1 MB will do as proof.`,
        `เปิดหน้าฝากเงินในเงินทุนของฉัน เลือกธนาคารจำลอง กรอกจำนวนเงินและชื่อผู้ฝาก แล้วอัปโหลดรูปเป็นหลักฐาน
ธนาคารจำลองยืนยันภายในไม่กี่วินาที แล้วเงินเข้ากระเป๋าหลัก
ใช้รูปใดก็ได้ขนาดไม่เกิน 1 MB`,
      ),
    ),
    article(
      'deposit-limits',
      words('存款限额和币种', 'Limits and currencies', 'วงเงินและสกุลเงิน'),
      words(
        `每家收款银行的最低和最高金额写在它的卡片上，单位是该银行的币种。
- 曼谷和清迈的沙盒银行收泰铢。
- 上海的沙盒银行收人民币，按卡片上写明的汇率折成泰铢入账。
入账金额在提交前就会显示。`,
        `Each receiving bank states its smallest and largest amount on its card, in its own currency.
- The sandbox banks of Bangkok and Chiang Mai take baht.
- The one of Shanghai takes yuan and credits baht at the rate on its card.
What will be credited is shown before you submit.`,
        `แต่ละธนาคารระบุยอดต่ำสุดและสูงสุดไว้บนบัตรตามสกุลเงินของธนาคารนั้น
- ธนาคารจำลองกรุงเทพฯ และเชียงใหม่รับเงินบาท
- ธนาคารจำลองเซี่ยงไฮ้รับเงินหยวน และเข้าบัญชีเป็นบาทตามอัตราบนบัตร
ยอดที่จะเข้าบัญชีแสดงให้เห็นก่อนส่งรายการ`,
      ),
    ),
    article(
      'deposit-missing',
      words('存款没有到账', 'A deposit has not arrived', 'เงินฝากยังไม่เข้า'),
      words(
        `先看存款记录里的状态：处理中表示沙盒银行还没有确认，失败会写明原因。
提交时网络中断不会重复入账，回到存款页会看到同一张订单。
等了几分钟仍在处理，请写信给客服并附上订单号。`,
        `Look at its state in the deposit records first: processing means that the sandbox bank has not confirmed yet; a failure gives its reason.
A broken connection never credits twice: back on the deposit page you find the same order.
If it still processes after some minutes, write to us with the order number.`,
        `ดูสถานะในประวัติการฝากก่อน กำลังดำเนินการหมายถึงธนาคารจำลองยังไม่ยืนยัน หากไม่สำเร็จจะระบุเหตุผล
เครือข่ายขัดข้องจะไม่ทำให้เงินเข้าซ้ำ เมื่อกลับมาที่หน้าฝากจะพบรายการเดิม
หากผ่านไปหลายนาทีแล้วยังไม่เสร็จ โปรดเขียนถึงเราพร้อมหมายเลขรายการ`,
      ),
    ),
    article(
      'deposit-cost',
      words('存款要手续费吗', 'What a deposit costs', 'ค่าธรรมเนียมการฝาก'),
      words(
        `前厅不收存款手续费，你填写的金额就是入账的金额，人民币按写明的汇率折算。
汇率和限额由运营方设定，改动后只影响新的订单。`,
        `Foyer charges nothing for a deposit: what you fill in is what is credited, yuan at the stated rate.
Rates and limits are set by the operator; a change counts for new orders only.`,
        `Foyer ไม่เก็บค่าธรรมเนียมการฝาก ยอดที่กรอกคือยอดที่เข้าบัญชี เงินหยวนคิดตามอัตราที่ระบุ
ผู้ดำเนินการเป็นผู้กำหนดอัตราและวงเงิน การเปลี่ยนแปลงมีผลกับรายการใหม่เท่านั้น`,
      ),
    ),
  ],
};
