/**
 * Reasons of refusals: one name, one code, one message (text namespace `refusals`). Codes of section 8 keep their
 * meaning. The others start at 1000 and are not in the specification. A call lists the names that it may refuse with.
 */
export const refusals = {
  // every call
  BAD_REQUEST: 400,
  SESSION_EXPIRED: 403,
  NOT_FOUND: 404,
  FOREIGN_ORIGIN: 400,
  TOO_MANY_REQUESTS: 1001,
  SERVICE_ERROR: 500,
  DUPLICATE_REQUEST: 1002,
  REQUEST_IN_FLIGHT: 1003,
  REQUEST_ID_NEEDED: 1004,
  /** HTTP 503: too many requests are waiting. Nothing was started. */
  BUSY: 1005,
  // account
  ACCOUNT_NOT_ACTIVATED: 702,
  ACCOUNT_FROZEN: 703,
  ACCOUNT_DISABLED: 704,
  ACCOUNT_AUDIT_FAILED: 705,
  KICKED_OUT: 706,
  WRONG_CAPTCHA: 1101,
  /** The outside service that checks the captcha did not answer. Nothing was decided. */
  CAPTCHA_UNCHECKED: 1137,
  /** The session's player has to prove themselves again; `hasFactor` says whether with a code. S18 */
  PROOF_NEEDED: 1138,
  WRONG_CREDENTIALS: 1102,
  ACCOUNT_TAKEN: 1103,
  WRONG_CODE: 1104,
  CODE_SENT_RECENTLY: 1105,
  PHONE_ALREADY_VERIFIED: 1106,
  NAME_ALREADY_SET: 1107,
  WITHDRAW_PASSWORD_ALREADY_SET: 1108,
  UNDERAGE_OR_TERMS: 1109,
  LOGIN_LOCKED: 1110,
  PHONE_TAKEN: 1111,
  INPUT_RULE: 1112,
  TICKET_SPENT: 1150,
  PLAYER_CHANGED: 1151,
  UNKNOWN_SESSION: 1152,
  EMAIL_ALREADY_VERIFIED: 1113,
  EMAIL_ALREADY_SET: 1114,
  EMAIL_NOT_SET: 1115,
  EMAIL_TAKEN: 1116,
  WRONG_OLD_PASSWORD: 1117,
  PASSWORD_BREACHED: 1118,
  BIRTHDAY_ALREADY_SET: 1119,
  UNDERAGE: 1120,
  WITHDRAWALS_PAUSED: 1121,
  /** Too many wrong withdrawal passwords; `minutes` until the next try. S15 */
  WITHDRAW_PASSWORD_LOCKED: 1136,
  REGISTRATION_CHANGED: 1131,
  /** The house has no provider for SMS or mail, so codes cannot be delivered. */
  NO_SENDER: 1135,
  RECOVERY_EXPIRED: 1132,
  THIRD_PARTY_FAILED: 1133,
  LINK_EXPIRED: 1134,
  SECOND_FACTOR_NEEDED: 1122,
  SECOND_FACTOR_ON: 1123,
  SECOND_FACTOR_OFF: 1124,
  LOGIN_STEP_OVER: 1125,
  PASSKEY_REFUSED: 1126,
  UNKNOWN_PASSKEY: 1127,
  TOO_MANY_PASSKEYS: 1128,
  // the club
  UNKNOWN_LEVEL: 1501,
  LEVEL_HELD: 1502,
  LEVEL_NOT_REACHED: 1503,
  UNKNOWN_REWARD: 1504,
  REWARD_TAKEN: 1505,
  // welfare
  CHECKED_IN: 1511,
  UNKNOWN_PRIZE: 1512,
  PRIZE_GONE: 1513,
  POINTS_SHORT: 1514,
  // games
  UNKNOWN_PLATFORM: 1201,
  PLATFORM_MAINTENANCE: 1202,
  NO_TRIAL: 1203,
  UNKNOWN_GAME: 1204,
  FAVOURITES_FULL: 1212,
  // a game's own window
  GAME_TICKET_SPENT: 1205,
  GAME_SESSION_ENDED: 1206,
  ROUND_STILL_OPEN: 1207,
  SPIN_TOO_SOON: 1208,
  SEED_NOT_SET: 1209,
  UNKNOWN_ROUND: 1210,
  STAKE_NOT_OFFERED: 1211,
  MOVE_NOT_OFFERED: 1213,
  ROUND_VOIDED: 1214,
  BETS_CLOSED: 1221,
  TABLE_LIMIT: 1222,
  // sportsbook
  ODDS_MOVED: 1251,
  MARKET_SUSPENDED: 1252,
  MARKET_CLOSED: 1253,
  LEGS_RELATED: 1254,
  PAYOUT_LIMIT: 1255,
  CASH_OUT_MOVED: 1256,
  CASH_OUT_CLOSED: 1257,
  UNKNOWN_BOOKING: 1258,
  UNKNOWN_MATCH: 1259,
  // lottery
  DRAW_CLOSED: 1601,
  UNKNOWN_DRAW: 1602,
  BET_NOT_OFFERED: 1603,
  ABOVE_BET_LIMIT: 1604,
  LOTTERY_PAUSED: 1605,
  CHASE_OVER: 1606,
  // interest plans
  UNKNOWN_PLAN: 1701,
  PLAN_SOLD_OUT: 1702,
  ABOVE_PLAN_LIMIT: 1703,
  PLAN_BALANCE_INSUFFICIENT: 1704,
  UNKNOWN_PLAN_ORDER: 1705,
  PLAN_CLOSED: 1706,
  // wallet
  BALANCE_INSUFFICIENT: 1301,
  BELOW_MINIMUM: 1302,
  ABOVE_MAXIMUM: 1303,
  ABOVE_WITHDRAWABLE: 1304,
  WRONG_WITHDRAW_PASSWORD: 1305,
  PHONE_NOT_VERIFIED: 1306,
  WITHDRAW_PASSWORD_NOT_SET: 1307,
  NAME_NOT_VERIFIED: 1308,
  EMAIL_NOT_VERIFIED: 1309,
  UNKNOWN_CARD: 1310,
  CARD_TAKEN: 1311,
  CARD_NOT_RECOGNISED: 1312,
  HOLDER_NAME_MISMATCH: 1313,
  TOO_MANY_CARDS: 1314,
  UNKNOWN_CHANNEL: 1315,
  UNKNOWN_PROOF: 1316,
  WRONG_IMAGE_FORMAT: 1317,
  IMAGE_TOO_LARGE: 1318,
  RETRIEVE_FAILED: 1319,
  UNKNOWN_RECORD: 1320,
  UNKNOWN_CHAIN: 1321,
  RATE_CHANGED: 1322,
  UNKNOWN_LOCK: 1323,
  LOCK_NOT_FREE: 1324,
  BONUS_NOT_IN_MAIN: 1325,
  CARD_NOT_RELEASED: 1326,
  CARD_IN_USE: 1327,
  /** ERR-005 */
  NO_CHANNEL_NOW: 202,
  TRANSFER_ID_USED: 1342,
  ORDER_CLOSED: 1343,
  TOO_MANY_ORDERS: 1344,
  /** Outside the sandbox: the house has no way to receive deposits or pay withdrawals. */
  PROOF_USED: 1347,
  /** The store of pictures did not take it. Nothing is kept, and the player may try again. */
  PICTURE_NOT_STORED: 1349,
  DEPOSITS_CLOSED: 1345,
  WITHDRAWALS_CLOSED: 1346,
  // fast payment
  RESERVE_CLOSED: 1360,
  OFFER_TAKEN: 1361,
  OFFER_OPEN: 1362,
  ORDER_OPEN: 1363,
  ORDER_MOVED_ON: 1364,
  TOO_MANY_CANCELLED: 1365,
  REMINDED_RECENTLY: 1366,
  REMINDERS_SPENT: 1367,
  AMOUNT_NOT_OFFERED: 1368,
  // the players' own limits and stops
  PLAY_STOPPED: 1901,
  DEPOSIT_LIMIT: 1902,
  STAKE_LIMIT: 1903,
  LOSS_LIMIT: 1904,
  TIME_LIMIT: 1905,
  /** The operator has closed all play. M26 */
  PLAY_CLOSED: 1906,
  UNKNOWN_LIMIT: 1911,
  /** A looser limit takes effect after a day and a confirmation. M15 */
  LIMIT_WAITS: 1912,
  /** A running stop may only be extended. M16 */
  STOP_RUNS: 1913,
  // rules of the place where the site is operated. M18
  /** Stakes and deposits need the birth date. */
  BIRTH_DATE_NEEDED: 1921,
  /** Stakes and deposits, or withdrawals too, need an approved identity check. */
  IDENTITY_NEEDED: 1922,
  /** The terms have a new version, which must be accepted before the next stake or deposit. */
  TERMS_CHANGED: 1923,
  /** `max` is the most that may be staked in one round, in baht. */
  STAKE_CAP: 1924,
  /** Another window was opened, and the house allows only so many for real money. */
  WINDOW_DISPLACED: 1925,
  /** The house has no provider for identity checks. */
  IDENTITY_CLOSED: 1926,
  /** A check is in progress or its outcome is unknown. */
  IDENTITY_WAITS: 1927,
  /** The house sends no news by this channel. */
  CHANNEL_OFF: 1928,
  /** Registration, deposits and stakes are not allowed from the visitor's country. Withdrawals are. */
  PLACE_NOT_ALLOWED: 1929,
  // promotions
  /** ERR-010 */
  DEPOSIT_NEEDED: 808,
  UNKNOWN_OFFER: 1401,
  OFFER_CLOSED: 1402,
  OFFER_CLAIMED: 1403,
  OFFER_NOT_YOURS: 1404,
  NOTHING_TO_CLAIM: 1405,
  UNKNOWN_BET: 1406,
  BET_NOT_SETTLED: 1407,
  BET_USED: 1408,
  BET_NOT_FITTING: 1409,
  AMOUNT_ABOVE_DEPOSIT: 1410,
  // my offers
  UNKNOWN_BONUS: 1421,
  BONUS_EXPIRED: 1422,
  BONUS_NOT_OPEN: 1423,
  // wheels
  NO_DRAWS_LEFT: 1471,
  DRAW_IN_PROGRESS: 1472,
  ACTIVITY_CLOSED: 1473,
  // invitations
  UNKNOWN_INVITATION: 1481,
  INVITE_NOT_REACHED: 1482,
  INVITER_FIRST: 1483,
  INVITE_CLAIMED: 1484,
  TOO_MANY_INVITES: 1485,
  INVITE_HELD: 1486,
  INVITE_REFUSED: 1487,
} as const satisfies Record<string, number>;

export type RefusalName = keyof typeof refusals;

/** Refusals that every call may have without listing them. */
export const alwaysPossible = [
  'BAD_REQUEST',
  'SESSION_EXPIRED',
  'NOT_FOUND',
  'FOREIGN_ORIGIN',
  'TOO_MANY_REQUESTS',
  'SERVICE_ERROR',
  'DUPLICATE_REQUEST',
  'REQUEST_IN_FLIGHT',
  'REQUEST_ID_NEEDED',
  'BUSY',
  'ACCOUNT_FROZEN',
  'ACCOUNT_DISABLED',
  'KICKED_OUT',
  'PLAYER_CHANGED',
  'INPUT_RULE',
  'PLACE_NOT_ALLOWED',
] as const satisfies readonly RefusalName[];
