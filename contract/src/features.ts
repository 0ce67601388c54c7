/**
 * The parts of the site that a backend may leave out. A part that is not offered has no link, no block, no form and no
 * address. Log-in, the home page and the member centre belong to every site.
 */
/** Parts that lead to games, and the other entries of the navigation. A brand chooses which are shown, and their order. */
export const sections = [
  'live',
  'sports',
  'slots',
  'cards',
  'fish',
  'lottery',
  'texas',
  'games',
  'allGames',
  'vip',
  'promotions',
] as const;
export type Section = (typeof sections)[number];

/** Other screens of the site. */
const screens = [
  'registration',
  'raffle',
  'agency',
  'download',
  'help',
  'deposit',
  'withdrawal',
  'wallet',
  'bankCards',
  'statement',
  'bets',
  'myOffers',
  'rewards',
  'invite',
  'messages',
  'protection',
  'safety',
] as const;

/** Blocks and functions of screens that have more than these. */
const blocks = [
  'banners',
  'announcements',
  'pictures',
  'navigationStrip',
  'advertisement',
  'indexOffers',
  'floats',
  'platforms',
  'newAndHot',
  'slotBanners',
  'slotOffers',
  'slotRanking',
  'recommendations',
  'selfApply',
  'statementTotals',
  'betTotals',
  'featuredMatch',
  'winners',
  'jackpot',
  'floatLogin',
  'leaderboard',
  'search',
  'favourites',
  'recovery',
  'customerService',
  'wagering',
  'interest',
  'fastPayment',
  'latestDeposit',
  'checkIn',
  'points',
  'bindBonuses',
  'prizeWheel',
  'realTimeBonuses',
  'vipProgress',
  'secondFactor',
  'passkeys',
  'thirdParty',
  'eligibility',
  'loginSessions',
  'securityEvents',
] as const;

/** What a site says about itself. A backend that does not state them makes no such claim. */
export const claims = ['playMoney', 'simulatedMatches'] as const;

export const features = [...sections, ...screens, ...blocks, ...claims] as const;
export type Feature = (typeof features)[number];

export const isClaim = (feature: Feature): boolean => claims.some((claim) => claim === feature);

const names: ReadonlySet<string> = new Set(features);
export const isFeature = (name: string): name is Feature => names.has(name);

export interface FeatureParts {
  /** Addresses of its screens; each belongs to one feature. */
  readonly paths?: readonly `/${string}`[];
  /** Names of the reads without which it cannot be shown. A backend that lacks one of them does not offer the feature. */
  readonly needs: readonly string[];
}

/** What belongs to each feature. */
export const featureParts: { readonly [F in Feature]: FeatureParts } = {
  live: { paths: ['/live', '/game/liveCasino'], needs: ['gamePlatform', 'getSlotGameByPlatform'] },
  sports: { paths: ['/sports', '/game/sports'], needs: ['sport', 'gamePlatform', 'getMatchByPlatformCode'] },
  slots: {
    paths: ['/slots', '/slots/allSlot', '/game/slotMachine'],
    needs: ['totalSlot', 'gamePlatform', 'getSlotGameByPlatform', 'selectGameSlotType'],
  },
  cards: { paths: ['/chess', '/chessInside', '/game/chess'], needs: ['gamePlatform', 'getSlotGameByPlatform'] },
  fish: { paths: ['/fish', '/game/catchFish'], needs: ['gamePlatform', 'getSlotGameByPlatform'] },
  lottery: { paths: ['/lottery', '/game/lottery'], needs: ['gtInit', 'gamePlatform'] },
  texas: { paths: ['/texas'], needs: ['gamePlatformGroup', 'queryAllGameList'] },
  games: { paths: ['/games'], needs: ['gamePlatformGroup', 'allGame'] },
  allGames: { paths: ['/all-games'], needs: ['queryAllGameList', 'gamePlatformGroup'] },
  vip: { paths: ['/club'], needs: ['showVIpInfo', 'vipPrivilege', 'getVipReward'] },
  promotions: { paths: ['/discounts', '/discounts/all'], needs: ['offerTypeList', 'queryBonusArticleInfoList'] },

  registration: { paths: ['/register'], needs: ['queryRegisterItem'] },
  raffle: { paths: ['/raffle'], needs: ['queryRaffle', 'queryHistoryWin'] },
  agency: { paths: ['/agency'], needs: ['getAgentDomain'] },
  download: { paths: ['/download'], needs: ['init'] },
  help: { paths: ['/helpCenter', '/helpCenter/startUse'], needs: ['articleType', 'articleListByType'] },
  deposit: { paths: ['/mine/capital/deposit'], needs: ['payType', 'inBanksList'] },
  withdrawal: {
    paths: ['/mine/capital/withdrawal', '/mine/capital/withdrawalList'],
    needs: ['withdrawRange', 'minLimit', 'queryUserLockAmount', 'refresh', 'bankCardList', 'withdrawList'],
  },
  wallet: { paths: ['/mine/capital', '/mine/capital/account'], needs: ['refresh', 'refreshGameAccount'] },
  bankCards: { paths: ['/mine/capital/bankList'], needs: ['bankCardList'] },
  statement: { paths: ['/mine/billDetail'], needs: ['myBalanceList'] },
  bets: { paths: ['/mine/betList'], needs: ['newGameHistory'] },
  myOffers: { paths: ['/mine/myDiscounts'], needs: ['myOfferEkList'] },
  rewards: { paths: ['/mine/getBonus'], needs: ['myOfferEkList'] },
  invite: { paths: ['/mine/invitation'], needs: ['inviteCode', 'inviteList', 'userAgentBonus'] },
  messages: { paths: ['/mine/inEmail'], needs: ['getMsgSiteList'] },
  protection: {
    paths: ['/mine/protection'],
    needs: ['protection', 'sessionSums', 'eligibility', 'helpContacts', 'activityStatement'],
  },
  safety: { paths: ['/mine/safety'], needs: ['init'] },

  banners: { needs: ['bannerList'] },
  announcements: { needs: ['noticeList'] },
  pictures: { needs: ['fetchImgs'] },
  navigationStrip: { needs: ['firstNavList'] },
  advertisement: { needs: ['indexOffer'] },
  indexOffers: { needs: ['queryIndexOfferList'] },
  floats: { needs: ['floatPicList'] },
  platforms: { needs: ['heatGamePlatform'] },
  newAndHot: { needs: ['hotGame'] },
  slotBanners: { needs: ['slotBanner'] },
  slotOffers: { needs: ['slotOffer'] },
  slotRanking: { needs: ['slotRank'] },
  recommendations: { needs: ['maybeLike'] },
  selfApply: { needs: ['querySelfApplyBonusList'] },
  statementTotals: { needs: ['statementTotals'] },
  betTotals: { needs: ['betTotals'] },
  featuredMatch: { needs: ['getCustomizeMatch'] },
  winners: { needs: ['userPlayNews', 'getFrontConfigList'] },
  jackpot: { needs: ['getFrontConfigList'] },
  floatLogin: { needs: ['getFrontConfigList'] },
  leaderboard: { needs: ['leaderboardQuery'] },
  search: { needs: ['searchResult'] },
  favourites: { needs: ['gameMyCollection'] },
  /** Consists of writes, so only the call of the offer can leave it out. */
  recovery: { needs: [] },
  customerService: { needs: ['init'] },
  wagering: { needs: ['queryUserLockAmount'] },
  interest: { needs: ['selectBonusBalanceProfitList'] },
  fastPayment: {
    paths: ['/mine/capital/fastPay'],
    needs: [
      'reserveWithdrawConfig',
      'reserveMyPayOrder',
      'reserveAmountGroup',
      'reserveAmountList',
      'depositOrderList',
    ],
  },
  latestDeposit: { paths: ['/mine/capital/latestdeposit'], needs: ['payTypeV2', 'payConfigV2', 'depositOrderList'] },
  checkIn: { needs: ['checkinInfo'] },
  points: { needs: ['getUserIntegral'] },
  bindBonuses: { needs: ['queryBonusBindUserInfoList'] },
  prizeWheel: { needs: ['depShowIndexInfo'] },
  realTimeBonuses: { needs: ['realTimeRebateAmount', 'realTimeRescueAmount'] },
  vipProgress: { needs: ['selectUserUpgradeInfo'] },
  secondFactor: { needs: ['secondFactor'] },
  passkeys: { needs: ['passkeys'] },
  thirdParty: { needs: ['thirdPartyLinks'] },
  eligibility: { needs: ['eligibility'] },
  loginSessions: { needs: ['loginSessions'] },
  securityEvents: { needs: ['securityEvents'] },

  playMoney: { needs: [] },
  simulatedMatches: { needs: [] },
};

/** The features besides those of the set, and their addresses: what a page must not show. */
export function absentParts(offered: (feature: Feature) => boolean): readonly string[] {
  const absent = features.filter((feature) => !offered(feature));
  return [...absent, ...absent.flatMap((feature) => featureParts[feature].paths ?? [])];
}
