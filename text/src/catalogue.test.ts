import { locales } from '@foyer/contract/envelope.ts';
import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

/** The catalogue messages of section 8 as the source language has them. The wheel's own two stand with its room. */
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
  ['ERR-032', 'codes', 'tryAgainLater', '请稍后再试'],
] as const;

describe('the catalogue of messages', () => {
  it.each(catalogue)('%s: %s.%s says %s, and says it in every language. I18N-007', (_id, room, key, words) => {
    // Each pair is a key of its room; the pairs together are more than the checker can tell apart.
    const said = locales.map((locale) => (translate(locale) as (room: string, key: string) => string)(room, key));
    expect(said[0]).toBe(words);
    expect(new Set(said).size).toBe(locales.length);
  });
});
