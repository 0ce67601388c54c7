import { blankEnvironment, deviceInfo } from '@foyer/contract/account/session.ts';
import { queryBonusBindUserInfoList } from '@foyer/contract/activities/bind.ts';
import type { BindBonus } from '@foyer/contract/activities/bind.ts';
import { bindType, bindTypeLabel } from '@foyer/contract/promotions/bindType.ts';
import { giveBonus } from '@foyer/contract/promotions/claims.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { q, transportOf } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { BonusCard } from '#bonus/BonusCard.tsx';
import { moneyReads } from '#bonus/moneyReads.ts';
import { useGuardedCall } from '#bonus/useGuardedCall.ts';
import { currentLocale } from '#session/language.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Card } from '#ui/layout/Card.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { amountText } from '@foyer/text/amount.ts';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { deviceTime } from '@foyer/text/time.ts';
import { bindWays, isOnHomeScreen } from './bindWays.ts';
import checkInStyles from './checkIn.module.css';
import styles from './points.module.css';

const stale = [queryBonusBindUserInfoList, ...moneyReads] as const;

/** Five items to verify, each with its bonus, its terms and a link. CALL-201, CALL-202, SCREEN-051 */
export function BindBonuses() {
  const text = useText('activities/rewards');
  const read = useQuery({ ...q(queryBonusBindUserInfoList, {}), staleTime: 0, meta: { isShownByCaller: true } });
  useAppReport(read.data?.list.some((item) => bindType(item.type) === 'app' && !item.isBound) === true);
  if (!read.data || read.data.list.length === 0) {
    return (
      <Card aria-busy={read.isPending}>
        {read.isPending ? (
          <SkeletonRows rows={5} />
        ) : read.data ? (
          <EmptyState title={text('bind.empty')}>{text('bind.emptyWords')}</EmptyState>
        ) : (
          <ErrorState
            title={text('bind.failed')}
            onRetry={() => void read.refetch()}
            requestId={requestIdOf(read.error)}
          >
            {text('bind.failedWords')}
          </ErrorState>
        )}
      </Card>
    );
  }
  return (
    <div className={checkInStyles.stack}>
      <p className="muted">{text('bind.rule')}</p>
      <div className={styles.cards}>
        {read.data.list.map((item) => (
          <Item key={item.type} item={item} />
        ))}
      </div>
    </div>
  );
}

/** Reports once that the page was started from the home screen, which the app item requires. */
function useAppReport(isWanted: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWanted || !isOnHomeScreen()) return;
    const language = currentLocale();
    const report = { ...blankEnvironment, clientTime: Date.now(), os: '', osVersion: '', language, appVersion: 'app' };
    transportOf(client)(deviceInfo, report, {})
      .then(() => client.invalidateQueries({ queryKey: [queryBonusBindUserInfoList.name] }))
      // Reported again when the tab is next opened.
      .catch(() => undefined);
  }, [client, isWanted]);
}

function Item({ item }: { readonly item: BindBonus }) {
  const text = useText('activities/rewards');
  const label = useText('labels');
  const give = useGuardedCall(giveBonus, stale);
  const type = bindType(item.type);
  const press = async () => {
    const answer = await give.send({ configId: item.viewOfferId });
    if (answer === undefined || answer === 'held') return;
    const args = { amount: amountText(answer.amountSatang), cost: amountText(answer.costSatang) };
    showMessage({ kind: 'success', text: text(answer.costSatang > 0 ? 'received' : 'receivedPlain', args) });
  };
  const state = item.isTaken ? 'taken' : item.isBound ? 'done' : 'open';
  return (
    <BonusCard
      name={label(bindTypeLabel(item.type))}
      bonusType=""
      terms={item.terms}
      show="folded"
      aside={
        <Badge tone={state === 'open' ? 'neutral' : 'good'} hasDot>
          {text(`bind.${state}`)}
        </Badge>
      }
    >
      {item.isTaken ? (
        typeof item.takeTime === 'number' && (
          <p className="muted small">{text('bind.takenAt', { time: deviceTime(item.takeTime, 'minute') })}</p>
        )
      ) : item.isBound ? (
        <Button isBlock state={give.isHeld ? 'busy' : 'ready'} onClick={() => void press()}>
          {text('bind.button', { amount: amountText(item.amountSatang) })}
        </Button>
      ) : (
        type !== undefined && (
          <>
            {type === 'app' && <p className="muted small">{text('bind.appWords')}</p>}
            <Link {...bindWays[type]} className={buttonClass({ isBlock: true })}>
              {text(`bind.${type}`)}
            </Link>
          </>
        )
      )}
    </BonusCard>
  );
}
