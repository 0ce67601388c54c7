/* Generated from text/zh_CN by `npm run text`. */
export interface SiteMessages {
  name: '前厅';
  tagline: '每个数字都有来处';
  age: '未满 18 岁不得参与';
  playMoney: '演示资金';
  language: '语言';
  languages: {
    zh_CN: '简体中文';
    en: 'English';
    th: 'ไทย';
  };
  nav: {
    home: '首页';
    games: '游戏';
    slots: '电子';
    live: '真人';
    sports: '体育';
    lottery: '彩票';
    fish: '捕鱼';
    chess: '棋牌';
    club: '俱乐部';
    discounts: '优惠';
    mine: '我的';
  };
  reminder: {
    title: '温馨提示';
    loginToPlay: '请先登录再进行游戏';
    loginToClaimOffer: '请先登录再领取优惠';
    loginToClaimBonus: '请先登录再领取红利';
    loginFirst: '请先登录';
  };
  notFound: {
    title: '没有这个页面';
    home: '回到首页';
  };
}
