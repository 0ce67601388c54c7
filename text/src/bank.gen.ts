/* Generated from text/zh_CN by `npm run text`. */
export interface BankMessages {
  'accounts.main': [];
  'accounts.withdrawing': [];
  'accounts.locked': [];
  'accounts.savings': [];
  'accounts.bonus': [];
  'accounts.chase': [];
  'accounts.bank': [];
  'accounts.house': [];
  'reasons.cardCannotReceive': [];
  'reasons.addressCannotReceive': [];
  'reasons.addressNotValid': [];
  'reasons.walletCannotReceive': [];
  'reasons.reserveUnmatched': [];
  'reasons.reserveUnpaid': [];
}
