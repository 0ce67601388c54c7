/** Texts of the home screen. They state only what the house does at present. */
import type { BannerCode } from '@foyer/games/catalogue/banners.ts';
import type { BannerWords, Words } from '../walletTables.ts';

const words = (zh_CN: string, en: string, th: string): Words => ({ zh_CN, en, th });
const none = words('', '', '');

interface SeedBanner {
  readonly code: BannerCode;
  /** A path within the site; '' is not clickable. AMB-071 */
  readonly target: string;
  readonly words: BannerWords;
}

export const seedBanners: readonly SeedBanner[] = [
  {
    code: 'welcome',
    target: '/register',
    words: {
      eyebrow: words('演示资金 · 不是真钱', 'Play money, not real money', 'เงินจำลอง ไม่ใช่เงินจริง'),
      title: words('门为你留着，规则写在门上', 'The door is open. The rules are on it.', 'ประตูเปิดรอ กติกาเขียนไว้หน้าประตู'),
      content: words(
        '注册一个账号，用演示资金入座。每一笔进出，都在账单上写明原因。',
        'Open an account and sit down with play money. Every movement says why on your statement.',
        'เปิดบัญชีแล้วเริ่มเล่นด้วยเงินจำลอง ทุกรายการเข้าออกมีเหตุผลระบุไว้ในประวัติธุรกรรม',
      ),
      action: words('注册账号', 'Open an account', 'สมัครบัญชี'),
    },
  },
  {
    code: 'fair',
    target: '',
    words: {
      eyebrow: words('可验证的公平', 'Fairness you can check', 'ความเป็นธรรมที่ตรวจสอบได้'),
      title: words('每一转，都能自己复算', 'Work out every spin again yourself', 'ทุกการหมุน คำนวณซ้ำได้ด้วยตัวเอง'),
      content: words(
        '结果先封存、后揭晓；返还率由转轴算出，和赔付表写在一起。',
        'Results are sealed first and revealed later. The return is worked out from the reels and stands beside the paytable.',
        'ผลถูกผนึกไว้ก่อนแล้วจึงเปิดเผย อัตราคืนคำนวณจากวงล้อและแสดงไว้คู่กับตารางจ่าย',
      ),
      action: none,
    },
  },
  {
    code: 'cashier',
    target: '/mine/capital/deposit',
    words: {
      eyebrow: words('存款与提款', 'Deposits and withdrawals', 'ฝากและถอน'),
      title: words('走到哪一步，看得见', 'See which step it is at', 'เห็นได้ว่าถึงขั้นตอนไหน'),
      content: words(
        '由沙盒银行处理：提交后几秒入账或出款，每一步都记下时间。',
        'The sandbox bank handles them within seconds and writes down the time of every step.',
        'ธนาคารจำลองดำเนินการภายในไม่กี่วินาที และบันทึกเวลาของทุกขั้นตอน',
      ),
      action: words('去存款', 'Make a deposit', 'ไปหน้าฝากเงิน'),
    },
  },
  {
    code: 'statement',
    target: '/mine/billDetail',
    words: {
      eyebrow: words('账单', 'Your statement', 'ประวัติธุรกรรม'),
      title: words('少一分钱，都说得清', 'Every satang accounted for', 'ทุกสตางค์มีที่มาที่ไป'),
      content: words(
        '余额就是账目的合计。账目只增不改，写错了就再记一笔更正。',
        'A balance is the sum of its entries. Entries are added and never changed; a mistake gets a correction of its own.',
        'ยอดคงเหลือคือผลรวมของรายการ รายการมีแต่เพิ่ม ไม่มีการแก้ หากผิดจะบันทึกรายการแก้ไขแยกต่างหาก',
      ),
      action: words('查看账单', 'See the statement', 'ดูประวัติธุรกรรม'),
    },
  },
];

interface SeedAnnouncement {
  readonly id: string;
  readonly hoursOld: number;
  readonly names: Words;
  readonly contents: Words;
}

export const seedAnnouncements: readonly SeedAnnouncement[] = [
  {
    id: 'play-money',
    hoursOld: 1,
    names: words('这里只有演示资金', 'There is only play money here', 'ที่นี่ใช้เงินจำลองเท่านั้น'),
    contents: words(
      '前厅是一个演示站：余额、存款和提款都是演示资金，不能兑换成真钱，也请不要向任何账户转入真钱。',
      'Foyer is a demonstration. Balances, deposits and withdrawals are play money: it cannot be exchanged, and please never send real money to any account.',
      'Foyer เป็นเว็บไซต์สาธิต ยอดคงเหลือ การฝาก และการถอนล้วนเป็นเงินจำลอง แลกเป็นเงินจริงไม่ได้ และโปรดอย่าโอนเงินจริงเข้าบัญชีใด ๆ',
    ),
  },
  {
    id: 'sandbox-bank',
    hoursOld: 5,
    names: words(
      '存款和提款由沙盒银行处理',
      'The sandbox bank handles deposits and withdrawals',
      'การฝากและถอนดำเนินการโดยธนาคารจำลอง',
    ),
    contents: words(
      '存款订单提交后几秒入账；提款先审核、再出款，每一步的时间都写在提款记录里。提款期间金额单独冻结，被退回时全额回到余额。',
      'A deposit arrives a few seconds after its order. A withdrawal is checked, then paid; its record shows the time of each step. Its amount is held meanwhile and comes back in full if it is returned.',
      'เงินฝากเข้าภายในไม่กี่วินาทีหลังส่งรายการ ส่วนการถอนจะตรวจสอบก่อนแล้วจึงจ่าย โดยบันทึกเวลาของทุกขั้นตอน ระหว่างนั้นยอดจะถูกกันไว้ และคืนเต็มจำนวนหากถูกตีกลับ',
    ),
  },
  {
    id: 'fair-slots',
    hoursOld: 26,
    names: words('老虎机的结果可以自己验证', 'You can check the slots yourself', 'ตรวจสอบผลสล็อตได้ด้วยตัวเอง'),
    contents: words(
      '每台老虎机都写明返还率。结果先封存、后揭晓，揭晓后可以用验证页逐转复算。试玩和真实模式用同一套程序。',
      'Every machine states its return. Results are sealed first and revealed later; the verifier then works out each spin again. Trial and real play run the same engine.',
      'สล็อตทุกเครื่องระบุอัตราคืน ผลถูกผนึกไว้ก่อนแล้วจึงเปิดเผย จากนั้นคำนวณซ้ำทีละรอบได้ในหน้าตรวจสอบ โหมดทดลองและโหมดจริงใช้โปรแกรมเดียวกัน',
    ),
  },
  {
    id: 'harbour-upkeep',
    hoursOld: 50,
    names: words('九号港·立体馆每月保养', 'Upkeep of Harbour Nine 3D Hall', 'ฮาร์เบอร์ไนน์ปิดฮอลล์สามมิติเพื่อบำรุงรักษา'),
    contents: words(
      '九号港的立体馆正在做每月保养，暂时不能进入。九号港的其他厅和另外五家都照常开放，余额不受影响。',
      'The 3D Hall of Harbour Nine is closed for its monthly upkeep. Its other halls and the other five houses are open, and no balance is affected.',
      'ฮอลล์สามมิติของฮาร์เบอร์ไนน์ปิดบำรุงรักษาประจำเดือน ฮอลล์อื่นและอีกห้าค่ายเปิดตามปกติ ยอดเงินไม่ได้รับผลกระทบ',
    ),
  },
  {
    id: 'adults-only',
    hoursOld: 74,
    names: words('未满 18 岁请勿进入', 'For adults of 18 and over', 'สำหรับผู้มีอายุ 18 ปีขึ้นไป'),
    contents: words(
      '注册时请确认已满 18 岁。即使是演示资金，也请留意自己花在这里的时间。',
      'Please confirm that you are 18 or older when you register. Even with play money, mind the time that you spend here.',
      'โปรดยืนยันว่าคุณมีอายุ 18 ปีขึ้นไปเมื่อสมัคร แม้จะเป็นเงินจำลอง ก็ขอให้ดูแลเวลาที่ใช้ที่นี่',
    ),
  },
];
