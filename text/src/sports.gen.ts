/* Generated from text/zh_CN by `npm run text`. */
export interface SportsMessages {
  nav: '运动项目';
  markets: '盘口';
  market: {
    today: '今日';
    early: '早盘';
    live: '滚球';
  };
  matches: '赛事';
  zone: '时间为曼谷时间';
  starts: '{at} 开赛';
  minute: '第 {minute, number} 分钟';
  virtual: '虚拟赛事';
  virtualNote: '这里的比赛全部由程序按时钟生成，与真实球队无关。赔率含本金。';
  margin: '抽水 {percent, number}%';
  pick: {
    home: '主胜';
    draw: '平';
    away: '客胜';
  };
  versus: '{home} 对 {away}';
  open: '进入平台';
  openNamed: '进入平台：{home} 对 {away}';
  empty: '{sport}现在没有{market}赛事';
  emptyAny: '现在没有{market}赛事';
  emptyText: '换一个盘口或项目看看。';
  failed: '没能读出赛事';
  featured: '焦点赛事';
  featuredFailed: '没能读出焦点赛事';
  byPlatform: '平台赛事';
  byPlatformEmpty: '这家平台接下来没有赛事';
  byPlatformFailed: '没能读出平台赛事';
  choosePlatform: '选择平台';
  score: '{home, number} 比 {away, number}';
  anyPlatform: '全部平台';
}
