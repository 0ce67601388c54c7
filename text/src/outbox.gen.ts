/* Generated from text/zh_CN by `npm run text`. */
export interface OutboxMessages {
  title: [];
  badge: [];
  lead: [];
  empty: [];
  signedOut: [];
  to: [args: { phone: string | number }];
  sms: [];
  validUntil: [args: { time: string | number }];
  expired: [];
  refresh: [];
  home: [];
}
