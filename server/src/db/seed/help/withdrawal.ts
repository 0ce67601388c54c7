/** Help articles: withdrawals. */
import { article, words } from './article.ts';
import type { SeedArticleType } from './article.ts';

export const withdrawal: SeedArticleType = {
  id: 'withdrawal',
  names: words('提款', 'Withdrawals', 'การถอนเงิน'),
  articles: [
    article(
      'before-withdrawal',
      words('提款前的准备', 'Before your first withdrawal', 'ก่อนถอนเงินครั้งแรก'),
      words(
        `第一次提款前，请在安全中心完成这几项：
- 填写真实姓名。
- 验证手机号码。
- 设置提款密码，它和登录密码分开。
- 绑定一张银行卡，持卡人须与真实姓名一致。`,
        `Before the first withdrawal, please do this under Security:
- Fill in your real name.
- Verify your phone number.
- Set a withdrawal password, apart from the one for logging in.
- Add a bank card whose holder has your real name.`,
        `ก่อนถอนครั้งแรก โปรดทำรายการเหล่านี้ในศูนย์ความปลอดภัย
- กรอกชื่อจริง
- ยืนยันหมายเลขโทรศัพท์
- ตั้งรหัสผ่านถอนเงิน ซึ่งแยกจากรหัสเข้าสู่ระบบ
- เพิ่มบัตรธนาคารที่ชื่อผู้ถือตรงกับชื่อจริง`,
      ),
    ),
    article(
      'withdrawal-steps',
      words('提款走哪几步', 'The steps of a withdrawal', 'ขั้นตอนการถอน'),
      words(
        `提交后金额立即单独冻结，不能再下注，也不会丢失。
接着是审核和出款，提款记录里写着每一步的时间。演示站通常几秒完成。
被退回时金额全额回到主钱包，并写明原因。`,
        `Once submitted, the amount is held apart: it can no longer be staked and cannot get lost.
Checking and payment follow, and the record shows the time of each. In this demonstration it usually takes seconds.
If it is returned, the whole amount goes back to the main wallet with a reason.`,
        `เมื่อส่งคำขอ ยอดเงินจะถูกกันไว้ทันที นำไปเดิมพันไม่ได้และไม่สูญหาย
จากนั้นตรวจสอบและจ่ายเงิน ประวัติการถอนแสดงเวลาของทุกขั้น เว็บไซต์สาธิตมักใช้เวลาไม่กี่วินาที
หากถูกตีกลับ ยอดทั้งหมดจะคืนเข้ากระเป๋าหลักพร้อมเหตุผล`,
      ),
    ),
    article(
      'withdrawable',
      words('可提款余额怎么算', 'What can be withdrawn', 'ยอดที่ถอนได้คิดอย่างไร'),
      words(
        `可提款余额是主钱包减去尚未解除的流水锁定。游戏账户里的钱要先收回主钱包。
存款是否需要流水由运营方设定；锁定明细里写着每笔的目标和已完成的部分。
提款金额须为整数铢。`,
        `What can be withdrawn is the main wallet less what turnover still locks. Money in game accounts has to come back first.
Whether deposits need turnover is set by the operator; the lock details show the goal and progress of each.
Withdrawals are in whole baht.`,
        `ยอดที่ถอนได้คือกระเป๋าหลักหักส่วนที่ยังติดเงื่อนไขยอดเดิมพัน เงินในบัญชีเกมต้องเรียกคืนก่อน
ผู้ดำเนินการกำหนดว่าเงินฝากต้องทำยอดหรือไม่ รายละเอียดการล็อกแสดงเป้าหมายและความคืบหน้าของแต่ละรายการ
การถอนต้องเป็นจำนวนเต็มบาท`,
      ),
    ),
    article(
      'cancel-withdrawal',
      words('能撤回提款吗', 'Can a withdrawal be cancelled', 'ยกเลิกการถอนได้ไหม'),
      words(
        `提交后不能自行撤回。这样可以避免冲动之下把要提走的钱又拿去玩。
如果信息填错，审核会退回，金额全额返还。其他情况请联系客服。`,
        `Not by yourself, once it is submitted: so that money on its way out is not played away on an impulse.
If something was filled in wrongly, the check returns it in full. In other cases, please contact us.`,
        `หลังส่งคำขอแล้วยกเลิกเองไม่ได้ เพื่อไม่ให้นำเงินที่กำลังจะถอนกลับไปเล่นด้วยอารมณ์ชั่ววูบ
หากกรอกข้อมูลผิด การตรวจสอบจะตีกลับและคืนเต็มจำนวน กรณีอื่นโปรดติดต่อเรา`,
      ),
    ),
  ],
};
