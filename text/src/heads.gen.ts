/* Generated from text/zh_CN by `npm run text`. */
export interface HeadsMessages {
  help: '前厅帮助中心：存款、提款、游戏规则、理性游戏与投诉途径，不登录也能读。';
  download: '在手机上打开前厅：扫码，或加到主屏幕。';
  agency: '前厅代理合作：单独的账号与专属推广链接。';
  club: '前厅俱乐部：每一级要多少有效投注、带来什么，先写明再升级。';
  slots: '老虎机大厅：按平台、最新、热门和可试玩筛选，用中文、英文、泰文或拼音搜索。';
}
