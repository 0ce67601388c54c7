/**
 * Queries of the promotions hall. Bonus articles take precedence. If they have no types or cannot be read, the classic
 * family is used for lists and details. AMB-138, ERR-033
 */
import { pageSizes } from '@foyer/contract/constants.ts';
import {
  queryBonusArticleInfoDetail,
  queryBonusArticleInfoList,
  queryBonusArticleTypeList,
  querySelfApplyBonusList,
} from '@foyer/contract/promotions/articles.ts';
import { isInFilter } from '@foyer/contract/promotions/bonusType.ts';
import type { DiscountFilter } from '@foyer/contract/promotions/bonusType.ts';
import { offerBanner, offerDetail, offerList, offerTypeList, relatedOffer } from '@foyer/contract/promotions/offers.ts';
import type { PromotionDetail, PromotionItem } from '@foyer/contract/promotions/promotion.ts';
import { realTimeRebateAmount, realTimeRescueAmount } from '@foyer/contract/promotions/realTime.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { q, transportOf } from '#api/query.ts';

/** The family in use, and the parameters of its lists. */
type Family =
  | { readonly name: 'articles'; readonly typeIds: Partial<Record<DiscountFilter, string>> }
  | { readonly name: 'offers' };

const familyKey = ['promotionFamily'] as const;

async function familyOf(client: QueryClient): Promise<Family> {
  const send = transportOf(client);
  const articles = await send(queryBonusArticleTypeList, { platform: 'pc' }, {}).catch(() => undefined);
  if (articles !== undefined && articles.list.length > 0) {
    const typeIds = Object.fromEntries(articles.list.map(({ filter, articleId }) => [filter, articleId]));
    return { name: 'articles', typeIds };
  }
  await send(offerTypeList, {}, {});
  return { name: 'offers' };
}

const familyQuery = () =>
  queryOptions({ queryKey: familyKey, queryFn: ({ client }) => familyOf(client), staleTime: 300_000 });

const whole = { pageNo: 1, pageSize: pageSizes.promotionArticles };

/** The promotions of one filter, 200 at most. CONST-002 */
export const hallQuery = (filter: DiscountFilter) =>
  queryOptions({
    queryKey: ['promotions', filter] as const,
    queryFn: async ({ client, signal }): Promise<{ list: PromotionItem[]; total: number }> => {
      const family = await client.ensureQueryData(familyQuery());
      const send = transportOf(client);
      if (family.name === 'articles') {
        const typeId = family.typeIds[filter];
        if (typeId === undefined) return { list: [], total: 0 };
        return send(queryBonusArticleInfoList, { ...whole, typeId, platform: 'pc' }, { signal });
      }
      const { list } = await send(offerList, { ...whole, bonusType: '' }, { signal });
      const found = list.filter(({ bonusType }) => isInFilter(filter, bonusType));
      return { list: found, total: found.length };
    },
  });

/** One promotion; with `isOwn` also what the player can claim now. */
export const detailQuery = (id: string, isOwn = false) =>
  queryOptions({
    queryKey: [queryBonusArticleInfoDetail.name, id, isOwn] as const,
    queryFn: async ({ client, signal }): Promise<PromotionDetail> => {
      const family = await client.ensureQueryData(familyQuery());
      const send = transportOf(client);
      if (family.name === 'articles') return send(queryBonusArticleInfoDetail, { articleId: id, isOwn }, { signal });
      return send(offerDetail, { configId: id, isOwn }, { signal });
    },
  });

export const bannerQuery = () => q(offerBanner, {});
export const relatedQuery = (configId: string) => q(relatedOffer, { configId });
export const selfApplyQuery = (isOwn: boolean) => q(querySelfApplyBonusList, { isOwn });
export const rebateQuery = () => q(realTimeRebateAmount, {});
export const rescueQuery = () => q(realTimeRescueAmount, {});
