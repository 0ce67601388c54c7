/** Help articles: getting started. */
import { article, words } from './article.ts';
import type { SeedArticleType } from './article.ts';

export const start: SeedArticleType = {
  id: 'start',
  names: words('新手入门', 'Getting started', 'เริ่มต้นใช้งาน'),
  articles: [
    article(
      'what-is-foyer',
      words('前厅是什么', 'What Foyer is', 'Foyer คืออะไร'),
      words(
        `前厅是一个演示站，这里的钱都是演示资金，不能兑换成真钱。
注册、存款、游戏、提款和账单都按真实流程运行，你可以放心试每一步。
请不要向站内显示的任何账户转入真钱。`,
        `Foyer is a demonstration. All money here is play money and cannot be exchanged for real money.
Registration, deposits, games, withdrawals and statements run as they really would, so every step can be tried.
Please transfer real money to none of the accounts shown on this site.`,
        `Foyer เป็นเว็บไซต์สาธิต เงินทั้งหมดที่นี่เป็นเงินจำลอง แลกเป็นเงินจริงไม่ได้
การสมัคร ฝาก เล่นเกม ถอน และประวัติธุรกรรมทำงานตามขั้นตอนจริง ทดลองได้ทุกขั้น
โปรดอย่าโอนเงินจริงเข้าบัญชีใด ๆ ที่แสดงบนเว็บไซต์`,
      ),
    ),
    article(
      'open-account',
      words('注册账号', 'Opening an account', 'การสมัครบัญชี'),
      words(
        `点右上角的注册，填写账号、密码和验证码。
- 账号为 6 到 12 位字母和数字，以字母开头。
- 密码为 6 到 12 位，字母和数字都要有。
- 须年满 18 岁并接受条款。
注册后直接登录，不需要等待审核。`,
        `Choose Register at the top right and fill in account, password and captcha.
- The account has 6 to 12 letters and digits and begins with a letter.
- The password has 6 to 12 characters, letters and digits both.
- You must be 18 or older and accept the terms.
You are logged in at once; nothing waits for approval.`,
        `กดสมัครที่มุมขวาบน แล้วกรอกบัญชี รหัสผ่าน และรหัสยืนยัน
- บัญชีใช้ตัวอักษรและตัวเลข 6 ถึง 12 ตัว ขึ้นต้นด้วยตัวอักษร
- รหัสผ่าน 6 ถึง 12 ตัว ต้องมีทั้งตัวอักษรและตัวเลข
- ต้องมีอายุ 18 ปีขึ้นไปและยอมรับเงื่อนไข
สมัครแล้วเข้าสู่ระบบได้ทันที ไม่ต้องรออนุมัติ`,
      ),
    ),
    article(
      'install',
      words('把前厅装到手机上', 'Installing Foyer on a phone', 'ติดตั้ง Foyer บนโทรศัพท์'),
      words(
        `前厅没有安装包，也不需要：网页本身可以装到主屏幕，从那里打开就像一个应用。
- 安卓：用 Chrome 打开本站，点右上角菜单里的「安装应用」或「添加到主屏幕」。
- iPhone 和 iPad：用 Safari 打开本站，点分享，再点「添加到主屏幕」。
账号和余额与网页相同，以后也不用更新。请不要安装别处自称前厅的安装包。`,
        `Foyer has no package to download and needs none: the site itself can be put on the home screen and opens from there like an app.
- Android: open this site in Chrome and choose Install app or Add to Home screen in the menu at the top right.
- iPhone and iPad: open this site in Safari, tap Share, then Add to Home Screen.
Account and balance are the same as on the web, and it never needs an update. Please install no package from elsewhere that says it is Foyer.`,
        `Foyer ไม่มีไฟล์ติดตั้งและไม่จำเป็นต้องมี เว็บไซต์นี้วางไว้บนหน้าจอหลักได้ และเปิดจากตรงนั้นได้เหมือนแอป
- Android: เปิดเว็บไซต์นี้ใน Chrome แล้วเลือกติดตั้งแอปหรือเพิ่มลงในหน้าจอหลักจากเมนูมุมขวาบน
- iPhone และ iPad: เปิดเว็บไซต์นี้ใน Safari กดแชร์ แล้วกดเพิ่มไปยังหน้าจอโฮม
บัญชีและยอดเงินเหมือนกับบนเว็บ และไม่ต้องอัปเดต โปรดอย่าติดตั้งไฟล์จากที่อื่นที่อ้างว่าเป็น Foyer`,
      ),
    ),
    article(
      'trial-or-real',
      words('试玩和真实模式', 'Trial and real play', 'โหมดทดลองและโหมดจริง'),
      words(
        `大多数老虎机可以不登录试玩，每个试玩窗口有一万铢演示额度，关闭后不保留。
试玩没有奖励，也不写入账单。真实模式用你账户里的演示资金，每一局都有记录。
两种模式用同一套程序，返还率相同。`,
        `Most slots can be tried without logging in. Each trial window has 10,000 baht of credit, which is gone when it closes.
Trials bring no rewards and stand on no statement. Real play uses the play money of your account and records every round.
Both run the same engine with the same return.`,
        `สล็อตส่วนใหญ่ทดลองเล่นได้โดยไม่ต้องเข้าสู่ระบบ หน้าต่างทดลองแต่ละครั้งมีเครดิต 10,000 บาท และหายไปเมื่อปิด
โหมดทดลองไม่มีรางวัลและไม่บันทึกในประวัติธุรกรรม โหมดจริงใช้เงินจำลองในบัญชีและบันทึกทุกรอบ
ทั้งสองโหมดใช้โปรแกรมเดียวกันและอัตราคืนเท่ากัน`,
      ),
    ),
    article(
      'wallet-and-games',
      words('钱包和游戏账户', 'Wallet and game accounts', 'กระเป๋าเงินและบัญชีเกม'),
      words(
        `存款先到主钱包。进入某家游戏商之前，把要用的金额转入它的游戏账户。
离开时点一键回收，各家游戏账户里的钱会全部回到主钱包。
转入和转出都在账单上单独成行。`,
        `Deposits arrive in the main wallet. Before you play, move what you need to the game account of that house.
When you leave, one tap brings everything from all game accounts back to the main wallet.
Each movement in or out has its own line on the statement.`,
        `เงินฝากเข้ากระเป๋าหลักก่อน ก่อนเล่นให้โอนจำนวนที่ต้องการเข้าบัญชีเกมของค่ายนั้น
เมื่อเลิกเล่น กดเรียกคืนครั้งเดียว เงินจากทุกบัญชีเกมจะกลับเข้ากระเป๋าหลัก
การโอนเข้าออกแต่ละครั้งมีบรรทัดของตัวเองในประวัติธุรกรรม`,
      ),
    ),
  ],
};
