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
    slots: '老虎机';
    live: '真人';
    sports: '体育';
    lottery: '彩票';
    fish: '捕鱼';
    chess: '棋牌';
    club: '俱乐部';
    discounts: '优惠';
    mine: '我的';
    main: '主导航';
    bottom: '底部导航';
    wallet: '钱包';
    toHome: '前厅，回到首页';
    skip: '跳到正文';
    search: '搜索游戏';
  };
  reminder: {
    title: '温馨提示';
    loginToPlay: '请先登录再进行游戏';
    loginToClaimOffer: '请先登录再领取优惠';
    loginToClaimBonus: '请先登录再领取红利';
    loginFirst: '请先登录';
    loginToFavourite: '请先登录再收藏游戏';
  };
  notFound: {
    title: '没有这个页面';
    home: '回到首页';
    text: '地址可能写错了，或者页面已经搬走。';
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
    help: '说说遇到的问题；带上单号、账号和时间，处理会更快。';
    changeEmail: '已验证的邮箱只能由客服核对身份后更改。';
    changeBirthday: '生日设定后只能由客服核对证件后更改。';
    leaving: '将离开本站，前往 {host}';
  };
  title: {
    site: '前厅 Foyer';
    description: '前厅：规则写在门上的游戏厅。老虎机、真人、棋牌、捕鱼与彩票，全部使用演示资金。';
    home: '首页';
    discounts: '优惠';
    club: '俱乐部';
    launch: '打开游戏';
    mine: '我的账户';
    notFound: '没有这个页面';
    login: '登录';
    register: '注册';
    help: '帮助中心';
    download: '下载';
    agency: '代理合作';
    slots: '老虎机';
  };
  section: {
    games: '游戏大厅';
    live: '真人';
    sports: '体育';
    fish: '捕鱼';
    chess: '棋牌';
    chessInside: '棋牌室';
    texas: '德州扑克';
    lottery: '彩票';
    allGames: '全部游戏';
  };
  screenError: {
    title: '这一页没能打开';
    text: '你的账户没有任何变动，可以再试一次。';
  };
  login: {
    account: '账号';
    password: '密码';
    submit: '登录';
    register: '注册';
    form: '快速登录';
  };
  player: {
    deposit: '存款';
    balance: '主钱包余额';
    menu: '账户菜单';
    center: '会员中心';
    funds: '资金总览';
    withdrawal: '提款';
    statement: '账单';
    logout: '退出登录';
    logoutFailed: '没有退出成功，你仍在登录中。';
    loggedOut: '已退出登录';
    level: '等级 {level, number}';
  };
  theme: {
    toLight: '切换到浅色';
    toggle: '切换明暗';
  };
  footer: {
    about: '前厅是一间演示用的游戏厅：余额、存款与奖金都是演示资金，不能兑换成钱。';
    games: '游戏';
    account: '账户';
    more: '更多';
    allGames: '全部游戏';
    copyright: '© 2026 前厅 Foyer';
    help: '帮助';
    helpCenter: '帮助中心';
    complaint: '投诉与申诉';
    responsible: '理性游戏';
    terms: '用户协议';
    download: '应用下载';
    agency: '代理合作';
  };
  rail: {
    label: '服务';
    service: '客服';
    top: '顶部';
    toTop: '回到顶部';
  };
  offline: {
    text: '网络断开了。页面上的内容可能不是最新，提交会在恢复后再可用。';
    retry: '重新连接';
  };
  outcome: {
    requestId: '请求编号 {id}';
    userInfoFailed: '没能读取账户信息，已回到访客状态。';
  };
  soon: {
    discountsTitle: '现在没有进行中的优惠';
    discountsText: '每一份优惠都会先写明要打多少流水、何时到期，再放到这里。';
    toGames: '去看游戏';
  };
}
