/* Generated from text/zh_CN by `npm run text`. */
export interface MenuMessages {
  title: [];
  settings: [];
  language: [];
  theme: [];
  service: [];
  addresses: [];
  easy: [];
  copyEasy: [];
  agencyAddress: [];
  copyAgency: [];
  more: [];
  help: [];
  download: [];
  agency: [];
}
