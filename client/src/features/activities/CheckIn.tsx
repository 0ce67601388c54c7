import { checkin, checkinInfo } from '@foyer/contract/activities/checkIn.ts';
import type { CheckInInfo } from '@foyer/contract/activities/checkIn.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { BonusCard } from '#bonus/BonusCard.tsx';
import { moneyReads } from '#bonus/moneyReads.ts';
import { useGuardedCall } from '#bonus/useGuardedCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { amountText } from '@foyer/text/amount.ts';
import { plainAmount } from '@foyer/text/amountForms.ts';
import { Note } from '#ui/feedback/Note.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import styles from './checkIn.module.css';
import { CheckInDays } from './CheckInDays.tsx';
import { CheckInDraw } from './CheckInDraw.tsx';

const stale = [checkinInfo, ...moneyReads] as const;

/** The daily check-in: its bonus and its draw. Missed days cost nothing. CALL-143, CALL-144, CALL-145, SCREEN-044 */
export function CheckIn() {
  const text = useText('activities/rewards');
  const read = useQuery({ ...q(checkinInfo, {}), staleTime: 0, meta: { isShownByCaller: true } });
  if (read.data) return <Loaded info={read.data} />;
  return (
    <Card aria-busy={!read.isError}>
      {read.isError ? (
        <ErrorState
          title={text('checkIn.failed')}
          onRetry={() => void read.refetch()}
          requestId={requestIdOf(read.error)}
        >
          {text('checkIn.failedWords')}
        </ErrorState>
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Card>
  );
}

function Loaded({ info }: { readonly info: CheckInInfo }) {
  const text = useText('activities/rewards');
  const { today, isCheckedIn, total, streak, place, days } = info;
  const claim = useGuardedCall(checkin, stale);
  const day = days.find((one) => one.place === place);
  const press = async () => {
    const answer = await claim.send({});
    if (answer === undefined || answer === 'held') return;
    const args = { amount: amountText(answer.amountSatang), cost: amountText(answer.costSatang) };
    showMessage({ kind: 'success', text: text(answer.costSatang > 0 ? 'received' : 'receivedPlain', args) });
  };
  return (
    <div className={styles.stack}>
      <Card
        mark="lintel"
        title={text('checkIn.title')}
        aside={<span className="muted small">{text('times', { total, streak })}</span>}
      >
        <CheckInDays
          label={text('checkIn.title')}
          days={days.map((one) => ({ place: one.place, brings: plainAmount(one.amountSatang) }))}
          place={place}
          isDone={isCheckedIn}
        />
        <p className="muted small">{text('checkIn.rule', { today })}</p>
      </Card>
      {isCheckedIn ? (
        <Note tone="good">
          <b>{text('checkIn.done')}</b> {text('checkIn.doneWords')}
        </Note>
      ) : (
        day && (
          <BonusCard name={text('checkIn.today')} bonusType="4" terms={day.terms} show="folded">
            <Button look="primary" state={claim.isHeld ? 'busy' : 'ready'} onClick={() => void press()}>
              {text('checkIn.button', { amount: amountText(day.amountSatang) })}
            </Button>
          </BonusCard>
        )
      )}
      <CheckInDraw info={info} />
    </div>
  );
}
