import { timing } from '@foyer/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Carousel } from '#ui/layout/Carousel.tsx';
import { ThemedPicture } from '#ui/layout/ThemedPicture.tsx';
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
  if (!data) return <div className={styles.slide} />;
  if (data.list.length === 0) return null;
  const slides = data.list.map((banner, index) => ({
    id: `${index} ${banner.imgLink}`,
    label: banner.title,
    content: (
      <div className={styles.slide}>
        <ThemedPicture className={styles.scene} src={banner.imgLink} crop="strip" width="1240" height="420" />
        <div className={styles.copy}>
          <p className={styles.title}>{banner.title}</p>
          <p className={styles.words}>{banner.content}</p>
          {isFollowed(banner.imgClickLink) && (
            <a href={banner.imgClickLink} className={buttonClass({ className: styles.action })}>
              {banner.action === '' ? banner.title : banner.action}
            </a>
          )}
        </div>
      </div>
    ),
  }));
  return <Carousel label={s('banners')} slides={slides} stayMs={timing.autoplayMs} />;
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
