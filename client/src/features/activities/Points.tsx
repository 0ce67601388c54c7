import type { ResponseOf } from '@foyer/contract/call.ts';
import {
  checkIntegralConfigList,
  checkInHistory,
  getUserCheckInfo,
  getUserIntegral,
  userCheckIn,
} from '@foyer/contract/activities/points.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useGuardedCall } from '#bonus/useGuardedCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { Note } from '#ui/feedback/Note.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import checkInStyles from './checkIn.module.css';
import { CheckInDays } from './CheckInDays.tsx';
import styles from './points.module.css';
import { PointsHistory } from './PointsHistory.tsx';
import { PointsShop } from './PointsShop.tsx';

const fresh = { staleTime: 0, meta: { isShownByCaller: true } };
const stale = [getUserCheckInfo, getUserIntegral, checkInHistory] as const;

/** Daily points and their exchange. SCREEN-043, CALL-191 to CALL-198 */
export function Points() {
  return (
    <div className={checkInStyles.stack}>
      <SignIn />
      <PointsShop />
      <PointsHistory />
    </div>
  );
}

function SignIn() {
  const text = useText('activities/rewards');
  const days = useQuery({ ...q(checkIntegralConfigList, {}), ...fresh });
  const state = useQuery({ ...q(getUserCheckInfo, {}), ...fresh });
  const mine = useQuery({ ...q(getUserIntegral, {}), ...fresh });
  const failed = [days, state, mine].find((read) => read.isError && read.data === undefined);
  if (failed) {
    return (
      <Card>
        <ErrorState
          title={text('points.failed')}
          onRetry={() => void Promise.all([days.refetch(), state.refetch(), mine.refetch()])}
          requestId={requestIdOf(failed.error)}
        >
          {text('points.failedWords')}
        </ErrorState>
      </Card>
    );
  }
  if (!days.data || !state.data || !mine.data) {
    return (
      <Card aria-busy="true">
        <SkeletonRows rows={5} />
      </Card>
    );
  }
  return <SignInCard days={days.data.list} state={state.data} mine={mine.data} />;
}

interface SignInCardProps {
  readonly days: ResponseOf<typeof checkIntegralConfigList>['list'];
  readonly state: ResponseOf<typeof getUserCheckInfo>;
  readonly mine: ResponseOf<typeof getUserIntegral>;
}

function SignInCard({ days, state, mine }: SignInCardProps) {
  const text = useText('activities/rewards');
  const sign = useGuardedCall(userCheckIn, stale);
  const { place, isSigned, total, streak } = state;
  const earns = days.find((day) => day.place === place)?.points ?? 0;
  const press = async () => {
    const answer = await sign.send({});
    if (answer === undefined || answer === 'held') return;
    showMessage({ kind: 'success', text: text('points.got', { points: answer.earned }) });
  };
  return (
    <Card
      mark="lintel"
      title={text('points.title')}
      aside={<span className="muted small">{text('times', { total, streak })}</span>}
    >
      <div className={checkInStyles.stack}>
        <dl className={styles.mine}>
          <dt>{text('points.mine')}</dt>
          <dd>{mine.points}</dd>
          <dd className={styles.sums}>
            <span>{text('points.earned', { points: mine.earned })}</span>
            <span>{text('points.spent', { points: mine.spent })}</span>
          </dd>
        </dl>
        <CheckInDays
          label={text('points.title')}
          days={days.map((day) => ({ place: day.place, brings: `+${day.points}` }))}
          place={place}
          isDone={isSigned}
        />
        {isSigned ? (
          <Note tone="good">{text('points.done')}</Note>
        ) : (
          <div>
            <Button look="primary" state={sign.isHeld ? 'busy' : 'ready'} onClick={() => void press()}>
              {text('points.button', { points: earns })}
            </Button>
          </div>
        )}
        <p className="muted small">{text('points.rule')}</p>
      </div>
    </Card>
  );
}
