import { selectBonusBalanceProfitList } from '@foyer/contract/interest/plans.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { BoughtPlans } from './BoughtPlans.tsx';
import type { PlanFilter } from './BoughtPlans.tsx';
import styles from './Interest.module.css';
import { PlanCard } from './PlanCard.tsx';

interface InterestDeskProps {
  readonly state: PlanFilter;
  readonly page: number;
  readonly onState: (state: PlanFilter) => void;
  readonly onPage: (page: number) => void;
}

/** Plans on sale and the player's purchases. SI-46, SCREEN-022, ENTITY-036 */
export function InterestDesk(props: InterestDeskProps) {
  const text = useText('interest');
  const offer = useQuery({ ...q(selectBonusBalanceProfitList, {}), staleTime: 0 });
  if (offer.isPending) {
    return (
      <Card>
        <SkeletonRows rows={6} />
      </Card>
    );
  }
  if (offer.isError) {
    return (
      <Card>
        <ErrorState title={text('failed')} onRetry={() => void offer.refetch()} requestId={requestIdOf(offer.error)}>
          {text('failedBody')}
        </ErrorState>
      </Card>
    );
  }
  const { list, availableSatang, lockedSatang } = offer.data;
  return (
    <div className={styles.desk}>
      <Available availableSatang={availableSatang} lockedSatang={lockedSatang} />
      <section aria-label={text('onSale')} className={styles.section}>
        <h2>{text('onSale')}</h2>
        {list.length === 0 ? (
          <Card>
            <EmptyState title={text('none')}>{text('noneBody')}</EmptyState>
          </Card>
        ) : (
          <ul className={styles.plans}>
            {list.map((plan) => (
              <li key={plan.planId}>
                <PlanCard plan={plan} availableSatang={availableSatang} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <BoughtPlans {...props} />
    </div>
  );
}

interface AvailableProps {
  readonly availableSatang: number;
  readonly lockedSatang: number;
}

function Available({ availableSatang, lockedSatang }: AvailableProps) {
  const text = useText('interest');
  return (
    <Card
      mark="lintel lit"
      title={text('title')}
      aside={isOffered('playMoney') && <Badge tone="truth">{text('playMoney')}</Badge>}
    >
      <p className="muted">{text('lead')}</p>
      <div className={styles.available}>
        <div>
          <p className="faint small">{text('available')}</p>
          <Money amount={availableSatang} size={32} />
        </div>
        <Link to="/mine/capital/deposit" className="link">
          {text('toDeposit')}
        </Link>
      </div>
      {lockedSatang > 0 && (
        <p className={styles.words}>
          {text('locked', { amount: amountText(lockedSatang) })}{' '}
          <Link to="/mine/capital/account" search={{ tab: 'locks' }} className="link">
            {text('toLocks')}
          </Link>
        </p>
      )}
    </Card>
  );
}
