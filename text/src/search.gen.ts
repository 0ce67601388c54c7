/* Generated from text/zh_CN by `npm run text`. */
export interface SearchMessages {
  title: '搜索游戏';
  field: '游戏名';
  hint: '游戏名、拼音或首字母';
  features: '特点';
  feature: {
    all: '全部';
    new: '最新';
    hot: '热门';
    trial: '可试玩';
  };
  type: '类型';
  platform: '平台';
  allPlatforms: '全部平台';
  forget: '清除记录';
  results: '搜索结果';
  failed: '搜索没有连上服务。';
  again: '再试一次';
  looking: '正在查找';
  nothing: '没有找到「{keyword}」';
  found: '找到 {count, number} 款游戏';
  group: {
    recent: '最近打开';
    hot: '热门';
    chosen: '符合条件的游戏';
    more: '前厅里还有';
  };
  seeAll: '看全部';
  seeAllFound: '看全部 {count, number} 个结果';
}
