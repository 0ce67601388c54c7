/* Generated from text/zh_CN by `npm run text`. */
export interface SportsMessages {
  nav: [];
  markets: [];
  'market.today': [];
  'market.early': [];
  'market.live': [];
  matches: [];
  zone: [];
  starts: [args: { at: string | number }];
  minute: [args: { minute: number }];
  virtual: [];
  virtualNote: [];
  margin: [args: { percent: number }];
  'pick.home': [];
  'pick.draw': [];
  'pick.away': [];
  open: [];
  openNamed: [args: { away: string | number; home: string | number }];
  empty: [args: { market: string | number; sport: string | number }];
  emptyAny: [args: { market: string | number }];
  emptyText: [];
  failed: [];
  featured: [];
  featuredFailed: [];
  byPlatform: [];
  byPlatformEmpty: [];
  byPlatformFailed: [];
  choosePlatform: [];
  anyPlatform: [];
  oddNamed: [args: { away: string | number; home: string | number; odds: string | number; pick: string | number }];
  more: [args: { count: number }];
}
