import { securityEvents } from '@foyer/contract/account/securityEvents.ts';
import type { SecurityEvent } from '@foyer/contract/account/securityEvents.ts';
import type { SecurityOutcome } from '@foyer/contract/securityEventKinds.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { Time } from '#ui/values/Time.tsx';
import { clockIcon } from '#ui/values/icons.ts';
import { SafetyGroup } from '../safety/SafetyRow.tsx';
import styles from './Devices.module.css';

const pageSize = 10;
const tones = { done: 'good', refused: 'bad', unknown: 'warn' } as const satisfies Record<SecurityOutcome, string>;

/** What happened to the security of the account in the last 90 days, also by others who named it. S18 */
export function Activity() {
  const t = useText('account/session');
  const [page, setPage] = useState(1);
  const read = useQuery({
    ...q(securityEvents, { pageNo: page, pageSize }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { list: rows = [], total = 0 } = read.data ?? {};
  return (
    <SafetyGroup title={t('activity.title')} words={t('activity.lead')}>
      {read.isPending && (
        <li className={styles.item}>
          <SkeletonRows rows={2} />
        </li>
      )}
      {read.isError && !read.data && (
        <li>
          <ErrorState
            title={t('activity.failed')}
            onRetry={() => void read.refetch()}
            requestId={requestIdOf(read.error)}
          />
        </li>
      )}
      {read.data !== undefined && total === 0 && <li className={styles.item}>{t('activity.empty')}</li>}
      {rows.map((event) => (
        <Row key={event.eventId} event={event} />
      ))}
      {total > pageSize && (
        <li className={styles.foot}>
          <Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />
        </li>
      )}
    </SafetyGroup>
  );
}

function Row({ event }: { readonly event: SecurityEvent }) {
  const t = useText('account/session');
  return (
    <li className={styles.item}>
      <Icon of={clockIcon} />
      <span className={styles.words}>
        <b>
          {t(`activity.kind.${event.kind}`)}
          <Badge tone={tones[event.outcome]}>{t(`activity.outcome.${event.outcome}`)}</Badge>
        </b>
        <span className="faint small">
          <Time value={event.atMs} />
        </span>
        <span className="faint small">
          {event.device === '' ? t('unknown') : event.device}
          {event.place !== '' && ` · ${t('from')} ${event.place}`}
        </span>
      </span>
    </li>
  );
}
