import { refresh } from '@foyer/contract/wallet/balance.ts';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useFiguresStale } from '#session/figures.ts';
import { useText } from '#text/useText.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { refreshIcon } from '#ui/values/icons.ts';
import { Money } from '#ui/values/Money.tsx';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import { deviceTime } from '@foyer/text/time.ts';
import styles from './BalanceSummary.module.css';

interface BalanceSummaryProps {
  /** Links to deposit and withdrawal, if the view offers them. */
  readonly actions?: ReactNode;
}

/** Total, main wallet and games. A figure that could not be re-read says how old it is. ENTITY-004, R03 */
export function BalanceSummary({ actions }: BalanceSummaryProps) {
  const text = useText('wallet/balance');
  const wallet = useText('wallet');
  const balance = useQuery({ ...q(refresh, {}), staleTime: 0 });
  const assets = balance.data;
  const isStale = useFiguresStale();
  const readAgain = () => {
    void balance.refetch().then(({ isSuccess }) => isSuccess && announce(text('refreshed')));
  };
  if (balance.isError && !assets) {
    return (
      <Card mark="lintel">
        <ErrorState title={text('readFailed')} onRetry={readAgain} requestId={requestIdOf(balance.error)}>
          {text('readFailedBody')}
        </ErrorState>
      </Card>
    );
  }
  return (
    <Card mark="lintel lit" aria-busy={balance.isFetching}>
      <div className={styles.head}>
        <span className="muted">{text('total')}</span>
        <IconButton label={text('refresh')} icon={refreshIcon} onClick={readAgain} />
      </div>
      {assets ? <Money amount={assets.accountSatang} size={44} /> : <Skeleton width={220} height={51} />}
      {(balance.isError || isStale) && balance.dataUpdatedAt > 0 && (
        <p className={styles.stale} role="status">
          {wallet('asOf', { time: deviceTime(balance.dataUpdatedAt) })}
        </p>
      )}
      <dl className={styles.split}>
        <Part label={text('main')} amount={assets?.mainSatang} />
        <Part label={text('games')} amount={assets && assets.accountSatang - assets.mainSatang} />
        <Part label={text('available')} amount={assets?.availableSatang} />
      </dl>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}

function Part({ label, amount }: { readonly label: string; readonly amount: number | undefined }) {
  return (
    <div>
      <dt className="faint small">{label}</dt>
      <dd>{amount === undefined ? <Skeleton width={84} height={22} /> : <Money amount={amount} />}</dd>
    </div>
  );
}
