import { useQuery } from '@tanstack/react-query';
import { BannerSlides } from '#features/home/Banners.tsx';
import { slotBannersQuery } from '#features/lobby/slots/slotFilter.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import styles from './SlotBanners.module.css';

/** Only pages of this site and web addresses are followed. */
const isFollowed = (target: string): boolean => /^(\/(?!\/)|https?:)/.test(target);

/** The slot lobby's banners, if any. SCREEN-064 */
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
