import {
  nextStep,
  recoveryStepLabel,
  recoverySteps,
  recoveryWayLabel,
  recoveryWays,
} from '@foyer/contract/account/recovery.ts';
import { registrationLabel, registrationVariant, registrationVariants } from '@foyer/contract/account/registration.ts';
import { betStateLabel, isInSettleFilter, settleFilterLabel, settleFilters } from '@foyer/contract/bets/status.ts';
import type { SettleFilter } from '@foyer/contract/bets/status.ts';
import { codes } from '@foyer/contract/codes.ts';
import { locales } from '@foyer/contract/envelope.ts';
import { gameTypeLabel, isNavigable } from '@foyer/contract/lobby/gameType.ts';
import { planStateLabel } from '@foyer/contract/interest/plan.ts';
import { invitationLabel, isClaimable } from '@foyer/contract/invite/invitation.ts';
import { lotteryColourLabel, lotteryColours } from '@foyer/contract/lottery/colour.ts';
import { bindTypeLabel } from '@foyer/contract/promotions/bindType.ts';
import {
  bonusTypeLabel,
  discountFilterLabel,
  discountFilters,
  isInFilter,
} from '@foyer/contract/promotions/bonusType.ts';
import { bonusKindLabel, myOfferStatusLabel, offerStatusLabel } from '@foyer/contract/promotions/offerStatus.ts';
import { messageTypes } from '@foyer/contract/rules/inbox.ts';
import { sportLabel, sportOf, sports } from '@foyer/contract/sports/sport.ts';
import type { Sport } from '@foyer/contract/sports/sport.ts';
import { chainLabel } from '@foyer/contract/wallet/chain.ts';
import { allDepositMethods, depositMethodLabel, depositStatusLabel } from '@foyer/contract/wallet/depositStatus.ts';
import { betFlowLockLabel, bonusLockLabel, rechargeLockLabel } from '@foyer/contract/wallet/locks.ts';
import { transactionLabel } from '@foyer/contract/wallet/transaction.ts';
import {
  withdrawalMethodLabel,
  withdrawalMethodsOf,
  withdrawalStatusCodes,
  withdrawalStatusLabel,
} from '@foyer/contract/wallet/withdrawalStatus.ts';
import { describe, expect, it } from 'vitest';
import type { MessageKey } from './keys.ts';
import { translate } from './translate.ts';

type Label = MessageKey<'labels'>;
/** Does not compile if a label function returns a key that does not exist. */
const wordOf = (label: Label): string => translate('zh_CN')('labels', label);
const wordsOf = <T>(labelOf: (code: T) => Label, values: readonly T[]): string[] =>
  values.map((value) => wordOf(labelOf(value)));

describe('labels in zh_CN', () => {
  const offers = ['申请中', '已领取', '流水已完成', '已拒绝', '审核已清除', '未领取', '未开奖'];
  it.each<[string, string[], string[]]>([
    [
      'game types. ENUM-001, I18N-031',
      wordsOf(gameTypeLabel, [-1, 1, 2, 3, 4, 5, 6, 7, 8, 99]),
      ['全部', '电子', '真人', '体育', '彩票', '捕鱼', '棋牌', '3D大厅', '其他', '其他'],
    ],
    [
      'bonus types. ENUM-002, I18N-032, AMB-056',
      wordsOf(bonusTypeLabel, ['1', '2', '3', '4', '5', '6', '7', '9', 'A', 'B', 'C', 'Z']),
      [
        '返水',
        '存款优惠',
        '邀请奖励',
        '签到奖励',
        '其他优惠',
        '注册优惠',
        '注册优惠',
        '其他优惠',
        '救援金',
        'VIP晋级奖励',
        'VIP保级奖励',
        '其他优惠',
      ],
    ],
    [
      'withdrawals. ENUM-003, I18N-033',
      wordsOf(withdrawalStatusLabel, [0, 1, 2, 3, 4, 5, 6]),
      ['申请中', '出款中', '成功', '已拒绝', '出款中', '出款中', '-'],
    ],
    [
      'deposit orders. ENUM-004',
      wordsOf(depositStatusLabel, ['0', '1', '2', '3']),
      ['未支付', '已支付', '已过期', '-'],
    ],
    ['offers. ENUM-005, AMB-059', wordsOf(offerStatusLabel, [0, 1, 2, 3, 4, 5, 6, 7]), [...offers, '-']],
    [
      'my offers. ENUM-006, AMB-059',
      wordsOf(myOfferStatusLabel, [0, 1, 2, 3, 4, 5, 6, 7, 8]),
      [...offers, '未中奖', '-'],
    ],
    [
      'bonus locks. ENUM-007, AMB-061',
      wordsOf(bonusLockLabel, [0, 1, 2, 3, 4, undefined]),
      ['锁定', '锁定', '已解锁', '锁定', '已取消', '锁定'],
    ],
    [
      'deposit locks, reading A. ENUM-008, AMB-062',
      wordsOf(rechargeLockLabel, [0, 1, 2, 3]),
      ['锁定', '已解锁', '锁定', '锁定'],
    ],
    [
      'deposit locks, reading B. ENUM-009, AMB-062',
      wordsOf(betFlowLockLabel, [0, 1, 2, 3]),
      ['锁定', '锁定', '已解锁', '锁定'],
    ],
    ['bonus kinds. ENUM-010', wordsOf(bonusKindLabel, [0, 1, 2, 3]), ['前置红利', '后置红利', '已扣红利', '-']],
    ['invitations. ENUM-011', wordsOf(invitationLabel, [0, 1, 2, 3]), ['未注册', '已注册', '已过期', '-']],
    ['game history. ENUM-012', wordsOf(betStateLabel, [0, 1, 2]), ['进行中', '已结算', '-']],
    ['chains. ENUM-013', wordsOf(chainLabel, [0, 1, 2, 3, 4]), ['TRC20', 'ERC20', 'HECO', 'OMNI', '-']],
    [
      'transactions. ENUM-014, I18N-034',
      wordsOf(transactionLabel, [0, 1, 2, 3, 4, 5, 8, 9, 10]),
      ['申请中', '系统调整', '充值存款', '快速提款', '转入游戏', '转出游戏', '红利', '人工存款', '人工提款'],
    ],
    [
      'transactions by keys. ENUM-015, AMB-063, I18N-008',
      wordsOf(transactionLabel, [17, 18, 40, 41, 100, 6, 7, 'x']),
      ['利息计划购买', '利息计划赎回', '快捷存款', '快捷提款', '其他', '其他', '其他', '其他'],
    ],
    [
      'settle filters. ENUM-016',
      wordsOf(settleFilterLabel, Object.keys(settleFilters) as SettleFilter[]),
      ['全部', '未结算', '已结算', '赢', '输'],
    ],
    ['plans. ENUM-017, AMB-065', wordsOf(planStateLabel, [0, 1, 2, 3]), ['进行中', '已结束', '已赎回', '-']],
    [
      'discount filters. ENUM-018, CONST-031',
      wordsOf(discountFilterLabel, discountFilters),
      ['全部', '返水', '存款优惠', '救援金', 'VIP晋级奖励', 'VIP保级奖励', '其他优惠', '注册优惠'],
    ],
    [
      'bind types. ENUM-020',
      wordsOf(bindTypeLabel, ['1', '2', '3', '4', '5', '6']),
      ['真实姓名', '邮箱', '银行卡', '手机', '应用', '-'],
    ],
    ['lottery colours. ENUM-021', wordsOf(lotteryColourLabel, lotteryColours), ['数字', '红', '黄', '蓝']],
    [
      'sports. ENUM-022',
      wordsOf(sportLabel, Object.keys(sports) as Sport[]),
      ['首页', '足球', '篮球', '网球', '棒球', '飞镖', '手球', '冰球', '自行车', '橄榄球', '台球', '排球'],
    ],
    ['recovery ways. ENUM-023', wordsOf(recoveryWayLabel, recoveryWays), ['短信', '邮箱', '客服']],
    ['recovery steps. ENUM-023', wordsOf(recoveryStepLabel, recoverySteps), ['发送验证码', '验证', '完成']],
    [
      'withdrawal methods. ENUM-024',
      wordsOf(withdrawalMethodLabel, ['bank', 'usdt', 'wallet']),
      ['银行卡', 'USDT', '电子钱包'],
    ],
    [
      'deposit methods. ENUM-025',
      wordsOf(depositMethodLabel, allDepositMethods).slice(0, 3),
      ['银行转账', '第三方支付', '扫码支付'],
    ],
    [
      'registration variants. ENUM-026',
      wordsOf(registrationLabel, registrationVariants),
      ['普通注册', 'GOA注册', 'SPT注册', '手机注册', '新版注册'],
    ],
    [
      'message types. AMB-106',
      messageTypes.map((type) => translate('zh_CN')('messages', `topics.${type}`)),
      ['存款', '提款', '游戏', '优惠', '其他'],
    ],
  ])('%s', (_, words, expected) => expect(words).toEqual(expected));
});

const filtersOf = (key: string) => discountFilters.filter((filter) => isInFilter(filter, key));

describe('what closed sets allow', () => {
  it('filters offers by bonus key: every key is in exactly one filter besides `all`. AMB-057', () => {
    const keys = ['1', '2', '3', '4', '5', '6', '7', '9', 'A', 'B', 'C', 'Z'];
    expect(keys.map((key) => filtersOf(key).join(' '))).toEqual([
      'all rebate',
      'all deposit',
      'all other',
      'all other',
      'all other',
      'all registration',
      'all registration',
      'all other',
      'all rescue',
      'all vipUpgrade',
      'all vipRetention',
      'all other',
    ]);
  });
  it('covers every code of a label in a filter. AMB-058', () =>
    expect(withdrawalStatusCodes('payingOut')).toEqual(['1', '4', '5']));
  it('offers only bank cards if the list is missing. AMB-078', () => {
    expect([withdrawalMethodsOf('wallet, bank'), withdrawalMethodsOf(''), withdrawalMethodsOf('gold')]).toEqual([
      ['bank', 'wallet'],
      ['bank'],
      ['bank'],
    ]);
  });
  it('keeps the 3D hall out of the top navigation. AMB-055', () => {
    expect([isNavigable('slots'), isNavigable('hall3d'), isNavigable('all')]).toEqual([true, false, false]);
  });
  it('lets the inviter claim first, then the invitee. STATE-015, AMB-066', () => {
    expect([
      isClaimable('registered', 'invitee', false),
      isClaimable('registered', 'inviter', false),
      isClaimable('registered', 'invitee', true),
      isClaimable('registered', 'inviter', true),
      isClaimable('expired', 'inviter', false),
    ]).toEqual([false, true, true, false, false]);
  });
  it('finds wins and losses by the sign of the profit. AMB-064', () => {
    expect([
      isInSettleFilter('win', 'settled', 1),
      isInSettleFilter('win', 'settled', -1),
      isInSettleFilter('lose', 'settled', -1),
      isInSettleFilter('win', 'running', 1),
      isInSettleFilter('unsettled', 'running', 0),
    ]).toEqual([true, false, true, false, true]);
  });
  it('finds a sport by its id; without one, the start page. ENUM-022', () =>
    expect([sportOf(40), sportOf(undefined), sportOf(7)]).toEqual(['volleyball', 'home', 'home']));
  it('has three steps of a recovery. ENUM-023', () =>
    expect([nextStep('send'), nextStep('verify'), nextStep('finish')]).toEqual(['verify', 'finish', undefined]));
  it('chooses the registration variant. AMB-084, AMB-085', () => {
    expect([
      registrationVariant('GOA', '1'),
      registrationVariant('GOA', '2'),
      registrationVariant(undefined, ''),
      registrationVariant('x', '0'),
    ]).toEqual(['GOA', 'phone', 'plain', 'plain']);
  });
});

it('has every code label in every language. ERR-018 to ERR-031, I18N-030', () => {
  const labels = Object.values(codes).flatMap(({ label }) => label ?? []);
  for (const locale of locales) for (const label of labels) expect(translate(locale)('codes', label)).not.toBe('');
  expect(translate('zh_CN')('codes', 'kickedOut')).toBe('账号已被踢出');
});
