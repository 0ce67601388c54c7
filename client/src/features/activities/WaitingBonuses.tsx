import { myOfferEkList, receiveMyBonus } from '@foyer/contract/promotions/myOffers.ts';
import type { MyOffer } from '@foyer/contract/promotions/myOffers.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { BonusCard } from '#bonus/BonusCard.tsx';
import { moneyReads } from '#bonus/moneyReads.ts';
import { useGuardedCall } from '#bonus/useGuardedCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { amountText } from '@foyer/text/amount.ts';
import { Pager } from '#ui/actions/Pager.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import checkInStyles from './checkIn.module.css';
import styles from './points.module.css';

const pageSize = 10;
/** ENUM-005: not received. */
const waiting = '5';
const stale = [myOfferEkList, ...moneyReads] as const;

/** Bonuses that are paid only when the player accepts them. CALL-130, CALL-166, SCREEN-054 */
export function WaitingBonuses() {
  const text = useText('activities/rewards');
  const [page, setPage] = useState(1);
  const read = useQuery({
    ...q(myOfferEkList, { status: waiting, kind: '', isBeingStaked: false, pageNo: page, pageSize }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { isShownByCaller: true },
  });
  if (!read.data || read.data.list.length === 0) {
    return (
      <Card aria-busy={read.isPending}>
        {read.isPending ? (
          <SkeletonRows rows={4} />
        ) : read.data ? (
          <EmptyState title={text('waiting.empty')}>{text('waiting.emptyWords')}</EmptyState>
        ) : (
          <ErrorState
            title={text('waiting.failed')}
            onRetry={() => void read.refetch()}
            requestId={requestIdOf(read.error)}
          >
            {text('waiting.failedWords')}
          </ErrorState>
        )}
      </Card>
    );
  }
  return (
    <div className={checkInStyles.stack}>
      <div className={styles.cards}>
        {read.data.list.map((offer) => (
          <Waiting key={offer.bonusId} offer={offer} />
        ))}
      </div>
      <Pager page={page} pageSize={pageSize} total={read.data.total} onPage={setPage} />
    </div>
  );
}

function Waiting({ offer }: { readonly offer: MyOffer }) {
  const text = useText('activities/rewards');
  const receive = useGuardedCall(receiveMyBonus, stale);
  const press = async () => {
    const answer = await receive.send({ bonusId: offer.bonusId });
    if (answer === undefined || answer === 'held') return;
    const args = { amount: amountText(offer.amountSatang), cost: amountText(offer.targetSatang) };
    showMessage({ kind: 'success', text: text(offer.targetSatang > 0 ? 'received' : 'receivedPlain', args) });
  };
  return (
    <BonusCard
      name={offer.name}
      bonusType={offer.bonusType}
      terms={offer.terms}
      amounts={{ bonusSatang: offer.amountSatang, depositSatang: offer.depositSatang }}
      {...(offer.claimUntil !== undefined && { openUntil: offer.claimUntil })}
      show="folded"
    >
      <Button isBlock state={receive.isHeld ? 'busy' : 'ready'} onClick={() => void press()}>
        {text('waiting.button', { amount: amountText(offer.amountSatang) })}
      </Button>
    </BonusCard>
  );
}
