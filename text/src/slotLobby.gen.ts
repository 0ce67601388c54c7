/* Generated from text/zh_CN by `npm run text`. */
export interface SlotLobbyMessages {
  title: '老虎机';
  lead: '{total, number} 款，来自 {platforms, number} 家平台。能试玩的都可以先试。';
  leadAny: '能试玩的都可以先试。';
  games: '老虎机游戏';
  search: '搜索老虎机';
  scope: '范围';
  mine: '我的收藏';
  platforms: '平台';
  filtersFailed: '筛选没有读全。';
  readAgain: '再读一次';
  noneMarked: '还没有收藏的老虎机';
  showAll: '看全部老虎机';
  ranking: '最近七天最多人玩';
  rankingWeek: '按真实局数';
  rankingEmpty: '最近七天还没有人玩。';
  rankingFailed: '排行没有读出来。';
  rounds: '{count, number} 局';
  maybeLike: '猜你喜欢';
  maybeLikeWhy: '依据你玩过和收藏的游戏';
  maybeLikeFailed: '推荐没有读出来。';
  jackpot: '累积奖池';
  jackpotDemo: '演示数字 · 不可赢取';
  jackpotPause: '停住奖池数字';
  jackpotPlay: '让奖池数字继续';
  banners: '老虎机推荐';
  bannersFailed: '横幅没有读出来。';
  offers: '老虎机优惠';
  offersFailed: '优惠没有读出来。';
  everywhere: '搜全部游戏';
}
