import { myOfferEkList } from '@foyer/contract/promotions/myOffers.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { Deferred } from '#ui/layout/Deferred.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import styles from './MyOffers.module.css';
import { OfferCard } from './OfferCard.tsx';
import { filterOf, offerKinds, offerStatuses } from './offerSearch.ts';
import type { OfferSearch } from './offerSearch.ts';
import { PrivateOffers } from './PrivateOffers.tsx';

const pageSize = 10;

interface MyOffersProps {
  readonly search: OfferSearch;
  readonly onSearch: (next: OfferSearch) => void;
  /** Link shown if there are no offers yet. */
  readonly action: ReactNode;
}

/** The player's current and past offers, by status and kind. SI-39, SCREEN-078 */
export function MyOffers({ search, onSearch, action }: MyOffersProps) {
  const text = useText('promotions/myOffers');
  const { page = 1, ...filter } = search;
  const read = useQuery({
    ...q(myOfferEkList, { ...filterOf(filter), pageNo: page, pageSize }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const isAll = filter.status === undefined && filter.kind === undefined;
  if (read.isError && !read.data)
    return (
      <Card>
        <ErrorState title={text('failed')} onRetry={() => void read.refetch()} requestId={requestIdOf(read.error)}>
          {text('failedBody')}
        </ErrorState>
      </Card>
    );
  return (
    <div className={styles.offers}>
      {isAll && page === 1 && read.data && <PrivateOffers offers={read.data.privateOffers} />}
      <Filters filter={filter} onFilter={onSearch} />
      {!read.data ? (
        <Card aria-busy>
          <SkeletonRows rows={6} />
        </Card>
      ) : read.data.list.length === 0 ? (
        <Card>
          <EmptyState
            title={text(isAll ? 'empty' : 'emptyFilter')}
            action={isAll ? action : <Button onClick={() => onSearch({})}>{text('showAll')}</Button>}
          >
            {isAll ? text('emptyBody') : undefined}
          </EmptyState>
        </Card>
      ) : (
        <>
          <p className={styles.total}>{text('total', { count: read.data.total })}</p>
          <Deferred by={`${filter.status} ${filter.kind}`}>
            <ul className={styles.list} aria-label={text('list')}>
              {read.data.list.map((offer) => (
                <li key={offer.bonusId}>
                  <OfferCard offer={offer} />
                </li>
              ))}
            </ul>
          </Deferred>
        </>
      )}
      <Pager
        page={page}
        pageSize={pageSize}
        total={read.data?.total ?? 0}
        onPage={(next) => onSearch({ ...filter, ...(next > 1 && { page: next }) })}
      />
    </div>
  );
}

interface FiltersProps {
  readonly filter: OfferSearch;
  readonly onFilter: (next: OfferSearch) => void;
}

/** Both filters are in the address. A change returns to the first page. */
function Filters({ filter: { status, kind }, onFilter }: FiltersProps) {
  const text = useText('promotions/myOffers');
  const label = useText('labels');
  const ui = useText('ui');
  return (
    <div className={styles.filters}>
      <Chips
        label={text('status')}
        selected={status ?? 'all'}
        onSelect={(next) => onFilter({ ...(kind !== undefined && { kind }), ...(next !== 'all' && { status: next }) })}
        chips={[
          { value: 'all', label: ui('all') },
          ...offerStatuses.map((one) => ({
            value: one,
            label: one === 'beingStaked' ? text('beingStaked') : label(`offerStatus.${one}`),
          })),
        ]}
      />
      <Field label={text('kind')} className={styles.kind}>
        {(control) => (
          <Select
            {...control}
            value={kind ?? ''}
            options={[
              { value: '', label: text('allKinds') },
              ...offerKinds.map((one) => ({ value: one, label: label(`bonusKind.${one}`) })),
            ]}
            onChange={({ target }) => {
              const next = offerKinds.find((one) => one === target.value);
              onFilter({ ...(status !== undefined && { status }), ...(next !== undefined && { kind: next }) });
            }}
          />
        )}
      </Field>
    </div>
  );
}
