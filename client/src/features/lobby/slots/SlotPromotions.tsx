import { useQuery } from '@tanstack/react-query';
import { BannerSlides } from '#features/home/Banners.tsx';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataLink, leadsTo } from '#ui/actions/DataLink.tsx';
import styles from './SlotPromotions.module.css';
import { slotBannersQuery, slotOffersQuery } from './slotFilter.ts';

/** Only pages of this site and web addresses are followed. */
const isFollowed = (target: string): boolean => /^(\/(?!\/)|https?:)/.test(target);

/** The lobby's banners, if any. SCREEN-064 */
export function SlotBanners() {
  const s = useText('lobby/slots');
  const { data, isError, refetch } = useQuery(slotBannersQuery());
  if (isError && !data) {
    return (
      <p role="alert" className={styles.failed}>
        {s('bannersFailed')} <Button onClick={() => void refetch()}>{s('readAgain')}</Button>
      </p>
    );
  }
  if (!data) return <div className={styles.waiting} />;
  const list = data.list.map((banner) => ({
    ...banner,
    picLink: '',
    picContent: '',
    imgClickLink: isFollowed(banner.imgClickLink) ? banner.imgClickLink : '',
  }));
  return list.length > 0 && <BannerSlides list={list} isStrip />;
}

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
