/* Generated from text/zh_CN by `npm run text`. */
export interface SectionsMessages {
  platforms: '平台';
  platformTotal: '共 {total, number} 家';
  gameTotal: '{count, number} 款游戏';
  enter: '进入';
  trial: '试玩';
  enterNamed: '进入{name}';
  trialNamed: '试玩{name}';
  seeGames: '看游戏';
  seeGamesOf: '看{name}的游戏';
  closed: '维护中';
  whyClosed: '查看说明';
  whyClosedNamed: '查看说明：{name}';
  empty: '这里还没有平台';
  emptyText: '有平台加入时，会列在这里。';
  failed: '没能读出平台列表';
  loading: '正在读取平台';
  games: '游戏';
  allPlatforms: '全部平台';
  gamesEmpty: '这里还没有游戏';
  gamesEmptyText: '换一个平台看看。';
  filterPlatforms: '按平台筛选';
  live: {
    title: '真人';
    lead: '荷官、牌桌与轮盘。先看说明，再选一家进入。';
  };
  sports: {
    title: '体育';
    lead: '赛事与赔率一目了然，抽水写在每场比赛旁边。';
  };
  fish: {
    title: '捕鱼';
    lead: '选一家渔场，或直接从游戏里挑。';
  };
  chess: {
    title: '棋牌';
    lead: '选一家棋牌室，进去看它的全部牌桌。';
  };
  chessInside: {
    lead: '这家棋牌室的全部游戏。';
    back: '全部棋牌室';
    switch: '换一家棋牌室';
    unknown: '没有这家棋牌室';
    unknownText: '它可能已经搬走。回到棋牌，重新选一家。';
  };
  texas: {
    title: '德州扑克';
    lead: '德州扑克的平台和牌桌都在这里。';
  };
  lottery: {
    title: '彩票';
    lead: '选一家彩票站进入。开奖与投注都在平台里进行。';
  };
  hub: {
    title: '游戏大厅';
    lead: '按类型找平台，按热度找游戏。';
    tabs: '游戏类型';
    overview: '总览';
    hotPlatforms: '热门平台';
    groupCount: '{platforms, number} 家平台 · {games, number} 款游戏';
    all: '进入{name}';
    shelves: '游戏排序';
    shelfAll: '全部';
    shelfHot: '热门';
    shelfNew: '最新';
    groupEmpty: '这一类还没有平台';
    toOverview: '回到总览';
    groupsFailed: '没能读出平台分组';
    gamesTitle: '{name}游戏';
    allGames: '全部游戏';
    cockfightNote: '斗鸡全部是绘制的虚拟比赛：没有真的动物参加，也没有动物受伤。';
    esportsNote: '电竞比赛由程序模拟，与真实战队和赛事无关。';
    everyGame: '全部游戏，一张表';
  };
  group: {
    slots: '老虎机';
    live: '真人';
    sports: '体育';
    lottery: '彩票';
    fish: '捕鱼';
    chess: '棋牌';
    hall3d: '3D 大厅';
    other: '其他';
    texas: '德州扑克';
    esports: '电竞';
    cockfight: '斗鸡';
  };
  fishKing: {
    title: '捕鱼王';
    updated: '每周二更新';
    span: '{from} 至 {until}';
    refresh: '刷新榜单';
    refreshing: '正在刷新';
    refreshed: '榜单已刷新。';
    refreshFailed: '没能刷新，下面仍是之前的榜单。';
    rank: '名次';
    account: '账号';
    rounds: '局数';
    stake: '投注';
    win: '派彩';
    game: '赢得最多的游戏';
    empty: '这一周还没有人上榜';
    emptyText: '榜单只统计真实的捕鱼投注，每周二换新。';
    failed: '没能读出捕鱼王榜单';
  };
  videos: {
    title: '精彩视频';
    watch: '观看「{title}」';
    empty: '还没有精彩视频';
    emptyText: '录下精彩的一局之后，会放在这里。';
    failed: '没能读出精彩视频';
    newWindow: '在新窗口打开';
  };
  newAndHot: {
    title: '最新与最热';
    all: '全部游戏';
  };
}
