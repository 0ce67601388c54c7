/* Generated from text/zh_CN by `npm run text`. */
export interface CodesMessages {
  badRequest: [];
  unauthorised: [];
  loginExpired: [];
  notFound: [];
  serviceError: [];
  temporarilyUnavailable: [];
  serviceBusy: [];
  notActivated: [];
  frozen: [];
  disabled: [];
  auditFailed: [];
  kickedOut: [];
  unknownError: [];
  tryAgainLater: [];
  moneyUnknown: [];
  writeUnknown: [];
  offline: [];
  notDone: [];
}
