import { depositDjs, depositOrderCancel, depositOrderList } from '@foyer/contract/wallet/depositOrders.ts';
import { useState } from 'react';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';

/** Cancels an unpaid order, after a warning not to do so once it is paid. */
export function CancelOrder({ orderNo }: { readonly orderNo: string }) {
  const text = useText('wallet/deposit');
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCall(depositOrderCancel, { invalidates: [depositOrderList, depositDjs] });
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {text('cancel')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text('cancelTitle')}
          keep={text('cancelKeep')}
          confirm={text('cancelConfirm')}
          tone="danger"
          isBusy={cancel.isPending}
          onKeep={() => setIsAsking(false)}
          onConfirm={() => cancel.mutate({ orderNo }, { onSettled: () => setIsAsking(false) })}
        >
          {text('cancelBody')}
        </ConfirmDialog>
      )}
    </>
  );
}
