/* Generated from text/zh_CN by `npm run text`. */
export interface HelpMessages {
  title: '帮助中心';
  lead: '先找答案；找不到，就问我们。';
  articles: '帮助文章';
  notices: '通知';
  types: '文章分类';
  allTypes: '全部';
  back: '回到文章列表';
  backToNotices: '回到通知列表';
  updated: '更新于';
  listFailed: '文章列表没能读出来';
  articleFailed: '这篇文章没能读出来';
  noArticles: '这一类还没有文章';
  noArticlesWords: '换一个分类看看，或者直接问客服。';
  noArticle: '没有这篇文章';
  noArticleWords: '它可能已经撤下，或者地址写错了。';
  noticesFailed: '通知没能读出来';
  noNotices: '现在没有通知';
  noNoticesWords: '有新的通知会放在这里。';
  noNotice: '这条通知没能读出来';
  serviceTitle: '还是没找到？';
  serviceWords: '客服会核对情况后答复你。';
}
