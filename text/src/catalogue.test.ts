import { locales } from '@foyer/contract/envelope.ts';
import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

/**
 * The texts that the specification gives, and the messages of section 8, in the source language. The two messages of
 * the wheel are in its namespace.
 */
const catalogue = [
  ['ERR-039', 'site', 'reminder.loginToClaimBonus', '请先登录再领取红利'],
  ['ERR-040', 'site', 'reminder.loginToPlay', '请先登录再进行游戏'],
  ['ERR-041', 'rules', 'withdrawalBalance', '可提款余额不足'],
  ['ERR-042', 'rules', 'withdrawalDecimals', '请勿输入小数'],
  ['ERR-044', 'rules', 'bankNotVerified', '银行卡暂未验证，请稍后再试'],
  ['ERR-045', 'codes', 'unknownError', '系统未知错误'],
  ['ERR-048', 'rules', 'betAboveBalance', '所选投注金额超过可用余额'],
  ['ERR-049', 'rules', 'selectNumbers', '请选择投注号码'],
  ['ERR-050', 'rules', 'imageFormat', '图片格式错误'],
  ['ERR-051', 'rules', 'proofTooLarge', '凭证大小不能超过1MB'],
  ['ERR-053', 'refusals', 'RETRIEVE_FAILED', '一键回收失败'],
  ['ERR-054', 'rules', 'planBalance', '余额不足以购买该计划，请先充值'],
  ['ERR-032, I18N-014', 'codes', 'tryAgainLater', '请稍后再试'],
  ['I18N-009', 'site', 'reminder.loginFirst', '请先登录'],
  ['I18N-010', 'lobby', 'trial.question', '试玩不享受任何奖励，是否继续？'],
  ['I18N-011', 'site', 'reminder.title', '温馨提示'],
  ['I18N-012', 'site', 'reminder.loginToPlay', '请先登录再进行游戏'],
  ['I18N-013', 'site', 'reminder.loginToClaimOffer', '请先登录再领取优惠'],
  ['I18N-015', 'rules', 'required', '请输入账号'],
  ['I18N-016', 'rules', 'accountLogin', '账号为6-12位字符，以字母开头'],
  ['I18N-017', 'rules', 'accountNotPhone', '账号不能为手机号码'],
  ['I18N-018', 'rules', 'confirmMismatch', '两次输入的密码不一致'],
  ['I18N-019', 'rules', 'newPasswordSame', '新密码与旧密码相同'],
  ['I18N-020', 'rules', 'email', '邮箱格式错误'],
  ['I18N-021', 'rules', 'amountZero', '金额不能为0'],
  ['I18N-022', 'rules', 'amountFormat', '金额格式错误'],
  ['I18N-024', 'rules', 'transferDecimals', '该平台不支持小数转账'],
  ['I18N-025', 'rules', 'bankNotVerified', '银行卡暂未验证，请稍后再试'],
  ['I18N-026, CONST-039', 'wallet/deposit', 'form.rule30', '同行转账30分钟内到账。'],
  ['I18N-027', 'wallet/deposit', 'form.rule24', '超过24小时未到账请联系客服。'],
  ['I18N-028', 'lobby/byType', 'fishKing.updated', '每周二更新'],
] as const;

/** For the one message that needs it. */
const given = { field: '账号' };

describe('the messages. I18N-029', () => {
  it.each(catalogue)('%s: %s.%s is %s and exists in every language. I18N-007', (_id, namespace, key, words) => {
    // Each pair is a valid key of its namespace, but the compiler cannot check so many combinations.
    const texts = locales.map((locale) =>
      (translate(locale) as (namespace: string, key: string, given: object) => string)(namespace, key, given),
    );
    expect(texts[0]).toBe(words);
    expect(new Set(texts).size).toBe(locales.length);
  });
});
