import { describe, expect, it } from 'vitest';
import { securityScore } from './account/score.ts';
import { jackpot, jackpotMillions, unreadBadge } from './constants.ts';

describe('constants with a rule', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '+99'],
    [-1, ''],
  ])('%d unread is %j. CONST-006', (unread, badge) => {
    expect(unreadBadge(unread)).toBe(badge);
  });
  it('shows the jackpot in millions above 660. CONST-029, CONST-030', () =>
    expect(jackpotMillions(jackpot.start)).toBe('8.00'));
  it.each([
    [0, 20],
    [1, 25],
    [2, 50],
    [3, 75],
    [4, 99],
  ])('%d verified items score %d. CONST-028, AMB-186', (done, score) => {
    const [isNameVerified, isPhoneVerified, isEmailVerified, isWithdrawPasswordSet] = [0, 1, 2, 3].map(
      (item) => item < done,
    ) as [boolean, boolean, boolean, boolean];
    expect(securityScore({ isNameVerified, isPhoneVerified, isEmailVerified, isWithdrawPasswordSet })).toBe(score);
  });
});
