/** Section 8 as data: the name of each code, and what each of the two clients does about it. ERR-001 to ERR-031 */
import { timing } from './constants.ts';

/** Keys of the text namespace `codes`. */
export type CodeLabel =
  | 'badRequest'
  | 'unauthorised'
  | 'loginExpired'
  | 'notFound'
  | 'serviceError'
  | 'temporarilyUnavailable'
  | 'serviceBusy'
  | 'notActivated'
  | 'frozen'
  | 'disabled'
  | 'auditFailed'
  | 'kickedOut'
  | 'unknownError'
  | 'moneyUnknown'
  | 'writeUnknown'
  | 'offline';

/** What the shell does about an outcome, besides returning it to the caller. */
export interface Action {
  /** How the text is shown. An error toast stays until closed. POPUP-020 */
  readonly toast: 'none' | 'warning' | 'notice' | 'notification' | 'error';
  /** Ends the session: removes cookie, favourites and user info. STATE-002 */
  readonly endsSession: boolean;
  /** Where the player is sent; `err` passes the text to the not-found page. */
  readonly goTo: '/login' | '/404' | '/mine/capital/deposit' | undefined;
  readonly afterMs: number;
  /** The same action counts once within this time, for parallel replies. */
  readonly onceMs: number;
  /** Another player is logged in in this browser: the page switches to them. R07 */
  readonly followsSession?: true;
}

const nothing: Action = { toast: 'none', endsSession: false, goTo: undefined, afterMs: 0, onceMs: 0 };
const warn: Action = { ...nothing, toast: 'warning', onceMs: timing.errorToastOnceMs };
const logOut: Action = { ...nothing, endsSession: true, goTo: '/login', onceMs: timing.errorToastOnceMs };

/** The action of each client for each handling. */
export const actions = {
  /** Error toast without auto-close, at most once every 2 s, then /404 with the text. ERR-006 to ERR-009 */
  fatal: {
    first: { ...warn, toast: 'error', goTo: '/404', afterMs: timing.redirectDelayMs },
    second: { ...warn, toast: 'error', goTo: '/404', afterMs: timing.redirectDelayMs },
  },
  /** ERR-013, AMB-163, AMB-164: the first client navigates to /login, which shows the reason. */
  logOut403: { first: logOut, second: { ...logOut, toast: 'warning' } },
  /** ERR-014, ERR-015, AMB-162: silent in the first client; the next call of the second ends the session. */
  logOut: { first: nothing, second: { ...logOut, toast: 'warning' } },
  /** AMB-168: the client shows no toast; the caller gets the text. */
  leftToCaller: { first: nothing, second: nothing },
  /** HTTP 500 and above. ERR-016, AMB-167 */
  serverFailure: { first: nothing, second: warn },
  /** Any other code. A guest's failed read is silent; every failed submission is shown. ERR-011, AMB-171, AMB-177 */
  ordinary: { first: nothing, second: warn },
  /** 808 on a claim of bonusType '2'. ERR-010, AMB-173 */
  depositNeeded: {
    first: { ...warn, goTo: '/mine/capital/deposit', afterMs: timing.redirectDelayMs },
    second: { ...warn, goTo: '/mine/capital/deposit', afterMs: timing.redirectDelayMs },
  },
  /** A session found to have ended at start-up: the player becomes a guest and is notified once. AMB-162 */
  sessionLost: { first: { ...warn, endsSession: true }, second: { ...warn, endsSession: true } },
  /** The call was meant for the browser's previous player. It is shown, and the page switches to the new player. R07 */
  playerChanged: {
    first: { ...warn, followsSession: true, afterMs: timing.redirectDelayMs },
    second: { ...warn, followsSession: true, afterMs: timing.redirectDelayMs },
  },
  /** A failure of something that the player waits for is always shown. AMB-171 */
  warned: { first: warn, second: warn },
  none: { first: nothing, second: nothing },
} as const satisfies Record<string, Record<'first' | 'second', Action>>;
export type Handling = keyof typeof actions;

interface CodeRow {
  readonly handling: Handling;
  /** Recognised as HTTP status, in the body, or in either place. AMB-166 */
  readonly place: 'body' | 'status' | 'either';
  readonly label?: CodeLabel;
}

/** Every code of section 8. Codes not listed here are `ordinary` and have no label. ERR-017, AMB-177 */
export const codes: Readonly<Record<number, CodeRow>> = {
  200: { handling: 'none', place: 'body' },
  400: { handling: 'ordinary', place: 'either', label: 'badRequest' },
  403: { handling: 'logOut403', place: 'either', label: 'loginExpired' },
  404: { handling: 'ordinary', place: 'either', label: 'notFound' },
  407: { handling: 'ordinary', place: 'either', label: 'unauthorised' },
  500: { handling: 'serverFailure', place: 'status', label: 'serviceError' },
  502: { handling: 'serverFailure', place: 'status', label: 'temporarilyUnavailable' },
  503: { handling: 'serverFailure', place: 'status', label: 'serviceBusy' },
  504: { handling: 'serverFailure', place: 'status', label: 'serviceError' },
  505: { handling: 'leftToCaller', place: 'either' },
  701: { handling: 'logOut', place: 'either', label: 'loginExpired' },
  702: { handling: 'ordinary', place: 'either', label: 'notActivated' },
  703: { handling: 'ordinary', place: 'either', label: 'frozen' },
  704: { handling: 'ordinary', place: 'either', label: 'disabled' },
  705: { handling: 'ordinary', place: 'either', label: 'auditFailed' },
  706: { handling: 'logOut', place: 'either', label: 'kickedOut' },
  /** Has no label of its own and uses that of 701. AMB-165 */
  707: { handling: 'logOut', place: 'either', label: 'loginExpired' },
  808: { handling: 'leftToCaller', place: 'either' },
  909: { handling: 'leftToCaller', place: 'either' },
  /** Not in the specification: PLAYER_CHANGED. */
  1151: { handling: 'playerChanged', place: 'body' },
  99999: { handling: 'fatal', place: 'either' },
};

/** Reads whose failure is always shown, and how, by call. ERR-035 to ERR-038 */
export const announcedFailures: Readonly<Record<string, 'warning' | 'notice' | 'notification'>> = {
  firstUserInfo: 'warning',
  init: 'warning',
  selectUserUpgradeInfo: 'notice',
  gameUrl: 'notification',
  guestGameUrl: 'notification',
};
/** The read at start-up. If it finds that the session has ended, the page stays. AMB-162 */
export const bootRead = 'firstUserInfo';
/** The bonus type whose claim may need a deposit first. ERR-010, CONST-033 */
export const depositClaim = '2';

export const labelOf = (code: number): CodeLabel | undefined => codes[code]?.label;
