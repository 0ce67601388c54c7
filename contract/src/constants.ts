/** Every constant of section 9, with its requirement. Limits of amounts come from the house. CONST-043, CONST-044 */

export const pageSizes = {
  /** CONST-001 */
  homeGames: 36,
  /** CONST-002 */
  promotionArticles: 200,
  /** CONST-003 */
  helpArticles: 20,
  /** CONST-004 */
  platforms: [10, 20, 50],
  /** CONST-004: the game platform list. */
  gamePlatformList: 50,
} as const;

/** The check for unread mail reads only the first page. CONST-005 */
export const unreadCheck = { pageNo: 1, pageSize: 10 } as const;
/** Above this the badge shows '+99'. CONST-006 */
export const unreadBadgeMax = 99;

export const timing = {
  /** CONST-007; the architecture uses it for both clients, before AMB-159. */
  requestTimeoutMs: 5_000,
  /** Uploads show their progress and may take longer. */
  uploadTimeoutMs: 30_000,
  /** CONST-008 */
  errorToastOnceMs: 2_000,
  /** CONST-009; also the delay before a claim leads to the deposit. AMB-173 */
  redirectDelayMs: 1_500,
  /** CONST-010 */
  autoplayMs: 4_000,
  /** CONST-011 */
  claimReleaseMs: 200,
  /** CONST-012 */
  scrollToTopThrottleMs: 300,
  /** CONST-013 */
  revealDelayMs: 300,
  /** Not in the specification. AMB-103 */
  codeResendMs: 60_000,
  /** Not in the specification. AMB-189 */
  searchPauseMs: 300,
} as const;

export const distances = {
  /** CONST-012 */
  scrollToTopPx: 200,
  /** CONST-013 */
  revealPx: 50,
  /** CONST-036 */
  announcementListPx: 84,
} as const;

export const cookies = {
  /** CONST-014 */
  deviceIdDays: 2_000,
  /** CONST-015 */
  referralDays: 7,
  /** Not in the specification. AMB-181 */
  langDays: 365,
} as const;

export const lengths = {
  /** CONST-017 */
  accountMin: 6,
  accountMax: 12,
  passwordMin: 6,
  passwordMax: 12,
  /** CONST-018 */
  nicknameMin: 2,
  nicknameMax: 8,
  /** CONST-019 */
  codeMin: 4,
  codeMax: 8,
  /** CONST-020 */
  cardMin: 15,
  cardMax: 19,
  cardVariantMin: 6,
} as const;

/** CONST-021 */
export const moneyDecimals = 2;
/** Inclusive. CONST-022, AMB-104 */
export const proofMaxBytes = 1_048_576;
/** CONST-023 */
export const minimumAge = 18;

/**
 * CONST-029: near 668 million, each step adds less than 15. CONST-030: the display in millions subtracts 660 million.
 */
export const jackpot = { start: 668_000_000, stepBelow: 15, displaySubtracts: 660_000_000 } as const;
/** CONST-032 */
export const gameWindow = { widthPx: 1_288, heightPx: 896 } as const;
/** CONST-037 */
export const turntableActivityType = '1';
/** CONST-038 */
export const announcementFrontType = '2';
/** CONST-039, CONST-040. The texts are in the text namespace `wallet`. */
export const bankTransfer = { creditedWithinMinutes: 30, contactSupportAfterHours: 24 } as const;
/** Day of the week, Sunday is 0. CONST-041 */
export const fishKingUpdateDay = 2;

/** The number on the mail badge; '' if there are none. CONST-006, AMB-051 */
export function unreadBadge(unread: number): string {
  if (unread <= 0) return '';
  return unread > unreadBadgeMax ? `+${unreadBadgeMax}` : String(unread);
}

/** The jackpot in millions as the slot lobby shows it, two decimals. CONST-030 */
export const jackpotMillions = (value: number): string => ((value - jackpot.displaySubtracts) / 1_000_000).toFixed(2);
