import { useQuery } from '@tanstack/react-query';
import { listState } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { playIcon } from '#ui/values/icons.ts';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './HighlightVideos.module.css';
import { videosQuery } from './reads.ts';

/** Only web addresses and paths of this site are followed. */
const isWebAddress = (url: string): boolean => /^(https?:\/\/|\/(?!\/))/.test(url);

/** Highlights of the leaderboard; hidden if there are none. CALL-016, SCREEN-046 */
export function HighlightVideos() {
  const t = useText('lobby/byType');
  const state = listState(useQuery(videosQuery()));
  return (
    <section className="section" aria-label={t('videos.title')}>
      <div className="section-head">
        <h2>{t('videos.title')}</h2>
      </div>
      {state.status === 'failed' && (
        <ErrorState title={t('videos.failed')} onRetry={state.onRetry} requestId={state.requestId} />
      )}
      {state.status === 'loading' && <SkeletonRows rows={2} />}
      {state.status === 'ready' && <Videos list={state.rows.filter(({ videoUrl }) => isWebAddress(videoUrl))} />}
    </section>
  );
}

interface Video {
  readonly id: string;
  readonly title: string;
  readonly picture: string;
  readonly videoUrl: string;
  readonly isReplay: boolean;
  readonly createTime: number | string;
}

function Videos({ list }: { readonly list: readonly Video[] }) {
  const t = useText('lobby/byType');
  if (list.length === 0) {
    return (
      <p className={styles.none}>
        <Icon of={playIcon} />
        <span>
          <b>{t('videos.empty')}</b> {t('videos.emptyText')}
        </span>
      </p>
    );
  }
  return (
    <>
      {list.some(({ isReplay }) => isReplay) && (
        <p className={`muted small ${styles.note ?? ''}`}>{t('videos.replayText')}</p>
      )}
      <ul className={styles.videos}>
        {list.map((video) => (
          <li key={video.id}>
            <a href={video.videoUrl} target="_blank" rel="noopener noreferrer" title={t('videos.newWindow')}>
              <span className={styles.pic}>
                {video.picture !== '' && (
                  <img src={video.picture} alt="" width="320" height="180" loading="lazy" fetchPriority="low" />
                )}
                <Icon of={playIcon} size={24} />
              </span>
              <b>{video.title}</b>
            </a>
            {video.isReplay && <Badge tone="truth">{t('videos.replay')}</Badge>}
            {!video.isReplay && video.createTime !== '' && (
              <span className="faint tiny">
                <Time value={video.createTime} show="day" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
