/**
 * What each write about an account, its sessions and its payout destinations needs, as data: handlers ask this table, a
 * test walks it, and docs/security/practice.md shows it. S18, ASVS V7.5.1, V7.5.2
 */

/** One thing that a caller has to prove. */
export const needs = [
  /** The log-in password, in the request. */
  'password',
  /** While the second factor is on: a code in the request, in the log-in's second step, or by `proveSelf` before. */
  'secondFactor',
  /** A log-in or `proveSelf` in this session within `recentMs`. */
  'recent',
  'withdrawPassword',
  /** A code that was just sent to the phone or mailbox in question. */
  'messageCode',
  'passkey',
  /** The word of a third party whose identity is linked. */
  'thirdParty',
  /** A link that the operator has issued. */
  'operator',
  /** The step before it, whose row says what that needed. */
  'begun',
] as const;
export type Need = (typeof needs)[number];

export interface FactorRow {
  readonly needs: readonly Need[];
  /** Withdrawals are paused afterwards, for the operator's hours. */
  readonly pauses?: true;
}

/** How long a log-in or a proof counts as recent. */
export const recentMs = 15 * 60_000;

const open: FactorRow = { needs: [] };

export const factors = {
  // who is nobody yet
  registered: open,
  registeredGOA: open,
  registeredSPT: open,
  registeredNew: open,
  registeredPhone: { needs: ['messageCode'] },
  phoneSendVerify: open,
  agentRegistered: open,
  // log-ins
  login: { needs: ['password', 'secondFactor'] },
  finishLogin: { needs: ['begun', 'secondFactor'] },
  beginPasskeyLogin: open,
  /** A passkey with user verification is two factors, unless the operator's setting says otherwise. */
  passkeyLogin: { needs: ['passkey'] },
  thirAuthLogin: { needs: ['thirdParty', 'secondFactor'] },
  takeTicket: { needs: ['operator'] },
  agentLogin: { needs: ['password'] },
  logout: open,
  // recovery
  forgetSendCode: open,
  forgetSendCodeNew: open,
  lotterySendCode: open,
  forgetConfirm: { needs: ['messageCode'] },
  forgetPassword: { needs: ['begun'], pauses: true },
  // ways to log in
  proveSelf: { needs: ['password', 'secondFactor'] },
  updateLoginPassword: { needs: ['password', 'secondFactor'], pauses: true },
  beginPasskey: { needs: ['password', 'secondFactor'] },
  addPasskey: { needs: ['begun'], pauses: true },
  renamePasskey: open,
  removePasskey: { needs: ['password', 'secondFactor'] },
  beginSecondFactor: { needs: ['password'] },
  confirmSecondFactor: { needs: ['begun'] },
  endSecondFactor: { needs: ['password', 'secondFactor'], pauses: true },
  renewRecoveryCodes: { needs: ['password', 'secondFactor'], pauses: true },
  unlinkThirdParty: { needs: ['password', 'secondFactor'] },
  endLoginSession: { needs: ['recent'] },
  endOtherSessions: { needs: ['recent'] },
  // where codes and recoveries go
  sendPhoneSMS: { needs: ['recent'] },
  sendPhone: { needs: ['recent'] },
  confirmPhone: { needs: ['messageCode', 'recent'] },
  submitEmail: { needs: ['recent'] },
  updateEmail: { needs: ['recent'] },
  emailSend: { needs: ['recent'] },
  confirmEmail: { needs: ['messageCode', 'recent'] },
  // money out
  setWithdrawPW: { needs: ['recent'] },
  updateWithdrawPW: { needs: ['withdrawPassword', 'recent'], pauses: true },
  sendWithdrawYZM: { needs: ['recent'] },
  updateWithdrawPWGOA: { needs: ['messageCode', 'recent'], pauses: true },
  addBankCard: { needs: ['withdrawPassword', 'recent'], pauses: true },
  /** Customer service has released the card before. ROLE-011 */
  deleteBank: { needs: ['operator'] },
  /** Pauses if it names an address that the player has not used before. */
  applyWithdraw: { needs: ['withdrawPassword'], pauses: true },
  // terms, identity and news: none of them gives access to money
  acceptTerms: open,
  checkIdentity: open,
  followIdentity: open,
  setNewsConsent: open,
  // details that open nothing
  confirmRealName: open,
  confirmQQ: open,
  confirmWeChat: open,
  submitBirthDay: open,
  deviceInfo: open,
} as const satisfies Readonly<Record<string, FactorRow>>;

export type FactoredCall = keyof typeof factors;
