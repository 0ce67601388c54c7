/* Generated from text/zh_CN by `npm run text`. */
export interface ThirdPartyMessages {
  note: [args: { date: string | number; passport: string | number }];
  unlink: [];
  title: [args: { name: string | number }];
  words: [args: { passport: string | number }];
  password: [];
  submit: [];
  done: [];
}
