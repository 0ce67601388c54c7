import { bankCardList } from '@foyer/contract/wallet/bankCard.ts';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';
import type { ReserveTerms } from '@foyer/contract/wallet/reserve.ts';
import { isReserveOpen } from '@foyer/contract/wallet/reserveStep.ts';
import type { ReserveSide } from '@foyer/contract/wallet/reserveStep.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { withdrawableOf } from '../locks/withdrawable.ts';
import { AmountOffers } from './AmountOffers.tsx';
import { OfferForm } from './OfferForm.tsx';
import { PastOrders } from './PastOrders.tsx';
import { PayOrder } from './PayOrder.tsx';
import { ReceiveOrder } from './ReceiveOrder.tsx';
import { useReserve } from './reads.ts';
import styles from './Reserve.module.css';

interface ReserveDeskProps {
  readonly side: ReserveSide;
  /** What must be done first, with links; false if nothing is missing. */
  readonly missing: ReactNode;
  readonly hindrance: string | undefined;
  readonly contact: ReactNode;
  readonly addCard: ReactNode;
  readonly otherWay: ReactNode;
  readonly toStatement: ReactNode;
  readonly onCheckStatus: () => void;
}

/** One side of fast payment: the open payment or the form that begins one, and past payments. SI-49 */
export function ReserveDesk(props: ReserveDeskProps) {
  const { side, contact, toStatement } = props;
  const text = useText('wallet/reserve');
  const { terms, orders, list } = useReserve();
  const failed = terms.error ?? orders.error;
  if (failed && (!terms.data || !orders.data)) {
    return (
      <Card>
        <ErrorState
          title={text('readFailed')}
          onRetry={() => void Promise.all([terms.refetch(), orders.refetch()])}
          requestId={requestIdOf(failed)}
        >
          {text('readFailedBody')}
        </ErrorState>
      </Card>
    );
  }
  if (!terms.data || !orders.data) {
    return (
      <Card>
        <SkeletonRows rows={6} />
      </Card>
    );
  }
  const open = list.find((one) => one.side === side && isReserveOpen(one.step));
  return (
    <div className={styles.desk}>
      {open && isOffered('playMoney') && <Note>{text('play')}</Note>}
      {open === undefined ? (
        <>
          <Begin {...props} terms={terms.data} />
          {isOffered('playMoney') && <Note>{text('play')}</Note>}
        </>
      ) : side === 'pay' ? (
        <PayOrder key={open.orderNo} order={open} contact={contact} />
      ) : (
        <ReceiveOrder key={open.orderNo} order={open} contact={contact} />
      )}
      <PastOrders orders={list} side={side} action={toStatement} />
    </div>
  );
}

function Begin(props: ReserveDeskProps & { readonly terms: ReserveTerms }) {
  const { side, terms, missing, hindrance, otherWay } = props;
  const text = useText('wallet/reserve');
  if (!terms.isOpen) {
    return (
      <Card>
        <EmptyState title={text('closed')} action={otherWay}>
          {text('closedBody')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      {missing}
      {side === 'pay' ? (
        <AmountOffers terms={terms} hindrance={hindrance} otherWay={otherWay} />
      ) : (
        <BeginOffer {...props} />
      )}
    </>
  );
}

function BeginOffer({ terms, hindrance, addCard, onCheckStatus }: ReserveDeskProps & { readonly terms: ReserveTerms }) {
  const text = useText('wallet/reserve');
  const assets = useQuery({ ...q(refresh, {}), staleTime: 0 });
  const locks = useQuery({ ...q(queryUserLockAmount, {}), staleTime: 0 });
  const cards = useQuery(q(bankCardList, {}));
  const reads = [assets, locks, cards];
  const failed = reads.find((read) => read.isError && read.data === undefined);
  if (failed) {
    return (
      <Card>
        <ErrorState
          title={text('readFailed')}
          onRetry={() => void Promise.all(reads.map((read) => read.refetch()))}
          requestId={requestIdOf(failed.error)}
        >
          {text('readFailedBody')}
        </ErrorState>
      </Card>
    );
  }
  if (!assets.data || !locks.data || !cards.data) {
    return (
      <Card>
        <SkeletonRows rows={6} />
      </Card>
    );
  }
  const { mainSatang } = assets.data;
  return (
    <OfferForm
      terms={terms}
      cards={cards.data.list}
      withdrawableSatang={withdrawableOf(mainSatang, locks.data.lockedSatang)}
      hindrance={hindrance}
      onCheckStatus={onCheckStatus}
      noCard={
        <EmptyState title={text('offer.noCard')} action={addCard}>
          {text('offer.noCardBody')}
        </EmptyState>
      }
    />
  );
}
