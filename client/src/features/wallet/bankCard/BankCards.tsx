import { maskName } from '@foyer/contract/masks.ts';
import { bankCardList } from '@foyer/contract/wallet/bankCard.ts';
import type { BankCard } from '@foyer/contract/wallet/bankCard.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Masked } from '#ui/values/Masked.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Time } from '#ui/values/Time.tsx';
import { BankMark } from './BankMark.tsx';
import styles from './BankCards.module.css';

interface BankCardsProps {
  /** Button that opens the form. */
  readonly add: ReactNode;
  /** Removal through customer service. ROLE-011, AMB-148 */
  readonly remove: (card: BankCard) => ReactNode;
}

/** Bound cards with the bank's mark and the last four digits. SI-51, ENTITY-027 */
export function BankCards({ add, remove }: BankCardsProps) {
  const text = useText('wallet/bankCard');
  const cards = useQuery(q(bankCardList, {}));
  if (cards.isPending) {
    return (
      <Card>
        <SkeletonRows rows={2} rowHeight={96} />
      </Card>
    );
  }
  if (cards.isError) {
    return (
      <Card>
        <ErrorState
          title={text('readFailed')}
          onRetry={() => void cards.refetch()}
          requestId={requestIdOf(cards.error)}
        >
          {text('readFailedBody')}
        </ErrorState>
      </Card>
    );
  }
  if (cards.data.list.length === 0) {
    return (
      <Card>
        <EmptyState title={text('empty')} action={add}>
          {text('emptyBody')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <ul className={styles.cards}>
      {cards.data.list.map((card) => (
        <Row key={card.bankCardId} card={card} remove={remove(card)} />
      ))}
    </ul>
  );
}

function Row({ card, remove }: { readonly card: BankCard; readonly remove: ReactNode }) {
  const text = useText('wallet');
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <BankMark bankCode={card.bankCode} />
        <span className={styles.bank}>
          <b>{card.bankName}</b>
          <span className="faint small">{card.branch}</span>
        </span>
      </div>
      <p
        className={styles.number}
        aria-label={text('cardTail', { digits: Array.from(card.cardNumber.slice(-4)).join(' ') })}
      >
        <span aria-hidden="true">•••• •••• •••• {card.cardNumber.slice(-4)}</span>
      </p>
      <div className={styles.foot}>
        <span className="muted">
          <Masked value={maskName(card.holderName)} />
        </span>
        {typeof card.createTime === 'number' && (
          <span className="faint small">
            <Time value={card.createTime} show="day" />
          </span>
        )}
        {remove}
      </div>
    </li>
  );
}
