/** The promotions hall: types, lists, banner and related offers. SI-27, CALL-028 to CALL-030, CALL-032 to CALL-035 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import {
  bonusTypeLabel,
  discountFilterLabel,
  discountFilters,
  isInFilter,
} from '@foyer/contract/promotions/bonusType.ts';
import type { PromotionItem } from '@foyer/contract/promotions/promotion.ts';
import type { Page } from '@foyer/contract/wire.ts';
import { translate } from '@foyer/text/translate.ts';
import type { Context, Handler } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';
import type { PageSlice } from '../http/paging.ts';
import { bannerAddress } from '../pictures/drawn.ts';
import { periodOf } from './periods.ts';
import {
  claimsOf,
  hallBanners,
  promotionBy,
  promotionPage,
  promotionsOf,
  relatedTo,
  typeCounts,
} from './promotionStore.ts';
import { fullOf, itemOf } from './shown.ts';

/** Returns one type per filter, of eight. Its id is the filter's name. ENUM-018, AMB-057 */
export const queryBonusArticleTypeList: Handler<Calls['queryBonusArticleTypeList']> = async ({ house, lang }) => {
  const counts = await typeCounts(house);
  const t = translate(lang);
  return {
    list: discountFilters.map((filter) => ({
      articleId: filter,
      typeName: t('labels', discountFilterLabel(filter)),
      filter,
      articleCount: counts
        .filter(({ bonus_type }) => isInFilter(filter, bonus_type))
        .reduce((sum, { promotions }) => sum + promotions, 0),
    })),
  };
};

async function listed({ house, lang }: Context, types: readonly string[] | undefined, slice: PageSlice) {
  const { rows, total } = await promotionPage(house, types, slice);
  return { list: rows.map((row) => itemOf(row, lang)), total } satisfies Page<PromotionItem>;
}

/** Returns an empty list for an unknown type. */
export const queryBonusArticleInfoList: Handler<Calls['queryBonusArticleInfoList']> = async (context, request) => {
  const filter = discountFilters.find((one) => one === request.typeId);
  if (filter === undefined) return { list: [], total: 0 };
  if (filter === 'all') return listed(context, undefined, pageOf(request));
  const keys = (await typeCounts(context.house)).map(({ bonus_type }) => bonus_type);
  return listed(
    context,
    keys.filter((key) => isInFilter(filter, key)),
    pageOf(request),
  );
};

export const offerTypeList: Handler<Calls['offerTypeList']> = async ({ house, lang }) => {
  const counts = await typeCounts(house);
  const t = translate(lang);
  return {
    list: counts.map(({ bonus_type, promotions }) => ({
      bonusType: bonus_type,
      typeName: t('labels', bonusTypeLabel(bonus_type)),
      offerCount: promotions,
    })),
  };
};

export const offerList: Handler<Calls['offerList']> = (context, request) =>
  listed(context, request.bonusType === '' ? undefined : [request.bonusType], pageOf(request));

/** Refuses: UNKNOWN_OFFER. */
export const relatedOffer: Handler<Calls['relatedOffer']> = async ({ house, lang, refuse }, { configId }) => {
  const promotion = (await promotionBy(house, 'config_id', configId)) ?? refuse('UNKNOWN_OFFER');
  const related = await relatedTo(house, promotion, 4);
  return { list: related.map((row) => itemOf(row, lang)) };
};

export const offerBanner: Handler<Calls['offerBanner']> = async ({ house, lang }) => {
  const rows = await hallBanners(house);
  return {
    list: rows.map(({ banner_code, picture, target, words }) => ({
      picLink: '',
      picContent: '',
      imgLink: bannerAddress(picture === '' ? banner_code : picture),
      imgClickLink: target,
      eyebrow: inLanguage(words.eyebrow, lang),
      title: inLanguage(words.title, lang),
      content: inLanguage(words.content, lang),
      action: inLanguage(words.action, lang),
    })),
  };
};

/** Types that need no input: a player applies with one press, without an amount or a bet. */
const pressed = ['6', '7', 'B', 'C', '5', 'D'];
const mostSelfApplied = 12;

/**
 * Returns bonuses for which a player can apply directly. With `isOwn`, marks those that the player has claimed in the
 * current period. CALL-035
 */
export const querySelfApplyBonusList: Handler<Calls['querySelfApplyBonusList']> = async (
  { house, lang, playerId },
  { isOwn },
) => {
  const all = await promotionsOf(house, pressed);
  const rows = all.filter(({ rule }) => rule.kind !== 'deposit' && rule.kind !== 'elsewhere').slice(0, mostSelfApplied);
  const ids = rows.map(({ config_id }) => config_id);
  const claims = isOwn && playerId !== undefined ? await claimsOf(house, playerId, ids) : [];
  const isClaimed = (configId: string, key: string): boolean =>
    claims.some(({ config_id, period_key }) => config_id === configId && period_key === key);
  return {
    list: rows.map((row) => ({
      articleId: row.article_id,
      configId: row.config_id,
      bonusType: row.bonus_type,
      title: inLanguage(row.titles, lang),
      summary: inLanguage(row.summaries, lang),
      ...fullOf(row),
      isClaimed: isClaimed(row.config_id, periodOf(row.terms.often, house.now()).key),
    })),
  };
};
