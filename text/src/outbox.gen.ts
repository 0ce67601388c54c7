/* Generated from text/zh_CN by `npm run text`. */
export interface OutboxMessages {
  title: [];
  badge: [];
  lead: [];
  empty: [];
  newDevice: [];
  to: [args: { target: string | number }];
  'channel.sms': [];
  'channel.voice': [];
  'channel.mail': [];
  'purpose.verify': [];
  'purpose.register': [];
  'purpose.recover': [];
  'purpose.phoneTaken': [];
  'purpose.passwordChanged': [];
  validUntil: [args: { time: string | number }];
  expired: [];
  sentAt: [args: { time: string | number }];
  refresh: [];
  home: [];
  'passport.title': [];
  'passport.badge': [];
  'passport.lead': [];
  'passport.yours': [];
  'passport.shared': [];
  'passport.allow': [];
  'passport.deny': [];
}
