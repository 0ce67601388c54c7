/* Generated from text/zh_CN by `npm run text`. */
export interface PaymentMessages {
  title: [];
  badge: [];
  lead: [];
  order: [args: { orderNo: string | number }];
  amount: [];
  'state.open': [];
  'state.paid': [];
  'state.failed': [];
  'state.delayed': [];
  'act.success': [];
  'act.failure': [];
  'act.delay': [];
  'act.duplicate': [];
  notice: [args: { number: number }];
  'answer.success': [];
  'answer.known': [];
  'answer.unsigned': [];
  'answer.unknownOrder': [];
  'answer.otherAmount': [];
  refresh: [];
  back: [];
  again: [];
}
