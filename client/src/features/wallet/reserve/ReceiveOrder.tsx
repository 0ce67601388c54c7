import { reserveConfirmWithdraw } from '@foyer/contract/wallet/reserve.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { ActDialog } from './Act.tsx';
import { OrderHead } from './OrderHead.tsx';
import { Remind } from './Remind.tsx';
import type { Followed } from './reads.ts';
import styles from './Reserve.module.css';

interface ReceiveOrderProps {
  readonly order: Followed;
  readonly contact: ReactNode;
}

/** The payee's view of a withdrawal: who pays, the proof, and the confirmation of receipt. CALL-134, CALL-140 */
export function ReceiveOrder({ order, contact }: ReceiveOrderProps) {
  const text = useText('wallet/reserve');
  const rows = [
    { term: text('order.bank'), value: order.bankName },
    { term: text('order.card'), value: <span className="num">{order.cardNumber}</span> },
    ...(order.payerName === '' ? [] : [{ term: text('order.payer'), value: order.payerName }]),
  ];
  return (
    <div className={styles.two}>
      <Card mark="lintel lit">
        <OrderHead order={order} />
        {order.step === 'waitingPayment' && <Remind order={order} />}
        <div className={styles.contact}>{contact}</div>
      </Card>
      <Card title={text('offer.stepCard')}>
        <DefinitionRows rows={rows} />
        {order.photo !== '' && (
          <figure className={styles.photo}>
            <img src={order.photo} alt={text('order.photoAlt')} />
            <figcaption>
              <a href={order.photo} download>
                {text('order.photoOpen')}
              </a>
            </figcaption>
          </figure>
        )}
        <Answers order={order} />
      </Card>
    </div>
  );
}

/** Until the payer reports the payment, the payee can confirm receipt but not deny it. */
function Answers({ order }: { readonly order: Followed }) {
  const text = useText('wallet/reserve');
  const [asked, setAsked] = useState<'received' | 'missing'>();
  const amount = amountText(order.amountSatang);
  const mayConfirm = ['waitingPayment', 'waitingReceipt', 'withService'].includes(order.step);
  const close = () => setAsked(undefined);
  return (
    <>
      {mayConfirm && (
        <div className={styles.answers}>
          {order.step === 'waitingReceipt' && (
            <Button onClick={() => setAsked('missing')}>{text('order.notReceived')}</Button>
          )}
          <Button look={order.step === 'waitingReceipt' ? 'primary' : 'quiet'} onClick={() => setAsked('received')}>
            {text('order.received')}
          </Button>
        </div>
      )}
      {asked === 'received' && (
        <ActDialog
          call={reserveConfirmWithdraw}
          fields={{ orderNo: order.orderNo, received: '1' }}
          title={text('dialog.receivedTitle', { amount })}
          keep={text('dialog.receivedKeep')}
          confirm={text('dialog.receivedYes')}
          onClose={close}
        >
          {text('dialog.receivedBody')}
        </ActDialog>
      )}
      {asked === 'missing' && (
        <ActDialog
          call={reserveConfirmWithdraw}
          fields={{ orderNo: order.orderNo, received: '0' }}
          title={text('dialog.missingTitle', { amount })}
          keep={text('dialog.missingKeep')}
          confirm={text('dialog.missingYes')}
          look="danger"
          onClose={close}
        >
          {text('dialog.missingBody')}
        </ActDialog>
      )}
    </>
  );
}
