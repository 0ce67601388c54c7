/* Generated from text/zh_CN by `npm run text`. */
export interface HelpMessages {
  title: [];
  lead: [];
  articles: [];
  notices: [];
  types: [];
  allTypes: [];
  back: [];
  backToNotices: [];
  updated: [];
  listFailed: [];
  articleFailed: [];
  noArticles: [];
  noArticlesWords: [];
  noArticle: [];
  noArticleWords: [];
  noticesFailed: [];
  noNotices: [];
  noNoticesWords: [];
  noNotice: [];
  serviceTitle: [];
  serviceWords: [];
}
