/* Generated from text/zh_CN by `npm run text`. */
export interface HomeMessages {
  title: [];
  announcements: [];
  'banners.label': [];
  allGames: [];
  headline: [];
  strip: [];
  'announce.label': [];
  'announce.pause': [];
  'announce.play': [];
  'announce.all': [];
  'announce.title': [];
  'announce.confirm': [];
  'announce.empty': [];
  blockFailed: [];
  blockRetry: [];
}
