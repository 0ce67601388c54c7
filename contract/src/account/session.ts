/** Log-in, captcha, user info, log-out. SI-01 to SI-04 */
import { assets } from '../assets.ts';
import { defineCall } from '../call.ts';
import { accountLogin, captchaAnswer } from '../rules/account.ts';
import { passwordGiven } from '../rules/password.ts';
import { at, flag, integer, money, nothing, optional, record, ruled, text, withDefault, within } from '../wire.ts';
import type { Value } from '../wire.ts';

/**
 * A captcha: work for the browser, and a picture with a question for who cannot see it if the operator asks for them.
 * `purpose` is one of `captchaPurposes`; a captcha for one is not valid for another. AMB-154, 3.3.8
 */
export const defaultKaptcha = defineCall({
  id: 'CALL-065',
  name: 'defaultKaptcha',
  path: '/api/guest/defaultKaptcha',
  access: 'guest',
  /**
   * `userAccount` is the name that is about to log in, since a captcha is asked after failures with a name too. `t` is
   * ignored; any text, to bypass caches.
   */
  request: record({
    purpose: withDefault(text, 'login'),
    userAccount: withDefault(text, ''),
    t: optional(text),
  }),
  response: record({
    /** '' if the house requires no captcha. A form then shows none and sends `captchaNotAsked`. */
    captchaId: text,
    /** SVG text of the picture, shown through an image, never as markup; '' if only work is asked. */
    picture: withDefault(text, ''),
    /** A question whose answer is accepted in place of the picture's characters. */
    question: withDefault(text, ''),
    /**
     * Work that the browser does; its solution is sent within `captchaId`. Limited, so that no backend can keep a
     * browser busy for hours. Decision 448, contract/src/captchaWork.ts
     */
    work: optional(record({ parts: within(1, 16, 1), bits: within(0, 22, 0) })),
    /**
     * Not '' if the page `/captcha-widget` is shown, with the widget of an outside service. Another value for each
     * captcha, since a widget's token is valid once. Its token is sent as the captcha.
     */
    widget: withDefault(text, ''),
  }),
});

/** Log-ins, registrations, and messages with a code to guests. */
export const captchaPurposes = ['login', 'register', 'code'] as const;
export type CaptchaPurpose = (typeof captchaPurposes)[number];

/** Value of the captcha field if nothing is to be typed, because the field must not be empty. VALID-013 */
export const captchaNotAsked = 'off';

/** Sets the session cookie, which is not readable by scripts. S02. The house may switch the captcha off. */
export const login = defineCall({
  id: 'CALL-066',
  name: 'login',
  path: '/api/login',
  access: 'guest',
  effect: 'write',
  request: record({
    userAccount: ruled(accountLogin),
    password: ruled(passwordGiven),
    captcha: ruled(captchaAnswer),
    captchaId: withDefault(text, ''),
    isRemembered: at('remember', flag),
    /** Links the third-party identity just confirmed to this account. AMB-155 */
    linkTicket: withDefault(text, ''),
  }),
  response: nothing,
  refuses: [
    'WRONG_CAPTCHA',
    'CAPTCHA_UNCHECKED',
    'WRONG_CREDENTIALS',
    'LOGIN_LOCKED',
    'LINK_EXPIRED',
    'SECOND_FACTOR_NEEDED',
    'ACCOUNT_NOT_ACTIVATED',
    'ACCOUNT_FROZEN',
    'ACCOUNT_DISABLED',
    'ACCOUNT_AUDIT_FAILED',
  ],
});

/** User info. ENTITY-001 to ENTITY-007, AMB-047 */
export const userInfo = record({
  userInfo: record({
    userAccount: text,
    isWithdrawPasswordSet: at('withdrawPasswordValid', flag),
    isNameVerified: at('nameValid', flag),
    isPhoneVerified: at('mobileValid', flag),
    isEmailVerified: at('emailValid', flag),
    status: withDefault(text, ''),
    level: withDefault(integer, 0),
    /** Masked by the house: first 3 and last 4 digits. May be the unverified phone of the registration. */
    mobilePhone: withDefault(text, ''),
    /** Masked by the house: all but the last character. */
    name: withDefault(text, ''),
    /** Masked by the house: the first 2 characters and the domain; '' without an address. */
    email: withDefault(text, ''),
    /** Masked by the house: first 3 and last 2 characters. */
    qq: withDefault(text, ''),
    weChat: withDefault(text, ''),
    /** Masked by the house: only the year; '' while it can still be set. */
    birthday: withDefault(text, ''),
    /** Withdrawals are paused until then after a password change. Epoch milliseconds; 0 if they are not paused. S18 */
    withdrawalsPausedUntilMs: withDefault(integer, 0),
  }),
  offers: at(
    'offerNumberMap',
    record({
      applyingNumber: withDefault(integer, 0),
      processingNumber: withDefault(integer, 0),
      receivedNumber: withDefault(integer, 0),
      waitReceiveNumber: withDefault(integer, 0),
    }),
  ),
  msgNumber: withDefault(integer, 0),
  assets: at('assetsInfoMap', assets),
  server: at(
    'serverInfo',
    record({
      payDomain: withDefault(text, ''),
      /** Comma-separated list of bank, usdt, wallet. AMB-078 */
      withdrawMethod: withDefault(text, 'bank'),
    }),
  ),
  totals: at(
    'userCountInfo',
    record({
      withdrawSatang: at('totalWithdraw', withDefault(money, 0)),
      bonusSatang: at('totalBonus', withDefault(money, 0)),
    }),
  ),
  vip: at('vipInfo', record({ vipName: withDefault(text, '') })),
});
export type UserInfo = Value<typeof userInfo>;

/** Read after log-in, and at start-up with a session. ENV-018, AMB-129 */
export const firstUserInfo = defineCall({
  id: 'CALL-073',
  name: 'firstUserInfo',
  path: '/api/loged/firstUserInfo',
  access: 'player',
  client: 'first',
  request: record({ browser: withDefault(text, ''), domain: withDefault(text, ''), ipInfo: withDefault(text, '') }),
  response: userInfo,
});

export const logedUserInfo = defineCall({
  id: 'CALL-074',
  name: 'logedUserInfo',
  path: '/api/loged/logedUserInfo',
  access: 'player',
  request: record({}),
  response: userInfo,
});

export const logout = defineCall({
  id: 'CALL-075',
  name: 'logout',
  path: '/api/loged/logout',
  access: 'player',
  effect: 'write',
  request: record({}),
  response: nothing,
});

/** Fields of the report that are sent empty, because they would fingerprint the device. AMB-049 */
export const blankEnvironment = {
  brand: '',
  model: '',
  appVersion: '',
  network: '',
  operator: '',
  resolution: '',
  timezone: '',
  mac: '',
  imei: '',
  longitude: '',
  latitude: '',
  ip: '',
} as const;

/** The device report. Environment fields stay blank: no fingerprinting. ENTITY-041, AMB-049 */
export const deviceInfo = defineCall({
  id: 'CALL-076',
  name: 'deviceInfo',
  path: '/api/loged/deviceInfo',
  access: 'player',
  client: 'first',
  effect: 'write',
  request: record({
    clientTime: within(0, Number.MAX_SAFE_INTEGER, 0),
    os: withDefault(text, ''),
    osVersion: withDefault(text, ''),
    language: withDefault(text, ''),
    brand: withDefault(text, ''),
    model: withDefault(text, ''),
    appVersion: withDefault(text, ''),
    network: withDefault(text, ''),
    operator: withDefault(text, ''),
    resolution: withDefault(text, ''),
    timezone: withDefault(text, ''),
    mac: withDefault(text, ''),
    imei: withDefault(text, ''),
    longitude: withDefault(text, ''),
    latitude: withDefault(text, ''),
    ip: withDefault(text, ''),
  }),
  response: nothing,
});
