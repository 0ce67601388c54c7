/* Generated from text/zh_CN by `npm run text`. */
export interface GamesMessages {
  launch: {
    play: '进入游戏';
    trial: '开始试玩';
    failed: '游戏没有打开，请稍后再试';
    blocked: '浏览器拦下了游戏窗口';
  };
  trial: {
    title: '试玩';
    question: '试玩不享受任何奖励，是否继续？';
    none: '该游戏暂无试玩，请前往登录';
  };
  maintenance: '维护中';
}
