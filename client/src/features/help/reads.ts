/** What the help centre reads. SI-29 */
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

/** What of the address says what to show; the rest is dropped. */
export interface HelpSearch {
  /** One article. */
  readonly id?: string;
  readonly type?: string;
  readonly page?: number;
  readonly tab?: 'notices';
  /** One pushed notice. */
  readonly notice?: string;
}

const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 64) : '';

export function readHelpSearch(search: Readonly<Record<string, unknown>>): HelpSearch {
  const [id, type, notice, page] = [word(search.id), word(search.type), word(search.notice), Number(search.page)];
  return {
    ...(id !== '' && { id }),
    ...(type !== '' && { type }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
    ...((search.tab === 'notices' || notice !== '') && { tab: 'notices' as const }),
    ...(notice !== '' && { notice }),
  };
}
