/** Help articles: responsible gaming. */
import { article, words } from './article.ts';
import type { SeedArticleType } from './article.ts';

export const responsible: SeedArticleType = {
  id: 'responsible',
  names: words('理性娱乐', 'Responsible gaming', 'เล่นอย่างพอดี'),
  articles: [
    article(
      'play-limits',
      words('玩多久，自己定', 'Decide how long you play', 'เล่นนานแค่ไหน คุณกำหนดเอง'),
      words(
        `开始之前先想好时间和金额，到了就停。游戏窗口里写着这次玩了多久、下注多少、赢回多少。
- 不要为了追回输掉的钱加注。
- 隔一会儿离开屏幕，喝口水。
- 心情不好的时候不要玩。`,
        `Decide on time and amount before you begin, and stop there. The game window shows how long you have played, what you staked and what you won.
- Never raise a stake to win back a loss.
- Leave the screen now and then.
- Do not play when you feel low.`,
        `กำหนดเวลาและจำนวนเงินก่อนเริ่ม ครบแล้วหยุด หน้าต่างเกมแสดงเวลาที่เล่น ยอดเดิมพัน และยอดที่ได้
- อย่าเพิ่มเดิมพันเพื่อเอาคืน
- พักสายตาเป็นระยะ
- อย่าเล่นเมื่ออารมณ์ไม่ดี`,
      ),
    ),
    article(
      'adults-only',
      words('未满 18 岁请勿进入', 'Adults only', 'สำหรับผู้ใหญ่เท่านั้น'),
      words(
        `前厅只向年满 18 岁的人开放，演示资金也不例外。
如果家里有孩子，请不要让浏览器记住密码，用完及时退出。`,
        `Foyer is for adults of 18 and over, play money or not.
With children at home, please let no browser remember your password, and log out after use.`,
        `Foyer สำหรับผู้มีอายุ 18 ปีขึ้นไป แม้จะใช้เงินจำลอง
หากมีเด็กในบ้าน โปรดอย่าให้เบราว์เซอร์จำรหัสผ่าน และออกจากระบบเมื่อใช้เสร็จ`,
      ),
    ),
    article(
      'need-help',
      words('觉得停不下来', 'When it is hard to stop', 'เมื่อรู้สึกว่าหยุดไม่ได้'),
      words(
        `如果游戏影响了睡眠、工作或家人，请先停下来，和信任的人谈一谈。
各地都有免费的求助热线和互助小组，可以匿名咨询。也可以写信给客服，请我们关闭账号。`,
        `If playing costs you sleep, work or people, please stop and talk to somebody you trust.
Free helplines and groups exist in most places and need no name. You may also write to us and have your account closed.`,
        `หากการเล่นกระทบการนอน งาน หรือครอบครัว โปรดหยุดและพูดคุยกับคนที่ไว้ใจ
ในหลายพื้นที่มีสายด่วนและกลุ่มช่วยเหลือฟรีโดยไม่ต้องเปิดเผยชื่อ หรือเขียนถึงเราเพื่อขอปิดบัญชี`,
      ),
    ),
  ],
};
