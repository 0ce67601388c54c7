/* Generated from text/zh_CN by `npm run text`. */
export interface DownloadMessages {
  title: [];
  lead: [];
  home: [];
  scanSite: [];
  scanApp: [];
  codeLabel: [args: { address: string | number }];
  copy: [];
  easy: [];
  copyEasy: [];
  android: [];
  ios: [];
  installAndroid: [];
  installIos: [];
  openApp: [];
  noPackage: [];
  addIos: [];
  addAndroid: [];
  failed: [];
}
