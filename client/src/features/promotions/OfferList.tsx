import { discountFilterLabel, discountFilters } from '@foyer/contract/promotions/bonusType.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Chips } from '#ui/actions/Chips.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import type { HallSearch } from './hallSearch.ts';
import { OfferCards, OfferCardsWaiting } from './OfferCards.tsx';
import styles from './Hall.module.css';
import { hallQuery } from './reads.ts';

interface OfferListProps {
  readonly search: HallSearch;
  readonly onSearch: (search: HallSearch) => void;
}

/** Number of cards shown at first, and added by each press. */
const batch = 24;

/** The eight filters of the hall. ENUM-018, CONST-031, SCREEN-083 */
export function OfferFilters({ search: { type }, onSearch }: OfferListProps) {
  const t = useText('promotions');
  const labels = useText('labels');
  return (
    <Chips
      label={t('filters')}
      selected={type ?? 'all'}
      onSelect={(chosen) => onSearch(chosen === 'all' ? {} : { type: chosen })}
      chips={discountFilters.map((filter) => ({ value: filter, label: labels(discountFilterLabel(filter)) }))}
    />
  );
}

/** The promotions of the chosen filter. SI-27, CALL-034, CONST-002, ERR-033 */
export function OfferList({ search, onSearch }: OfferListProps) {
  const t = useText('promotions');
  const { type, page = 1 } = search;
  const { data, error, refetch } = useQuery(hallQuery(type ?? 'all'));
  if (data === undefined && error !== null) {
    return (
      <ErrorState title={t('listFailed')} onRetry={() => void refetch()} requestId={requestIdOf(error)}>
        {t('listFailedWords')}
      </ErrorState>
    );
  }
  if (data === undefined) return <OfferCardsWaiting count={6} />;
  if (data.list.length === 0) {
    return (
      <EmptyState
        title={t('empty')}
        action={
          type !== undefined && (
            <Link to="/discounts/all" className={buttonClass({ look: 'second' })}>
              {t('showAll')}
            </Link>
          )
        }
      >
        {t('emptyWords')}
      </EmptyState>
    );
  }
  const left = data.list.length - page * batch;
  return (
    <section aria-label={t('list')}>
      <OfferCards label={t('list')} offers={data.list.slice(0, page * batch)} search={search} eager={2} />
      {left > 0 && (
        <p className={styles.more}>
          <Button onClick={() => onSearch({ ...search, page: page + 1 })}>
            {t('more', { count: Math.min(batch, left), left })}
          </Button>
        </p>
      )}
    </section>
  );
}
