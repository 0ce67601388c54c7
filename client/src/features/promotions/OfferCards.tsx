import { bonusTypeLabel } from '@foyer/contract/promotions/bonusType.ts';
import type { PromotionItem } from '@foyer/contract/promotions/promotion.ts';
import { Link } from '@tanstack/react-router';
import { plainMoney } from '#bonus/plainWords.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import { ThemedPicture } from '#ui/layout/ThemedPicture.tsx';
import type { HallSearch } from './hallSearch.ts';
import styles from './OfferCards.module.css';

interface OfferCardsProps {
  readonly label: string;
  readonly offers: readonly PromotionItem[];
  readonly search: HallSearch;
  /** `side`: in one column at the side of a wide page. */
  readonly place?: 'main' | 'side';
  /** Number of pictures to load at once, because they are in view. */
  readonly eager?: number;
}

/** Promotions as cards with their benefits and costs. SI-27 */
export function OfferCards({ label, offers, search, place = 'main', eager = 0 }: OfferCardsProps) {
  return (
    <ul className={classes(styles.cards, place === 'side' && styles.atSide)} aria-label={label}>
      {offers.map((offer, index) => (
        <li key={offer.articleId}>
          <OfferCard offer={offer} search={search} loading={index < eager ? 'eager' : 'lazy'} />
        </li>
      ))}
    </ul>
  );
}

interface OfferCardProps {
  readonly offer: PromotionItem;
  readonly search: HallSearch;
  readonly loading: 'eager' | 'lazy';
}

function OfferCard({ offer, search, loading }: OfferCardProps) {
  const t = useText('promotions');
  const labels = useText('labels');
  const { articleId, title, summary, imgLink, multiple, mostSatang, costSatang, often, bonusType } = offer;
  return (
    <Link to="/discounts/all" search={{ ...search, id: articleId }} className={styles.card} preload={false}>
      {imgLink !== '' && (
        <ThemedPicture className={styles.picture} src={imgLink} width="720" height="400" loading={loading} />
      )}
      <span className={styles.body}>
        <span className={styles.head}>
          <b className={styles.title}>{title}</b>
          <Badge>{labels(bonusTypeLabel(bonusType))}</Badge>
        </span>
        <span className={styles.summary}>{summary}</span>
        <span className={styles.facts}>
          <Fact
            term={t('card.multiple')}
            value={
              multiple === undefined
                ? '–'
                : multiple === 0
                  ? t('card.free')
                  : t('card.times', { multiple: String(multiple) })
            }
          />
          <Fact term={t('card.most')} value={mostSatang === undefined ? '–' : plainMoney(mostSatang)} />
          <Fact term={t('card.often')} value={t(`often.${often}`)} />
        </span>
        {costSatang !== undefined && (
          <span className={styles.cost}>
            {costSatang === 0 ? t('card.noCost') : costText(t, offer, plainMoney(costSatang))}
          </span>
        )}
      </span>
    </Link>
  );
}

/** The cost, with what the multiple refers to, because the multiple alone is unclear. M22 */
function costText(t: Text<'promotions'>, { multiple, multipleOf }: PromotionItem, amount: string): string {
  if (multiple === undefined || multipleOf === '') return t('card.cost', { amount });
  const args = { amount, multiple: String(multiple) };
  return multipleOf === 'bonus' ? t('card.costBonus', args) : t('card.costBoth', args);
}

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <span className={styles.fact}>
      <span>{term}</span>
      <b>{value}</b>
    </span>
  );
}

/** Placeholders of the cards' size. */
export function OfferCardsWaiting({ count }: { readonly count: number }) {
  const text = useText('ui');
  return (
    <div className={styles.cards} role="status" aria-busy="true" aria-label={text('loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton ratio={[720, 400]} shape="tile" />
          <span className={styles.body}>
            <Skeleton width="60%" height={20} />
            <Skeleton height={40} />
            <Skeleton height={48} />
            <Skeleton width="70%" />
          </span>
        </div>
      ))}
    </div>
  );
}
