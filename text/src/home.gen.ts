/* Generated from text/zh_CN by `npm run text`. */
export interface HomeMessages {
  title: '首页';
  announcements: '全部公告';
  banners: {
    label: '横幅';
    previous: '上一张';
    next: '下一张';
    pause: '暂停轮播';
    play: '继续轮播';
    failed: '横幅没能读出来';
  };
  allGames: '全部游戏';
  headline: '前厅首页';
  strip: '栏目';
  announce: {
    label: '系统公告';
    pause: '暂停公告轮播';
    play: '继续公告轮播';
    all: '全部公告';
    title: '新闻公告';
    confirm: '知道了';
    empty: '现在没有公告';
  };
  blockFailed: '这一块没能读出来';
  blockRetry: '再读一次';
}
