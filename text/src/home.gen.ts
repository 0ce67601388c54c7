/* Generated from text/zh_CN by `npm run text`. */
export interface HomeMessages {
  title: [];
  announcements: [];
  'banners.label': [];
  'banners.previous': [];
  'banners.next': [];
  'banners.pause': [];
  'banners.play': [];
  'banners.failed': [];
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
