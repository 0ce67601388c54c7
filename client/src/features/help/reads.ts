/** Queries of the help centre. SI-29 */
import { articleById, articleListByType, articleType } from '@foyer/contract/help/articles.ts';
import { pushInfo, pushInfoList } from '@foyer/contract/help/pushed.ts';
import { pageSizes } from '@foyer/contract/constants.ts';
import { q } from '#api/query.ts';

export const typesQuery = () => q(articleType, {});
/** 20 a page; '' is every type. CONST-003 */
export const articlesQuery = (typeId: string, pageNo: number) =>
  q(articleListByType, { typeId, pageNo, pageSize: pageSizes.helpArticles });
export const articleQuery = (articleId: string) => q(articleById, { articleId });
export const noticesQuery = () => q(pushInfoList, {});
export const noticeQuery = (id: string) => q(pushInfo, { id });
