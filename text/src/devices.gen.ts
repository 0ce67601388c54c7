/* Generated from text/zh_CN by `npm run text`. */
export interface DevicesMessages {
  title: [];
  lead: [];
  current: [];
  unknown: [];
  opened: [];
  seen: [];
  end: [];
  endOthers: [];
  askOne: [];
  askOthers: [];
  askWords: [];
  keep: [];
  ended: [];
  failed: [];
  'ends.logout': [];
  'ends.remote': [];
  'ends.kicked': [];
  'ends.expired': [];
  'ticket.title': [];
  'ticket.lead': [];
  'ticket.warning': [];
  'ticket.other': [];
  'ticket.accept': [];
  'ticket.refuse': [];
  'ticket.failed': [];
  'ticket.logIn': [];
  'ticket.stay': [];
  from: [];
}
