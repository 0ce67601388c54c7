import { bankCardList, deleteBank } from '@foyer/contract/wallet/bankCard.ts';
import type { BankCard } from '@foyer/contract/wallet/bankCard.ts';
import { useState } from 'react';
import { useFailureText } from '#api/failureText.ts';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { Note } from '#ui/feedback/Note.tsx';

interface DeleteBankCardProps {
  readonly card: BankCard;
  readonly onDone: () => void;
}

/** Deletes a card after customer service has released it. A refusal is shown in place. ROLE-011, AMB-148 */
export function DeleteBankCard({ card, onDone }: DeleteBankCardProps) {
  const text = useText('wallet/bankCard');
  const textOf = useFailureText();
  const [refused, setRefused] = useState<string>();
  const digits = card.cardNumber.slice(-4);
  const remove = useCall(deleteBank, {
    invalidates: [bankCardList],
    isShownByCaller: true,
    onDone: () => {
      showMessage({ kind: 'success', text: text('delete.done', { digits }) });
      onDone();
    },
  });
  const start = () => {
    if (remove.isPending) return;
    setRefused(undefined);
    remove.mutate(
      { bankCardId: card.bankCardId },
      {
        onError: (failure) => {
          failure.isShown = true;
          setRefused(failure.message || textOf(failure));
        },
      },
    );
  };
  return (
    <>
      <hr />
      <p>{text('delete.agreed')}</p>
      {refused !== undefined && (
        <Note tone="bad" role="alert">
          {refused}
        </Note>
      )}
      <Button look="danger" state={remove.isPending ? 'busy' : 'ready'} onClick={start}>
        {text('delete.submit', { digits })}
      </Button>
    </>
  );
}
