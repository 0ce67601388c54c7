import { useQuery } from '@tanstack/react-query';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import styles from './Invite.module.css';
import { bonusQuery } from './reads.ts';

/** Totals of all invitations, and the operator's words for players of an agent. CALL-167, SCREEN-055 */
export function InviteBonus() {
  const t = useText('invite');
  const read = useQuery(bonusQuery());
  return (
    <Card title={t('mine')} aria-busy={read.isPending}>
      {read.isError ? (
        <ErrorState title={t('mineFailed')} onRetry={() => void read.refetch()} requestId={requestIdOf(read.error)} />
      ) : read.data ? (
        <>
          <dl className={styles.sums}>
            <div>
              <dt>{t('total')}</dt>
              <dd>
                <Money amount={read.data.totalSatang} size={24} />
              </dd>
            </div>
            <div>
              <dt>{t('friends')}</dt>
              <dd className={styles.sum}>{read.data.friends}</dd>
            </div>
            <div>
              <dt>{t('waiting')}</dt>
              <dd className={styles.sum}>{read.data.waiting}</dd>
            </div>
          </dl>
          {read.data.bonusText !== '' && <Note tone="accent">{read.data.bonusText}</Note>}
        </>
      ) : (
        <Skeleton height={64} />
      )}
    </Card>
  );
}
