import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listState } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { rightIcon } from '#ui/values/icons.ts';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import styles from './GroupOverview.module.css';
import { groupLink } from './groupLinks.ts';
import { groupsQuery } from './reads.ts';

/** Every group that has a platform, with its platforms and a link. CALL-048, SCREEN-031, SCREEN-032, SCREEN-081 */
export function GroupOverview() {
  const t = useText('lobby/byType');
  const state = listState(useQuery(groupsQuery()));
  return (
    <section className="section" aria-label={t('hub.tabs')}>
      <div className="section-head">
        <h2>{t('hub.tabs')}</h2>
      </div>
      {state.status === 'failed' && (
        <ErrorState title={t('hub.groupsFailed')} onRetry={state.onRetry} requestId={state.requestId} />
      )}
      {state.status === 'loading' && <SkeletonRows rows={4} rowHeight={88} />}
      {state.status === 'ready' && (
        <ul className={styles.groups}>
          {state.rows
            .filter(({ platforms }) => platforms.length > 0)
            .map(({ group, gameCount, platforms }) => (
              <li key={group}>
                <Link {...groupLink(group)} className={styles.group}>
                  <span className={styles.words}>
                    <b>{t(`group.${group}`)}</b>
                    <span className="faint small num">
                      {t('hub.groupCount', { platforms: platforms.length, games: gameCount })}
                    </span>
                  </span>
                  <span className={styles.marks}>
                    {platforms
                      .slice(0, 6)
                      .map(({ platformCode, logoImg }) =>
                        logoImg === '' ? null : (
                          <img key={platformCode} src={logoImg} alt="" width="32" height="32" loading="lazy" />
                        ),
                      )}
                  </span>
                  <Icon of={rightIcon} size={16} />
                </Link>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
