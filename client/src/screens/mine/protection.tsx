import { protection } from '@foyer/contract/protection/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, createFileRoute } from '@tanstack/react-router';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { Activity } from '#features/protection/Activity.tsx';
import { HelpContacts } from '#features/protection/HelpContacts.tsx';
import { HouseRules } from '#features/protection/HouseRules.tsx';
import { Limits } from '#features/protection/Limits.tsx';
import styles from '#features/protection/Protection.module.css';
import { SelfTest } from '#features/protection/SelfTest.tsx';
import { RunningStop, Stops } from '#features/protection/Stops.tsx';
import { ThisSession } from '#features/protection/ThisSession.tsx';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';

export const Route = createFileRoute('/mine/protection')({ component: ProtectionScreen });

/** Play safe: limits, breaks, reality check, self-test, help, and what was played. M06, M12 to M17, M25 */
function ProtectionScreen() {
  const text = useText('protection');
  const read = useQuery(q(protection, {}));
  const { data } = read;
  return (
    <>
      <PageHead
        title={text('title')}
        lead={text('lead')}
        aside={
          <Link to="/helpCenter/startUse" search={{ id: 'play-limits' }} className="link small">
            {text('article')}
          </Link>
        }
      />
      <div className={styles.page}>
        {data?.stop && <RunningStop stop={data.stop} />}
        {data && (
          <>
            <ThisSession minutes={data.checkMinutes} />
            <Limits limits={data.limits} nowMs={data.nowMs} looseningHours={data.looseningHours} />
            <Stops />
          </>
        )}
        {!data && (
          <Card aria-busy={!read.isError}>
            {read.isError ? (
              <ErrorState
                title={text('failed')}
                onRetry={() => void read.refetch()}
                requestId={requestIdOf(read.error)}
              >
                {text('failedWords')}
              </ErrorState>
            ) : (
              <SkeletonRows rows={8} />
            )}
          </Card>
        )}
        <HouseRules />
        <SelfTest />
        <HelpContacts />
        <Activity />
      </div>
    </>
  );
}
