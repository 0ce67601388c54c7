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
  service: {
    open: '联系客服';
    title: '联系客服';
    lead: '说明情况时带上单号或编号，处理会更快。';
    deleteCard: '删除银行卡由客服核对身份后办理，避免他人改走你的钱。';
    changeName: '真实姓名设定后只能由客服核对身份后更改。';
    changePhone: '已验证的手机号只能由客服核对身份后更改。';
    recovery: '忘记密码时，客服核对身份后为你重设。';
    withdrawalRefused: '对未通过的提款有疑问，带上单号询问客服。';
    deposit: '超过24小时未到账，带上单号和凭证询问客服。';
    online: '打开在线客服';
    email: '邮箱';
    mobile: '电话';
    qq: 'QQ';
    weChat: '微信';
    missing: '客服暂时没有留下联系方式，请稍后再试。';
    failed: '联系方式没有读出来';
    close: '关闭';
    copy: '复制{way}';
  };
}
