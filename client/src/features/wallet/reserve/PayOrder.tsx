import { reserveCancelOrder, reservePayConfirm } from '@foyer/contract/wallet/reserve.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { CopyRows } from '#ui/values/CopyRows.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { typedText } from '@foyer/text/amountForms.ts';
import { Note } from '#ui/feedback/Note.tsx';
import { Act, ActDialog } from './Act.tsx';
import { OrderHead } from './OrderHead.tsx';
import { PayPhoto } from './PayPhoto.tsx';
import { Remind } from './Remind.tsx';
import type { Followed } from './reads.ts';
import styles from './Reserve.module.css';

interface PayOrderProps {
  readonly order: Followed;
  readonly contact: ReactNode;
}

/** The payer's view of a payment: where to transfer, the proof, and the current step. CALL-134 to CALL-139 */
export function PayOrder({ order, contact }: PayOrderProps) {
  return (
    <div className={styles.two}>
      <Card mark="lintel lit">
        <OrderHead order={order} />
        {order.step === 'waitingReceipt' && <Remind order={order} />}
        <div className={styles.contact}>{contact}</div>
      </Card>
      {order.step === 'waitingPayment' ? <ToPay order={order} /> : <PaidTo order={order} />}
    </div>
  );
}

/** The payee's card, masked once the payment has been reported. */
function PaidTo({ order }: { readonly order: Followed }) {
  const text = useText('wallet/reserve');
  return (
    <Card title={text('order.paidTo')}>
      <DefinitionRows
        rows={[
          { term: text('order.bank'), value: order.bankName },
          { term: text('order.holder'), value: order.holderName },
          { term: text('order.card'), value: <span className="num">{order.cardNumber}</span> },
        ]}
      />
    </Card>
  );
}

function ToPay({ order }: { readonly order: Followed }) {
  const text = useText('wallet/reserve');
  const [isCancelling, setIsCancelling] = useState(false);
  const amount = amountText(order.amountSatang);
  const rows = [
    { term: text('order.bank'), value: order.bankName },
    { term: text('order.branch'), value: order.branch },
    { term: text('order.holder'), value: order.holderName },
    { term: text('order.card'), value: order.cardNumber },
    { term: text('order.amount'), value: amount, copied: typedText(order.amountSatang) },
  ]
    .filter(({ value }) => value !== '')
    .map((row) => ({ ...row, copy: text('order.copy', { what: row.term }) }));
  return (
    <Card title={text('order.transferTo')}>
      <CopyRows rows={rows} />
      <div className={styles.stack}>
        <Note>{text('order.exact', { amount })}</Note>
        <PayPhoto orderNo={order.orderNo} isThere={order.photo !== ''} />
        <Act
          call={reservePayConfirm}
          fields={{ orderNo: order.orderNo }}
          label={text('order.paid')}
          blocked={order.photo === '' ? text('order.photoFirst') : undefined}
        />
        {order.canCancel && (
          <Button look="quiet" onClick={() => setIsCancelling(true)}>
            {text('order.cancel')}
          </Button>
        )}
      </div>
      {isCancelling && (
        <ActDialog
          call={reserveCancelOrder}
          fields={{ orderNo: order.orderNo }}
          title={text('dialog.cancelTitle')}
          keep={text('dialog.cancelKeep')}
          confirm={text('dialog.cancelYes')}
          look="danger"
          onClose={() => setIsCancelling(false)}
        >
          {text('dialog.cancelBody')}
        </ActDialog>
      )}
    </Card>
  );
}
