/* Generated from text/zh_CN by `npm run text`. */
export interface CaptchaMessages {
  question: [args: { first: string | number; second: string | number }];
  numbers: [];
}
