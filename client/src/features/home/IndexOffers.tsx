import { useQuery } from '@tanstack/react-query';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataLink } from '#ui/actions/DataLink.tsx';
import { Time } from '#ui/values/Time.tsx';
import { BlockFailed } from './BlockFailed.tsx';
import { ThemedPicture } from '#ui/layout/ThemedPicture.tsx';
import styles from './IndexOffers.module.css';
import { indexOffersQuery } from './Promotions.tsx';

/** Current offers; the block is hidden if there are none. HOME-023, AMB-139 */
export function IndexOffers() {
  const t = useText('lounge');
  const { data, isError, refetch } = useQuery(indexOffersQuery());
  if (isError && !data) return <BlockFailed onRetry={() => void refetch()} />;
  const offers = data?.list ?? [];
  if (offers.length === 0) return null;
  return (
    <section className="section">
      <div className="section-head">
        <h2>{t('offers.title')}</h2>
      </div>
      <ul className={styles.offers}>
        {offers.map(({ configId, title, content, imgLink, imgClickLink, endTime }) => (
          <li key={configId}>
            <Card>
              <DataLink address={imgClickLink} className={styles.offer}>
                {imgLink !== '' && <ThemedPicture src={imgLink} width="320" height="180" loading="lazy" />}
                <b>{title}</b>
                <span className="muted">{content}</span>
                {endTime !== '' && (
                  <span className="faint small">
                    {t('offers.until')} <Time value={endTime} />
                  </span>
                )}
              </DataLink>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
