/* Generated from text/zh_CN by `npm run text`. */
export interface BrowseMessages {
  'all.title': [];
  'all.lead': [args: { total: number; types: number }];
  'all.leadAny': [];
  'all.games': [];
  'all.search': [];
  'all.showAll': [];
  hint: [];
  clear: [];
  scopes: [];
  'scope.all': [];
  'scope.hot': [];
  'scope.new': [];
  'scope.trial': [];
  'scope.open': [];
  'scope.mine': [];
  types: [];
  allTypes: [];
  platforms: [];
  allPlatforms: [];
  filtersFailed: [];
  readAgain: [];
  nothing: [args: { keyword: string | number }];
  nothingText: [];
  empty: [];
  emptyText: [];
  noneMarked: [];
  noneMarkedText: [];
  guestTitle: [];
  guestText: [];
  toLogin: [];
}
