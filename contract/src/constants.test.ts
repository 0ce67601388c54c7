import { describe, expect, it } from 'vitest';
import { securityScore } from './account/score.ts';
import {
  announcementFrontType,
  cookies,
  distances,
  jackpot,
  jackpotMillions,
  lengths,
  proofMaxBytes,
  timing,
  turntableActivityType,
  unreadBadge,
  unreadCheck,
} from './constants.ts';

describe('constants of section 9', () => {
  it.each<readonly [string, unknown, unknown]>([
    ['the unread check asks for page 1 of 10. CONST-005', unreadCheck, { pageNo: 1, pageSize: 10 }],
    ['a request is given up after 5 s. CONST-007', timing.requestTimeoutMs, 5000],
    ['the same error is told once in 2 s. CONST-008', timing.errorToastOnceMs, 2000],
    ['the way to /404 begins after 1.5 s. CONST-009', timing.redirectDelayMs, 1500],
    ['banners and announcements turn every 4 s. CONST-010', timing.autoplayMs, 4000],
    [
      'the device id lives 2000 days, a referral 7. CONST-014, CONST-015',
      [cookies.deviceIdDays, cookies.referralDays],
      [2000, 7],
    ],
    [
      'accounts and passwords have 6 to 12 characters. CONST-017',
      [lengths.accountMin, lengths.accountMax, lengths.passwordMin, lengths.passwordMax],
      [6, 12, 6, 12],
    ],
    ['a proof has at most 1 MB. CONST-022', proofMaxBytes, 1024 * 1024],
    ['the announcement list is 84 px high. CONST-036', distances.announcementListPx, 84],
    ['the turntable is activity type 1. CONST-037', turntableActivityType, '1'],
    ['announcements are asked for as front type 2. CONST-038', announcementFrontType, '2'],
  ])('%s', (_, is, expected) => expect(is).toEqual(expected));
});

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
