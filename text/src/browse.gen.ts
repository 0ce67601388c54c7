/* Generated from text/zh_CN by `npm run text`. */
export interface BrowseMessages {
  all: {
    title: '全部游戏';
    lead: '{total, number} 款，分 {types, number} 类。能试玩的都可以先试。';
    leadAny: '能试玩的都可以先试。';
    games: '全部游戏';
    search: '搜索全部游戏';
    showAll: '看全部游戏';
  };
  hint: '游戏名、拼音或首字母';
  clear: '清空搜索';
  scopes: '范围';
  scope: {
    all: '全部';
    hot: '热门';
    new: '最新';
    trial: '可试玩';
    open: '开放中';
    mine: '我的收藏';
  };
  types: '类型';
  allTypes: '全部类型';
  platforms: '平台';
  allPlatforms: '全部平台';
  filtersFailed: '筛选没有读全。';
  readAgain: '再读一次';
  nothing: '没有找到「{keyword}」';
  nothingText: '换个写法试试，或者去掉筛选。';
  empty: '这里还没有游戏';
  emptyText: '换一个筛选看看。';
  noneMarked: '还没有收藏的游戏';
  noneMarkedText: '点游戏右上角的星，它就会出现在这里。';
  guestTitle: '登录后看你的收藏';
  guestText: '收藏跟着账号走，在哪台设备登录都在。';
  toLogin: '登录';
}
