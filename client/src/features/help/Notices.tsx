import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Card } from '#ui/layout/Card.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { leftIcon } from '#ui/values/icons.ts';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './Help.module.css';
import { noticeQuery, noticesQuery } from './reads.ts';

/** Pushed notices, newest first. CALL-013, SCREEN-066, AMB-030 */
export function Notices() {
  const t = useText('help');
  const { data, isPending, error, refetch } = useQuery(noticesQuery());
  if (isPending) return <SkeletonRows rows={4} />;
  if (!data) {
    const requestId = requestIdOf(error);
    return <ErrorState title={t('noticesFailed')} onRetry={() => void refetch()} requestId={requestId} />;
  }
  if (data.list.length === 0) return <EmptyState title={t('noNotices')}>{t('noNoticesWords')}</EmptyState>;
  return (
    <ul className={styles.list}>
      {data.list.map(({ id, title, content, createTime }) => (
        <li key={id}>
          <Link to="/helpCenter/startUse" search={{ tab: 'notices', notice: id }} className={styles.entry}>
            <b>{title}</b>
            <span className={styles.short}>{content}</span>
            {createTime !== '' && (
              <span className="faint small">
                <Time value={createTime} />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** One notice, by its id. CALL-040 */
export function Notice({ id }: { readonly id: string }) {
  const t = useText('help');
  const { data, isPending, refetch } = useQuery(noticeQuery(id));
  const back = (
    <Link to="/helpCenter/startUse" search={{ tab: 'notices' }} className={buttonClass({ look: 'quiet' })}>
      <Icon of={leftIcon} />
      {t('backToNotices')}
    </Link>
  );
  if (isPending) return <SkeletonRows rows={3} />;
  if (!data) return <ErrorState title={t('noNotice')} onRetry={() => void refetch()} action={back} />;
  return (
    <article>
      <div className={styles.back}>{back}</div>
      <Card mark="lintel">
        <h2 className={styles.title}>{data.title}</h2>
        <p className="faint small">
          <Time value={data.createTime} />
        </p>
        <p className={styles.words}>{data.content}</p>
      </Card>
    </article>
  );
}
