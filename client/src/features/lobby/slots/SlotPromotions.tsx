import { useQuery } from '@tanstack/react-query';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataLink, leadsTo } from '#ui/actions/DataLink.tsx';
import styles from './SlotPromotions.module.css';
import { slotOffersQuery } from './slotFilter.ts';

/** Current offers for slots, if any. */
export function SlotOffers() {
  const s = useText('lobby/slots');
  const { data, isError, refetch } = useQuery(slotOffersQuery());
  if (isError && !data) {
    return (
      <p role="alert" className={styles.failed}>
        {s('offersFailed')} <Button onClick={() => void refetch()}>{s('readAgain')}</Button>
      </p>
    );
  }
  if (!data || data.list.length === 0) return null;
  return (
    <section className={styles.offers} aria-label={s('offers')}>
      {data.list.map(({ configId, title, content, imgClickLink }) => (
        <Card key={configId} title={title}>
          <p className="muted">{content}</p>
          {leadsTo(imgClickLink) !== 'nowhere' && (
            <DataLink address={imgClickLink} className="link">
              {s('offerOpen')}
            </DataLink>
          )}
        </Card>
      ))}
    </section>
  );
}
