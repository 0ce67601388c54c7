/**
 * Every status and kind of section 4 in the three languages. An unknown code is '-', or what the specification
 * requires.
 */
import { betStateLabel, settleFilterLabel } from '@foyer/contract/bets/status.ts';
import { planStateLabel } from '@foyer/contract/interest/plan.ts';
import { invitationLabel } from '@foyer/contract/invite/invitation.ts';
import { bindTypeLabel } from '@foyer/contract/promotions/bindType.ts';
import { bonusTypeLabel } from '@foyer/contract/promotions/bonusType.ts';
import { bonusKindLabel, myOfferStatusLabel, offerStatusLabel } from '@foyer/contract/promotions/offerStatus.ts';
import { chainLabel } from '@foyer/contract/wallet/chain.ts';
import { depositStatusLabel } from '@foyer/contract/wallet/depositStatus.ts';
import { betFlowLockLabel, bonusLockLabel, rechargeLockLabel } from '@foyer/contract/wallet/locks.ts';
import { transactionLabel } from '@foyer/contract/wallet/transaction.ts';
import { withdrawalStatusLabel } from '@foyer/contract/wallet/withdrawalStatus.ts';
import { expect, it } from 'vitest';
import type { MessageKey } from './keys.ts';
import { translate } from './translate.ts';

type Label = MessageKey<'labels'>;
/** The label of a code in zh_CN, en and th. */
type Expected = readonly [label: Label, zh: string, en: string, th: string];

it.each<readonly [string, readonly Expected[]]>([
  [
    'withdrawals. ENUM-003',
    [
      [withdrawalStatusLabel(0), '申请中', 'Applying', 'กำลังขอถอน'],
      [withdrawalStatusLabel(1), '出款中', 'Paying out', 'กำลังจ่ายเงิน'],
      [withdrawalStatusLabel(2), '成功', 'Success', 'สำเร็จ'],
      [withdrawalStatusLabel(3), '已拒绝', 'Rejected', 'ถูกปฏิเสธ'],
      [withdrawalStatusLabel(4), '出款中', 'Paying out', 'กำลังจ่ายเงิน'],
      [withdrawalStatusLabel(5), '出款中', 'Paying out', 'กำลังจ่ายเงิน'],
      [withdrawalStatusLabel(6), '-', '-', '-'],
    ],
  ],
  [
    'deposit orders. ENUM-004',
    [
      [depositStatusLabel('0'), '未支付', 'Unpaid', 'ยังไม่ชำระ'],
      [depositStatusLabel('1'), '已支付', 'Paid', 'ชำระแล้ว'],
      [depositStatusLabel('2'), '已过期', 'Expired', 'หมดอายุ'],
      [depositStatusLabel('3'), '-', '-', '-'],
    ],
  ],
  [
    'offers. ENUM-005',
    [
      [offerStatusLabel(0), '申请中', 'Applying', 'กำลังขอรับ'],
      [offerStatusLabel(1), '已领取', 'Received', 'รับแล้ว'],
      [offerStatusLabel(2), '流水已完成', 'Wagering completed', 'ทำยอดครบแล้ว'],
      [offerStatusLabel(3), '已拒绝', 'Rejected', 'ถูกปฏิเสธ'],
      [offerStatusLabel(4), '审核已清除', 'Audit cleared', 'ปิดการตรวจสอบแล้ว'],
      [offerStatusLabel(5), '未领取', 'Not received', 'ยังไม่ได้รับ'],
      [offerStatusLabel(6), '未开奖', 'Not drawn', 'ยังไม่ออกรางวัล'],
      [offerStatusLabel(7), '-', '-', '-'],
    ],
  ],
  [
    'my offers. ENUM-006, ENTITY-021',
    [
      [myOfferStatusLabel(0), '申请中', 'Applying', 'กำลังขอรับ'],
      [myOfferStatusLabel(1), '已领取', 'Received', 'รับแล้ว'],
      [myOfferStatusLabel(2), '流水已完成', 'Wagering completed', 'ทำยอดครบแล้ว'],
      [myOfferStatusLabel(3), '已拒绝', 'Rejected', 'ถูกปฏิเสธ'],
      [myOfferStatusLabel(4), '审核已清除', 'Audit cleared', 'ปิดการตรวจสอบแล้ว'],
      [myOfferStatusLabel(5), '未领取', 'Not received', 'ยังไม่ได้รับ'],
      [myOfferStatusLabel(6), '未开奖', 'Not drawn', 'ยังไม่ออกรางวัล'],
      [myOfferStatusLabel(7), '未中奖', 'Not won', 'ไม่ถูกรางวัล'],
      [myOfferStatusLabel(8), '-', '-', '-'],
    ],
  ],
  [
    'bonus locks. ENUM-007, ENTITY-034',
    [
      [bonusLockLabel(1), '锁定', 'Locked', 'ล็อกอยู่'],
      [bonusLockLabel(2), '已解锁', 'Unlocked', 'ปลดล็อกแล้ว'],
      [bonusLockLabel(4), '已取消', 'Cancelled', 'ยกเลิกแล้ว'],
      [bonusLockLabel(9), '锁定', 'Locked', 'ล็อกอยู่'],
    ],
  ],
  [
    'deposit locks, reading A. ENUM-008, ENTITY-033',
    [
      [rechargeLockLabel(0), '锁定', 'Locked', 'ล็อกอยู่'],
      [rechargeLockLabel(1), '已解锁', 'Unlocked', 'ปลดล็อกแล้ว'],
    ],
  ],
  [
    'deposit locks, reading B. ENUM-009, ENTITY-033',
    [
      [betFlowLockLabel(1), '锁定', 'Locked', 'ล็อกอยู่'],
      [betFlowLockLabel(2), '已解锁', 'Unlocked', 'ปลดล็อกแล้ว'],
      [betFlowLockLabel(3), '锁定', 'Locked', 'ล็อกอยู่'],
    ],
  ],
  [
    'bonus kinds. ENUM-010',
    [
      [bonusKindLabel(0), '前置红利', 'Pre-bonus', 'โบนัสก่อนเล่น'],
      [bonusKindLabel(1), '后置红利', 'Post-bonus', 'โบนัสหลังเล่น'],
      [bonusKindLabel(2), '已扣红利', 'Deducted bonus', 'โบนัสที่ถูกหัก'],
      [bonusKindLabel(3), '-', '-', '-'],
    ],
  ],
  [
    'bonus types. ENUM-002',
    [
      [bonusTypeLabel('1'), '返水', 'Rebate bonus', 'โบนัสคืนยอดเล่น'],
      [bonusTypeLabel('2'), '存款优惠', 'Deposit offer', 'โปรโมชันฝากเงิน'],
      [bonusTypeLabel('3'), '邀请奖励', 'Invite reward', 'รางวัลแนะนำเพื่อน'],
      [bonusTypeLabel('4'), '签到奖励', 'Check-in reward', 'รางวัลเช็กอิน'],
      [bonusTypeLabel('5'), '其他优惠', 'Other offers', 'โปรโมชันอื่น'],
      [bonusTypeLabel('6'), '注册优惠', 'Registration offer', 'โปรโมชันสมัครใหม่'],
      [bonusTypeLabel('7'), '注册优惠', 'Registration offer', 'โปรโมชันสมัครใหม่'],
      [bonusTypeLabel('9'), '其他优惠', 'Other offers', 'โปรโมชันอื่น'],
      [bonusTypeLabel('A'), '救援金', 'Rescue fund', 'เงินช่วยเหลือ'],
      [bonusTypeLabel('B'), 'VIP晋级奖励', 'VIP upgrade reward', 'รางวัลเลื่อนระดับ VIP'],
      [bonusTypeLabel('C'), 'VIP保级奖励', 'VIP retention reward', 'รางวัลรักษาระดับ VIP'],
      [bonusTypeLabel('Z'), '其他优惠', 'Other offers', 'โปรโมชันอื่น'],
    ],
  ],
  [
    'invitations. ENUM-011, STATE-015',
    [
      [invitationLabel(0), '未注册', 'Unregistered', 'ยังไม่สมัคร'],
      [invitationLabel(1), '已注册', 'Registered', 'สมัครแล้ว'],
      [invitationLabel(2), '已过期', 'Expired', 'หมดอายุ'],
      [invitationLabel(3), '-', '-', '-'],
    ],
  ],
  [
    'game history. ENUM-012, ENTITY-035',
    [
      [betStateLabel(0), '进行中', 'Running', 'กำลังเล่น'],
      [betStateLabel(1), '已结算', 'Settled', 'สรุปผลแล้ว'],
      [betStateLabel(2), '-', '-', '-'],
    ],
  ],
  [
    'chains. ENUM-013',
    [
      [chainLabel(0), 'TRC20', 'TRC20', 'TRC20'],
      [chainLabel(1), 'ERC20', 'ERC20', 'ERC20'],
      [chainLabel(2), 'HECO', 'HECO', 'HECO'],
      [chainLabel(3), 'OMNI', 'OMNI', 'OMNI'],
    ],
  ],
  [
    'transactions. ENUM-014, ENUM-015',
    [
      [transactionLabel(0), '申请中', 'Applying', 'กำลังดำเนินการ'],
      [transactionLabel(1), '系统调整', 'System adjustment', 'ปรับยอดโดยระบบ'],
      [transactionLabel(2), '充值存款', 'Top-up deposit', 'ฝากเงิน'],
      [transactionLabel(3), '快速提款', 'Fast withdrawal', 'ถอนด่วน'],
      [transactionLabel(4), '转入游戏', 'Transfer into game', 'โอนเข้าเกม'],
      [transactionLabel(5), '转出游戏', 'Transfer out of game', 'โอนออกจากเกม'],
      [transactionLabel(8), '红利', 'Bonus', 'โบนัส'],
      [transactionLabel(9), '人工存款', 'Manual deposit', 'ฝากโดยเจ้าหน้าที่'],
      [transactionLabel(10), '人工提款', 'Manual withdrawal', 'ถอนโดยเจ้าหน้าที่'],
      [transactionLabel(17), '利息计划购买', 'Interest plan purchase', 'ซื้อแผนดอกเบี้ย'],
      [transactionLabel(18), '利息计划赎回', 'Interest plan redemption', 'ไถ่ถอนแผนดอกเบี้ย'],
      [transactionLabel(40), '快捷存款', 'Fast-pay deposit', 'ฝากด่วน'],
      [transactionLabel(41), '快捷提款', 'Fast-pay withdrawal', 'ถอนด่วน'],
      [transactionLabel(100), '其他', 'Other', 'อื่น ๆ'],
    ],
  ],
  [
    'settle filters. ENUM-016',
    [
      [settleFilterLabel('all'), '全部', 'All', 'ทั้งหมด'],
      [settleFilterLabel('unsettled'), '未结算', 'Unsettled', 'ยังไม่สรุปผล'],
      [settleFilterLabel('settled'), '已结算', 'Settled', 'สรุปผลแล้ว'],
      [settleFilterLabel('win'), '赢', 'Win', 'ชนะ'],
      [settleFilterLabel('lose'), '输', 'Lose', 'แพ้'],
    ],
  ],
  [
    'interest plans that were bought. ENUM-017, STATE-016, ENTITY-036',
    [
      [planStateLabel(0), '进行中', 'In progress', 'กำลังดำเนินการ'],
      [planStateLabel(1), '已结束', 'Ended', 'สิ้นสุดแล้ว'],
      [planStateLabel(2), '已赎回', 'Redeemed', 'ไถ่ถอนแล้ว'],
      [planStateLabel(3), '-', '-', '-'],
    ],
  ],
  [
    'items that bind bonuses ask for. ENUM-020, ENTITY-026',
    [
      [bindTypeLabel('1'), '真实姓名', 'Real name', 'ชื่อจริง'],
      [bindTypeLabel('2'), '邮箱', 'Email', 'อีเมล'],
      [bindTypeLabel('3'), '银行卡', 'Bank card', 'บัตรธนาคาร'],
      [bindTypeLabel('4'), '手机', 'Phone', 'มือถือ'],
      [bindTypeLabel('5'), '应用', 'App', 'แอป'],
      [bindTypeLabel('6'), '-', '-', '-'],
    ],
  ],
])('labels %s', (_, expected) => {
  const locales = ['zh_CN', 'en', 'th'] as const;
  for (const [label, ...words] of expected)
    expect(locales.map((locale) => translate(locale)('labels', label))).toEqual(words);
});
