/* Generated from text/zh_CN by `npm run text`. */
export interface GamesMessages {
  launch: {
    play: '进入游戏';
    trial: '开始试玩';
    failed: '游戏没有打开，请稍后再试';
    blocked: '浏览器拦下了游戏窗口';
    starting: '正在打开「{name}」';
    startingAny: '正在打开游戏';
    failedTitle: '游戏没有打开';
    closeWindow: '关闭这个窗口';
    unchanged: '没有扣除任何金额。';
    blockedText: '浏览器拦下了游戏窗口。可以点这里打开，或允许本站弹出窗口。';
    openHere: '打开游戏';
    retry: '再试一次';
  };
  trial: {
    title: '试玩';
    question: '试玩不享受任何奖励，是否继续？';
    none: '该游戏暂无试玩，请前往登录';
    continue: '开始试玩';
    back: '先不了';
    toLogin: '去登录';
  };
  maintenance: '维护中';
  maintenanceDialog: {
    title: '{platform}正在维护';
    titleAny: '游戏维护中';
    fallback: '游戏维护中';
    confirm: '知道了';
  };
  choice: {
  };
  funds: {
    title: '{platform}里还没有钱';
    text: '主钱包有 {balance}。先转一些进去，或者直接进入看看。';
    transfer: '转入游戏';
    enter: '直接进入';
  };
  tile: {
    play: '进入';
    trial: '试玩';
    new: '新';
    open: '打开「{name}」';
  };
  grid: {
    all: '全部';
    hot: '热门';
    new: '最新';
    filters: '筛选游戏';
    count: '共 {total, number} 款';
    empty: '这里还没有游戏';
    emptyText: '换一个分类看看。';
    showAll: '看全部游戏';
    failed: '没能读出游戏列表';
    loading: '正在读取游戏';
  };
  favourite: {
    mark: '收藏「{name}」';
  };
}
