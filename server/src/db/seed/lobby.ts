/** Texts over the lobby pictures. They state only what this house does at present. */
import type { BannerWords, Words } from '../walletTables.ts';

const words = (zh_CN: string, en: string, th: string): Words => ({ zh_CN, en, th });
const none = words('', '', '');

interface LobbyBanner {
  readonly code: string;
  readonly position: string;
  readonly picture: string;
  readonly target: string;
  readonly words: BannerWords;
}

const playMoney = words('演示资金', 'Play money', 'เงินจำลอง');

const lobby = (position: string, title: Words, content: Words, target = '', action = none): LobbyBanner => ({
  code: `lobby-${position}`,
  position,
  picture: position,
  target,
  words: { eyebrow: playMoney, title, content, action },
});

export const seedLobbyBanners: readonly LobbyBanner[] = [
  lobby(
    'slots',
    words('返还率写在门口', 'The return is on the door', 'อัตราคืนเขียนไว้หน้าประตู'),
    words(
      '每台机器的返还率由转轴精确算出，试玩和真实模式相同。',
      'Each machine’s return is worked out exactly from its reels, the same in trial and in real play.',
      'อัตราคืนของแต่ละเครื่องคำนวณจากวงล้อโดยตรง เท่ากันทั้งโหมดทดลองและโหมดจริง',
    ),
  ),
  {
    ...lobby(
      'slots',
      words('每一局都能重放', 'Every round can be replayed', 'เปิดดูซ้ำได้ทุกรอบ'),
      words(
        '在游戏窗口里打开记录，看到的就是当时的转轴和算式。',
        'Open the history in the game window: it shows the reels of that moment and how the win was counted.',
        'เปิดประวัติในหน้าต่างเกม จะเห็นวงล้อในตอนนั้นและวิธีคำนวณเงินรางวัล',
      ),
    ),
    code: 'lobby-slots-replay',
    picture: 'replay',
  },
  lobby(
    'live',
    words('同一张桌，同一局', 'One table, one round for all', 'โต๊ะเดียวกัน รอบเดียวกัน'),
    words(
      '荷官是程序，每局按前厅的时钟开。结果由事先公布的哈希链决定，谁都可以验证。',
      'The dealer is a program, and each round runs by the house’s clock. Results hang on a chain published before; anybody can verify them.',
      'ดีลเลอร์คือโปรแกรม แต่ละรอบเดินตามนาฬิกาของระบบ ผลมาจากโซ่แฮชที่ประกาศไว้ก่อน ใครก็ตรวจสอบได้',
    ),
  ),
  lobby(
    'sports',
    words('虚拟赛程，真实赔率规则', 'Virtual matches, real rules for odds', 'แข่งเสมือน กติกาอัตราต่อรองจริง'),
    words(
      '比赛由前厅的时钟生成，不对应现实中的球队。抽水写在每场比赛旁。',
      'Matches are made by the house’s clock and belong to no real team. The margin stands beside each match.',
      'การแข่งขันสร้างจากนาฬิกาของระบบ ไม่เกี่ยวกับทีมจริง ส่วนต่างระบุไว้ข้างทุกคู่',
    ),
  ),
  lobby(
    'lottery',
    words('每一期都能验证', 'Every draw can be verified', 'ตรวจสอบได้ทุกงวด'),
    words(
      '号码由开售之前就公布的哈希链决定，谁都可以自己重算。',
      'The numbers hang on a chain published before sales began. Anybody can work them out again.',
      'เลขมาจากโซ่แฮชที่ประกาศก่อนเปิดขาย ใครก็คำนวณซ้ำได้',
    ),
  ),
  lobby(
    'fish',
    words('渔王榜，每周二更新', 'Fish king, every Tuesday', 'ราชาปลา อัปเดตทุกวันอังคาร'),
    words(
      '榜单只计真实对局，没有人玩就空着。',
      'The list counts real rounds only; when nobody plays, it stays empty.',
      'อันดับนับเฉพาะรอบจริง ถ้าไม่มีคนเล่น อันดับก็ว่าง',
    ),
  ),
  lobby(
    'chess',
    words('棋牌室', 'The card rooms', 'ห้องไพ่'),
    words(
      '规则和赔付写在桌边，每一局都能自己验证。',
      'Rules and pays stand beside the table, and every round can be verified.',
      'กติกาและอัตราจ่ายอยู่ข้างโต๊ะ ตรวจสอบได้ทุกรอบ',
    ),
  ),
  lobby(
    'texas',
    words('德州扑克', 'Texas Hold’em', 'เท็กซัสโฮลเด็ม'),
    words(
      '牌由事先公布的种子发出，谁都可以验证。每一项都写明能不能进。',
      'Cards follow from seeds that were committed to before; anybody can verify them. Each entry says whether it is open.',
      'ไพ่มาจากเมล็ดสุ่มที่ประกาศไว้ก่อน ใครก็ตรวจสอบได้ ทุกรายการระบุว่าเปิดหรือไม่',
    ),
  ),
  lobby(
    'games',
    words('六家游戏商，一个钱包', 'Six houses, one wallet', 'หกค่าย กระเป๋าเดียว'),
    words(
      '进入前转入，离开后一键收回，每笔都在账单上。',
      'Move money in before you play and back with one tap; each movement stands on the statement.',
      'โอนเข้าก่อนเล่น เรียกคืนได้ในครั้งเดียว ทุกรายการอยู่ในประวัติธุรกรรม',
    ),
  ),
  lobby(
    'discounts',
    words('先写代价，再写好处', 'The cost first, then the gift', 'บอกสิ่งที่ต้องแลกก่อน แล้วค่อยบอกของขวัญ'),
    words(
      '每个优惠都写明要打多少流水，最多 10 倍；看不懂的优惠，我们不发。',
      'Every offer says in baht what has to be staked, ten times at most; what cannot be understood is not offered.',
      'ทุกโปรโมชันระบุยอดที่ต้องเดิมพันเป็นเงินบาท ไม่เกิน 10 เท่า สิ่งที่อ่านไม่เข้าใจเราไม่แจก',
    ),
  ),
];

interface CodedPicture {
  readonly code: string;
  readonly picture: string;
  readonly target: string;
  readonly titles: Words;
  readonly contents: Words;
}

const coded = (code: string, picture: string, target: string, titles: Words, contents: Words): CodedPicture => ({
  code,
  picture: `/pictures/banner/${picture}.phone.webp`,
  target,
  titles,
  contents,
});

/** HOME-006: four promotional pictures; one each for agency and download. */
export const seedPictures: readonly CodedPicture[] = [
  coded(
    'home_promo_1',
    'fairness',
    '/helpCenter/startUse?article=fair-check',
    words('自己验证一局', 'Check a round yourself', 'ตรวจสอบด้วยตัวเองหนึ่งรอบ'),
    words('结果先封存，后揭晓', 'Sealed first, revealed later', 'ผนึกก่อน เปิดเผยทีหลัง'),
  ),
  coded(
    'home_promo_2',
    'slots',
    '/slots',
    words('六家老虎机', 'Slots of six houses', 'สล็อตจากหกค่าย'),
    words(
      '都能试玩，都写明返还率',
      'Almost all with a trial, all with their return',
      'เกือบทั้งหมดทดลองเล่นได้ ทุกเครื่องระบุอัตราคืน',
    ),
  ),
  coded(
    'home_promo_3',
    'records',
    '/mine/billDetail',
    words('每一笔都有来处', 'Every movement has a reason', 'ทุกรายการมีที่มา'),
    words('账单只增不改', 'Statements grow and never change', 'รายการมีแต่เพิ่ม ไม่มีแก้'),
  ),
  coded(
    'home_promo_4',
    'limits',
    '/helpCenter/startUse?article=play-limits',
    words('玩多久，自己定', 'Decide how long you play', 'เล่นนานแค่ไหน คุณกำหนดเอง'),
    words('理性娱乐的几条建议', 'Some advice for playing well', 'คำแนะนำสำหรับการเล่นอย่างพอดี'),
  ),
  coded(
    'agency',
    'agency',
    '',
    words('代理合作', 'Agency partnership', 'ร่วมเป็นตัวแทน'),
    words(
      '推荐玩家，用自己的链接和账号。演示站不支付佣金。',
      'Send players with a link and an account of your own. The demonstration pays no commission.',
      'แนะนำผู้เล่นด้วยลิงก์และบัญชีของคุณเอง เว็บไซต์สาธิตไม่จ่ายค่าคอมมิชชัน',
    ),
  ),
  {
    ...coded(
      'download',
      'download',
      '',
      words('装到手机上', 'Put it on your phone', 'ติดตั้งบนโทรศัพท์'),
      words(
        '扫码打开，或把网页添加到主屏幕。',
        'Scan the code, or add the page to your home screen.',
        'สแกนคิวอาร์ หรือเพิ่มหน้าเว็บไว้ที่หน้าจอหลัก',
      ),
    ),
    // The page shows the wide picture.
    picture: '/pictures/banner/download.wide.webp',
  },
];

/** HOME-022 */
export const seedFloats = [
  {
    id: 'raffle',
    picture: '/pictures/emblem/moyu.coin.svg',
    target: '/raffle',
    titles: words('转盘抽奖', 'Raffle', 'จับรางวัล'),
    side: 'left',
  },
  {
    id: 'wheel',
    picture: '/pictures/emblem/moyu.gems.svg',
    target: '/mine/getBonus?show=wheel',
    titles: words('存款转盘', 'Deposit wheel', 'วงล้อเงินฝาก'),
    side: 'left',
  },
  {
    id: 'help',
    picture: '/pictures/emblem/moyu.lantern.svg',
    target: '/helpCenter/startUse',
    titles: words('帮助中心', 'Help centre', 'ศูนย์ช่วยเหลือ'),
    side: 'right',
  },
  {
    id: 'download',
    picture: '/pictures/emblem/orchard.controller.svg',
    target: '/download',
    titles: words('下载应用', 'Get the app', 'ดาวน์โหลดแอป'),
    side: 'right',
  },
] as const;
