/* Generated from text/zh_CN by `npm run text`. */
export interface VipMessages {
  notCounting: '等级和门槛已公布，目前还没有开始计算。开始时会在公告里写明。';
}
