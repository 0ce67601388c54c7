/* Generated from text/zh_CN by `npm run text`. */
export interface SlotLobbyMessages {
  title: [];
  lead: [args: { platforms: number; total: number }];
  leadAny: [];
  games: [];
  search: [];
  scope: [];
  mine: [];
  platforms: [];
  filtersFailed: [];
  readAgain: [];
  noneMarked: [];
  showAll: [];
  ranking: [];
  rankingWeek: [];
  rankingEmpty: [];
  rankingFailed: [];
  rounds: [args: { count: number }];
  maybeLike: [];
  maybeLikeWhy: [];
  maybeLikeFailed: [];
  jackpot: [];
  jackpotDemo: [];
  jackpotPause: [];
  jackpotPlay: [];
  jackpotLedger: [];
  banners: [];
  bannersFailed: [];
  offerOpen: [];
  offers: [];
  offersFailed: [];
  everywhere: [];
}
