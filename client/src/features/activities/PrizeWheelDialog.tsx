import { depClickButton, depShowIndexInfo, depShowPrizeInfo } from '@foyer/contract/activities/depositWheel.ts';
import type { ResponseOf } from '@foyer/contract/call.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import styles from './RaffleBoard.module.css';
import { WheelDesk } from './WheelDesk.tsx';
import { WheelPrizes } from './WheelPrizes.tsx';
import { WheelSeeds } from './WheelSeeds.tsx';
import { WheelWinners } from './WheelWinners.tsx';

const request = { configId: '' };
const stale = [depShowIndexInfo, depShowPrizeInfo];

/** The prize wheel for deposits. SI-31, SCREEN-020, SCREEN-058, AMB-013, AMB-141 */
export function PrizeWheelDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText('activities/wheel');
  return (
    <Dialog title={t('wheel.title')} shape="wide" onClose={onClose}>
      <PrizeWheel />
    </Dialog>
  );
}

function PrizeWheel() {
  const t = useText('activities/wheel');
  const index = useQuery(q(depShowIndexInfo, request));
  const prizes = useQuery(q(depShowPrizeInfo, request));
  const failed = index.isError ? index : prizes.isError ? prizes : undefined;
  if (!index.data || !prizes.data) {
    if (failed === undefined) return <SkeletonRows rows={8} />;
    const readAgain = () => void Promise.all([index.refetch(), prizes.refetch()]);
    return (
      <ErrorState title={t('wheel.failed')} onRetry={readAgain} requestId={requestIdOf(failed.error)}>
        {t('failedWords')}
      </ErrorState>
    );
  }
  if (prizes.data.prizes.length === 0) return <EmptyState title={t('closed')}>{t('closedWords')}</EmptyState>;
  const { mine, steps, winners } = index.data;
  return (
    <div className={styles.inDialog}>
      <p className="muted">{t('wheel.lead')}</p>
      <WheelDesk
        wheel="deposit"
        call={depClickButton}
        request={request}
        stale={stale}
        prizes={prizes.data.prizes}
        mine={mine}
      >
        <Steps steps={steps} todaySatang={mine.countedSatang} />
      </WheelDesk>
      <section aria-label={t('prizes')} className={styles.part}>
        <h3>{t('prizes')}</h3>
        <p className="muted">{t('prizesLead')}</p>
        <WheelPrizes prizes={prizes.data.prizes} />
      </section>
      <WheelWinners winners={winners} />
      <section aria-label={t('seeds.title')} className={styles.part}>
        <h3>{t('seeds.title')}</h3>
        <WheelSeeds wheel="deposit" seeds={mine.seeds} stale={stale} />
      </section>
    </div>
  );
}

type Step = ResponseOf<typeof depShowIndexInfo>['steps'][number];

/** The draws for the deposits of a day, and today's deposits. No countdown, because draws do not expire. */
function Steps({ steps, todaySatang }: { readonly steps: readonly Step[]; readonly todaySatang: number }) {
  const t = useText('activities/wheel');
  return (
    <DefinitionRows
      rows={[
        ...steps.map(({ depositSatang, draws }) => ({
          term: t('wheel.step', { amount: amountText(depositSatang) }),
          value: t('wheel.draws', { count: draws }),
        })),
        { term: t('wheel.today'), value: <Money amount={todaySatang} />, tone: 'total' as const },
      ]}
    />
  );
}
