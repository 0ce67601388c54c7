/** Promotions claimed on pages of their own: invitations (key '3') and the check-in (key '4'). AMB-140 */
import { fixed, terms, words } from './offer.ts';
import type { SeedPromotion } from './offer.ts';

export const elsewhere: readonly SeedPromotion[] = [
  {
    id: 'invite-friends',
    bonusType: '3',
    titles: words('邀请朋友', 'Invite a friend', 'ชวนเพื่อน'),
    summaries: words(
      '朋友用你的链接注册，先你后他，各领一份。',
      'A friend registers by your link: you claim first, then they do.',
      'เพื่อนสมัครผ่านลิงก์ของคุณ คุณรับก่อนแล้วเพื่อนจึงรับ',
    ),
    conditions: words(
      '朋友用你的邀请链接注册，并完成邀请页写明的条件；每位朋友一次。',
      'A friend registers by your invitation link and does what the invitation page asks; once for each friend.',
      'เพื่อนสมัครผ่านลิงก์เชิญของคุณและทำตามที่หน้าเชิญระบุ เพื่อนละครั้ง',
    ),
    picture: 'harbour.cocktail',
    terms: terms({ gives: fixed(88), often: 'everyTime', multiple: 1, who: 'invited' }),
    rule: { kind: 'elsewhere', path: '/mine/invitation' },
  },
  {
    id: 'check-in',
    bonusType: '4',
    titles: words('每日签到', 'The daily check-in', 'เช็กอินรายวัน'),
    summaries: words(
      '每天在福利页签到一次，连续签到可以抽奖。',
      'Check in once a day in the reward centre; days in a row earn a draw.',
      'เช็กอินวันละครั้งที่หน้าศูนย์รางวัล เช็กอินต่อเนื่องได้สิทธิ์จับรางวัล',
    ),
    conditions: words(
      '登录后到福利页签到，奖励按签到页写明的规则发放。',
      'Log in and check in in the reward centre; its rules say what each day brings.',
      'เข้าสู่ระบบแล้วเช็กอินที่หน้าศูนย์รางวัล รางวัลเป็นไปตามกติกาในหน้านั้น',
    ),
    picture: 'moyu.moon',
    terms: terms({ gives: fixed(8), often: 'daily', multiple: 1 }),
    rule: { kind: 'elsewhere', path: '/mine/getBonus' },
  },
];
