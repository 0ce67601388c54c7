/* Generated from text/zh_CN by `npm run text`. */
export interface DownloadMessages {
  title: '在手机上打开前厅';
  lead: '和这里是同一个账号、同一份余额。';
  home: '回到首页';
  scanSite: '扫码打开本站';
  scanApp: '扫码下载应用';
  codeLabel: '二维码：{address}';
  copy: '复制地址';
  android: '下载安卓版';
  ios: '下载 iOS 版';
  openApp: '打开应用';
  noPackage: '现在没有安装包，也不需要：网页可以放到主屏幕。';
  addIos: 'iPhone：在 Safari 里点分享，再点「添加到主屏幕」。';
  addAndroid: '安卓：在浏览器菜单里点「添加到主屏幕」。';
  failed: '下载方式没能读出来';
}
