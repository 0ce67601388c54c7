/* Generated from text/zh_CN by `npm run text`. */
export interface AppMessages {
  siteName: '前厅';
  siteTitle: '前厅 Foyer';
  siteDescription: '前厅：规则写在门上的游戏厅。老虎机、真人、棋牌、捕鱼与彩票，全部使用演示资金。';
  title: {
    home: '首页';
    notFound: '页面不存在';
  };
  notFound: {
    title: '这扇门后面没有房间';
    text: '地址可能写错了，或者页面已经搬走。';
    home: '回到首页';
  };
  screenError: {
    title: '这一页没能打开';
    text: '你的账户没有任何变动。请再试一次。';
  };
  requestId: '请求编号 {id}';
  retry: '重试';
}
