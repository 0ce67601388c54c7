/** Help articles: account and security. */
import { article, words } from './article.ts';
import type { SeedArticleType } from './article.ts';

export const account: SeedArticleType = {
  id: 'account',
  names: words('账号与安全', 'Account and security', 'บัญชีและความปลอดภัย'),
  articles: [
    article(
      'locked-login',
      words('登录被锁定', 'Logging in is locked', 'เข้าสู่ระบบถูกล็อก'),
      words(
        `30 分钟内三次密码错误，这个账号会锁定 30 分钟，到时自动解除。
在你用过的设备上单独计算，别人猜错密码不会把你锁在门外。已经登录的设备不受影响。`,
        `After three wrong passwords within 30 minutes an account is locked for 30 minutes, then opens by itself.
Devices that you have used count apart, so a stranger’s guesses do not lock you out. Open sessions stay.`,
        `ใส่รหัสผ่านผิดสามครั้งภายใน 30 นาที บัญชีจะถูกล็อก 30 นาทีแล้วปลดเอง
อุปกรณ์ที่คุณเคยใช้นับแยกต่างหาก คนอื่นเดารหัสจึงไม่ทำให้คุณเข้าไม่ได้ อุปกรณ์ที่เข้าสู่ระบบอยู่ไม่ได้รับผลกระทบ`,
      ),
    ),
    article(
      'change-verified',
      words('修改已验证的资料', 'Changing verified details', 'แก้ไขข้อมูลที่ยืนยันแล้ว'),
      words(
        `姓名、手机和邮箱验证之后不能自行修改，银行卡也不能自行删除，以免账号被盗后被换掉。
需要修改时请联系客服，说明原因，并用已验证的方式确认身份。`,
        `A verified name, phone or email cannot be changed by yourself, nor a bank card deleted: a thief could exchange them otherwise.
Please contact us with your reason and confirm who you are by what is verified.`,
        `ชื่อ โทรศัพท์ และอีเมลที่ยืนยันแล้วแก้ไขเองไม่ได้ และลบบัตรธนาคารเองไม่ได้ เพื่อป้องกันการสวมรอย
หากต้องการแก้ไข โปรดติดต่อเราพร้อมเหตุผล และยืนยันตัวตนด้วยช่องทางที่ยืนยันไว้`,
      ),
    ),
    article(
      'session-end',
      words('为什么要重新登录', 'Why you are asked to log in again', 'ทำไมต้องเข้าสู่ระบบใหม่'),
      words(
        `半小时没有操作，或登录满一天，会话会自动结束。
登录标识存放在页面脚本读不到的地方，退出后立即失效。在公用电脑上用完请退出。`,
        `A session ends after half an hour without use, and after a day in any case.
Its mark is kept where no script of the page can read it, and is worth nothing once you log out. On a shared computer, please log out.`,
        `เซสชันสิ้นสุดเมื่อไม่ใช้งานครึ่งชั่วโมง หรือครบหนึ่งวัน
ข้อมูลเซสชันเก็บไว้ในที่ที่สคริปต์ของหน้าอ่านไม่ได้ และหมดผลทันทีเมื่อออกจากระบบ หากใช้เครื่องสาธารณะโปรดออกจากระบบ`,
      ),
    ),
    article(
      'withdraw-password',
      words('提款密码', 'The withdrawal password', 'รหัสผ่านถอนเงิน'),
      words(
        `提款密码只在提款和绑定银行卡时使用，和登录密码分开保存，都经过加密，前厅看不到原文。
输错时金额不会变动。请不要告诉任何人，客服也不会问。`,
        `It is asked for withdrawals and new bank cards only, and kept apart from the login password. Both are hashed: Foyer cannot read them.
A wrong one moves no money. Tell it to nobody; our service never asks.`,
        `ใช้เฉพาะตอนถอนเงินและเพิ่มบัตร เก็บแยกจากรหัสเข้าสู่ระบบ ทั้งสองเข้ารหัสไว้ Foyer อ่านไม่ได้
หากใส่ผิด เงินจะไม่เคลื่อนไหว อย่าบอกใคร ฝ่ายบริการจะไม่ถามรหัสของคุณ`,
      ),
    ),
  ],
};
