import { refusals } from '@foyer/contract/refusals.ts';
import type { ReactNode } from 'react';
import { isFailure } from '#api/failure.ts';
import type { CallFailure } from '#api/failure.ts';
import { useFailureText } from '#api/failureText.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';

const closings: ReadonlySet<number> = new Set([refusals.DEPOSITS_CLOSED, refusals.WITHDRAWALS_CLOSED]);

/** Whether the house does not offer this at all, so that a retry would not help. */
export const isClosed = (error: unknown): error is CallFailure => isFailure(error) && closings.has(error.code);

interface ClosedProps {
  readonly what: 'deposit' | 'withdrawal';
  readonly failure: CallFailure;
  readonly action?: ReactNode;
}

/** Says that deposits or withdrawals are not offered, with the house's reason. */
export function Closed({ what, failure, action }: ClosedProps) {
  const text = useText('wallet');
  const reason = useFailureText()(failure);
  return (
    <Card>
      <EmptyState title={text(`closed.${what}`)} action={action}>
        {text('closed.body', { reason })}
      </EmptyState>
    </Card>
  );
}
