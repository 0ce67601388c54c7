/* Generated from text/zh_CN by `npm run text`. */
export interface SearchMessages {
  title: [];
  field: [];
  hint: [];
  features: [];
  'feature.all': [];
  'feature.new': [];
  'feature.hot': [];
  'feature.trial': [];
  type: [];
  platform: [];
  allPlatforms: [];
  forget: [];
  results: [];
  failed: [];
  again: [];
  looking: [];
  nothing: [args: { keyword: string | number }];
  found: [args: { count: number }];
  'group.recent': [];
  'group.hot': [];
  'group.chosen': [];
  'group.more': [];
  seeAll: [];
  seeAllFound: [args: { count: number }];
  allTypes: [];
  clear: [];
}
