import { bannerList, bannerPicture } from '@foyer/contract/home/home.ts';
import type { Banner } from '@foyer/contract/home/home.ts';
import { timing } from '@foyer/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { useHydrated } from '#session/hydrated.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { classes } from '#ui/classes.ts';
import { Carousel } from '#ui/layout/Carousel.tsx';
import { ThemedPicture } from '#ui/layout/ThemedPicture.tsx';
import { BlockFailed } from './BlockFailed.tsx';
import styles from './Banners.module.css';

export const bannersQuery = () => q(bannerList, { position: 'home' });

/** A loop of banners, one every four seconds, that can be paused. HOME-001 to HOME-004 */
export function Banners() {
  const { data, isError, refetch } = useQuery(bannersQuery());
  if (isError && !data) return <BlockFailed className={styles.place} onRetry={() => void refetch()} />;
  if (!data) return <div className={styles.place} />;
  return <BannerSlides list={data.list} />;
}

interface BannerSlidesProps {
  readonly list: readonly Banner[];
  /** A low strip at every width; otherwise only on phones. */
  readonly isStrip?: boolean;
}

/** Renders nothing if there is no banner. */
export function BannerSlides({ list, isStrip = false }: BannerSlidesProps) {
  const t = useText('home');
  const isHydrated = useHydrated();
  const isPlayer = useVisitor() === 'player';
  // Banners that lead to the registration are hidden from players.
  const shown = isPlayer ? list.filter((banner) => bannerPicture(banner).target !== '/register') : list;
  const slides = shown.map((banner, index) => ({
    id: `${index} ${bannerPicture(banner).picture}`,
    label: banner.title,
    content: (
      <div className={classes('themed', styles.slide, isStrip && styles.strip)}>
        {/* Other slides are rendered after hydration, so that their pictures do not compete with the first. HOME-003 */}
        {(index === 0 || isHydrated) && (
          <Slide banner={banner} isFirst={index === 0 && !isStrip} crop={isStrip ? 'strip' : 'wide'} />
        )}
      </div>
    ),
  }));
  return <Carousel label={t('banners.label')} slides={slides} stayMs={timing.autoplayMs} />;
}

interface SlideProps {
  readonly banner: Banner;
  readonly isFirst: boolean;
  readonly crop: 'wide' | 'strip';
}

function Slide({ banner, isFirst, crop }: SlideProps) {
  const { picture, target } = bannerPicture(banner);
  return (
    <>
      <ThemedPicture className={styles.scene} src={picture} crop={crop} fetchPriority={isFirst ? 'high' : 'low'} />
      <div className={styles.copy}>
        {banner.eyebrow !== '' && <span className={styles.eyebrow}>{banner.eyebrow}</span>}
        <p className={styles.title}>{banner.title}</p>
        <p className={styles.words}>{banner.content}</p>
        {target !== '' && (
          <a href={target} className={buttonClass({ look: 'primary', size: 'large', className: styles.action })}>
            {banner.action === '' ? banner.title : banner.action}
          </a>
        )}
      </div>
    </>
  );
}
