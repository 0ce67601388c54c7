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
  };
}
