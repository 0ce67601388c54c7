/* Generated from text/zh_CN by `npm run text`. */
export interface CodesMessages {
  badRequest: '请求错误';
  unauthorised: '资源未授权';
  loginExpired: '登录已过期';
  notFound: '资源不存在';
  serviceError: '服务异常';
  temporarilyUnavailable: '服务器暂时不可用';
  serviceBusy: '服务繁忙';
  notActivated: '账号未激活';
  frozen: '账号已冻结';
  disabled: '账号已禁用';
  auditFailed: '账号审核未通过';
  kickedOut: '账号已被踢出';
  unknownError: '系统未知错误';
  tryAgainLater: '请稍后再试';
  moneyUnknown: '暂时不知道结果，请先查看订单列表，不要重复提交';
  writeUnknown: '服务没有及时回应，可能已经完成。请先看看结果，再决定是否重发。';
  offline: '网络断开了，没有提交，什么都没有变动。';
  notDone: '没有完成';
}
