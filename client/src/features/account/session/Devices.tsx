import { endLoginSession, endOtherSessions, loginSessions } from '@foyer/contract/account/sessions.ts';
import type { LoginSession } from '@foyer/contract/account/sessions.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '#api/failureText.ts';
import { q } from '#api/query.ts';
import { isFailure } from '#api/failure.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useProvedCall } from '#session/useProvedCall.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { clockIcon, phoneIcon } from '#ui/values/icons.ts';
import { showMessage } from '#ui/messages/messages.ts';
import { Pager } from '#ui/actions/Pager.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Time } from '#ui/values/Time.tsx';
import { SafetyGroup } from '../safety/SafetyRow.tsx';
import styles from './Devices.module.css';

const pageSize = 10;

/** Where the account is logged in and was in the last 90 days; any other device can be logged out from here. S17 */
export function Devices() {
  const t = useText('account/session');
  const [page, setPage] = useState(1);
  const [wanted, setWanted] = useState<LoginSession | 'others'>();
  const read = useQuery({
    ...q(loginSessions, { pageNo: page, pageSize }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { list: rows = [], total = 0 } = read.data ?? {};
  const hasOthers = rows.some(({ isCurrent, end }) => !isCurrent && end === undefined);
  return (
    <>
      <SafetyGroup title={t('title')} words={t('lead')}>
        {read.isPending && (
          <li className={styles.item}>
            <SkeletonRows rows={2} />
          </li>
        )}
        {read.isError && !read.data && (
          <li>
            <ErrorState title={t('failed')} onRetry={() => void read.refetch()} requestId={requestIdOf(read.error)} />
          </li>
        )}
        {rows.map((session) => (
          <Row key={session.sessionId} session={session} onEnd={() => setWanted(session)} />
        ))}
        {(hasOthers || total > pageSize) && (
          <li className={styles.foot}>
            <Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />
            {hasOthers && (
              <Button size="small" onClick={() => setWanted('others')}>
                {t('endOthers')}
              </Button>
            )}
          </li>
        )}
      </SafetyGroup>
      {wanted !== undefined && <Confirm wanted={wanted} onClose={() => setWanted(undefined)} />}
    </>
  );
}

function Row({ session, onEnd }: { readonly session: LoginSession; readonly onEnd: () => void }) {
  const t = useText('account/session');
  const name = session.device === '' ? t('unknown') : session.device;
  const isOpen = session.end === undefined;
  return (
    <li className={styles.item}>
      <Icon of={isOpen ? phoneIcon : clockIcon} />
      <span className={styles.words}>
        <b>
          {name}
          {session.isCurrent && <Badge tone="good">{t('current')}</Badge>}
          {!isOpen && <Badge>{t(`ends.${session.end ?? 'logout'}`)}</Badge>}
        </b>
        <span className="faint small">
          {t('opened')} <Time value={session.openedMs} />
        </span>
        {isOpen && !session.isCurrent && (
          <span className="faint small">
            {t('seen')} <Time value={session.seenMs} />
          </span>
        )}
        {session.place !== '' && (
          <span className="faint small">
            {t('from')} {session.place}
          </span>
        )}
      </span>
      {isOpen && !session.isCurrent && (
        <Button size="small" aria-label={`${t('end')} ${name}`} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

interface ConfirmProps {
  readonly wanted: LoginSession | 'others';
  readonly onClose: () => void;
}

function Confirm({ wanted, onClose }: ConfirmProps) {
  const t = useText('account/session');
  const done = { invalidates: [loginSessions], onDone: () => showMessage({ kind: 'success', text: t('ended') }) };
  const endOne = useProvedCall(endLoginSession, done);
  const endAll = useProvedCall(endOtherSessions, done);
  const failureText = useFailureText();
  const end = async () => {
    try {
      await (wanted === 'others' ? endAll.send({}) : endOne.send({ sessionId: wanted.sessionId }));
    } catch (error) {
      if (!isFailure(error)) throw error;
      error.isShown = true;
      showMessage({ kind: 'warning', text: failureText(error), requestId: error.requestId });
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      title={t(wanted === 'others' ? 'askOthers' : 'askOne')}
      keep={t('keep')}
      confirm={t(wanted === 'others' ? 'endOthers' : 'end')}
      tone="danger"
      isBusy={endOne.isPending || endAll.isPending}
      onKeep={onClose}
      onConfirm={() => void end()}
    >
      <p>{t('askWords')}</p>
    </ConfirmDialog>
  );
}
