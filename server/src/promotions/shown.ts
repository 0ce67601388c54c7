/** Promotions as shown to players. */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { costToClear } from '@foyer/contract/bonusTerms.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { PromotionItem } from '@foyer/contract/promotions/promotion.ts';
import { offerAddress } from '../pictures/drawn.ts';
import type { Promotion } from './promotionStore.ts';

/** Returns the largest possible bonus and its required turnover, in satang. */
export function fullOf({ terms }: Promotion): { mostSatang: number; costSatang: number } {
  const { gives } = terms;
  if (gives.kind === 'fixed') {
    const bonusSatang = gives.amountSatang;
    return { mostSatang: bonusSatang, costSatang: costToClear(terms, { bonusSatang, depositSatang: 0 }) };
  }
  // Amounts are in whole baht.
  const depositSatang = Math.ceil(gives.capSatang / gives.percent) * 100;
  return {
    mostSatang: gives.capSatang,
    costSatang: costToClear(terms, { bonusSatang: gives.capSatang, depositSatang }),
  };
}

/** An operator's picture, which is a path or an https address, is used as is. */
const pictureOf = (picture: string): string => (/^(\/|https:)/.test(picture) ? picture : offerAddress(picture));

export function itemOf(promotion: Promotion, lang: Locale): PromotionItem {
  const { terms } = promotion;
  return {
    articleId: promotion.article_id,
    configId: promotion.config_id,
    bonusType: promotion.bonus_type,
    title: inLanguage(promotion.titles, lang),
    summary: inLanguage(promotion.summaries, lang),
    imgLink: pictureOf(promotion.picture),
    endTime: promotion.until_ms ?? '',
    ...fullOf(promotion),
    percent: terms.gives.kind === 'percent' ? terms.gives.percent : 0,
    multiple: terms.multiple,
    multipleOf: terms.multipleOf,
    often: terms.often,
  };
}
