/* Generated from text/zh_CN by `npm run text`. */
export interface LoungeMessages {
  'winners.title': [];
  'winners.sample': [];
  'winners.pause': [];
  'winners.play': [];
  'winners.bigPrize': [];
  'winners.line': [args: { amount: string | number; game: string | number; id: string | number; province: string | number }];
  'winners.record': [args: { amount: string | number; game: string | number; id: string | number }];
  'winners.provinces': [];
  'winners.slots': [];
  'jackpot.title': [];
  'jackpot.demo': [];
  'jackpot.demoLabel': [args: { figure: string | number }];
  'jackpot.demoWords': [];
  'jackpot.pause': [];
  'jackpot.play': [];
  'jackpot.ledgerWords': [];
  'jackpot.unavailable': [];
  'jackpot.reading': [];
  'offers.title': [];
  'offers.until': [];
  'advertisement.close': [];
  'advertisement.open': [];
  'floats.label': [];
  'floats.close': [];
}
