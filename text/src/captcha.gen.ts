/* Generated from text/zh_CN by `npm run text`. */
export interface CaptchaMessages {
  question: '{first}加{second}等于多少？';
  numbers: '零 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八';
}
