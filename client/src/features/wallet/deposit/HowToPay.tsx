import type { DepositOrder } from '@foyer/contract/wallet/depositOrders.ts';
import { chain as chainName } from '@foyer/contract/wallet/chain.ts';
import { decimalOf } from '@foyer/contract/currency.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { CopyRows } from '#ui/values/CopyRows.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { QrCode } from '#ui/values/QrCode.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { AddressToPay } from './AddressToPay.tsx';
import styles from './Deposit.module.css';

/** What the payer of an unpaid order does next, by payment method. */
export function HowToPay({ order }: { readonly order: DepositOrder }) {
  const text = useText('wallet/deposit');
  switch (order.method) {
    case 'third':
      return (
        <>
          <p>{text('windowOpened')}</p>
          <p>
            <PayPage url={order.payUrl} />
          </p>
        </>
      );
    case 'qr':
      return (
        <div className={styles.scan}>
          {/* The address can be completed only in the browser, where this site's origin is known. */}
          {order.payUrl !== '' && typeof location === 'object' && (
            <QrCode text={new URL(order.payUrl, location.origin).href} label={text('qrLabel')} />
          )}
          <div className={styles.scanWords}>
            <p>{text('qrHelp')}</p>
            <PayPage url={order.payUrl} />
          </div>
        </div>
      );
    case 'usdt':
      return (
        <>
          {order.address !== '' && <AddressToPay address={order.address} />}
          <Note tone="warn">
            {text('chainWarning', { chain: chainName(order.chain) ?? order.bankName })}
            {isOffered('playMoney') && text('addressNote')}
          </Note>
        </>
      );
    case 'automatic':
    case 'semiAutomatic':
      return (
        <>
          <TransferRows order={order} />
          <Note>
            {text('transferHelp')}
            {text(order.method === 'automatic' ? 'automaticHelp' : 'semiHelp')}
          </Note>
        </>
      );
    case 'bank':
    case 'fastPay':
      return <p>{text('bankHelp')}</p>;
  }
}

/** A plain link, which no browser blocks. Only web addresses and paths of this site are followed. */
function PayPage({ url }: { readonly url: string }) {
  const text = useText('wallet/deposit');
  if (!/^(?:https?:\/\/|\/(?!\/))/.test(url)) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass({ look: 'primary' })}>
      {text('payPage')}
    </a>
  );
}

function TransferRows({ order }: { readonly order: DepositOrder }) {
  const text = useText('wallet/deposit');
  const amount = decimalOf(order.amountSatang);
  const rows = [
    { term: text('form.bank'), value: order.bankName, copy: text('form.copyBank') },
    {
      term: text('form.accountName'),
      value: order.accountName,
      copy: text('form.copyAccountName'),
    },
    {
      term: text('form.accountNumber'),
      value: order.accountNumber,
      copy: text('form.copyAccountNumber'),
    },
    { term: text('reference'), value: order.reference, copy: text('copyReference') },
    {
      term: text('amount'),
      value: amountText(order.amountSatang, order.currency),
      copied: amount,
      copy: text('copyAmount'),
    },
  ].filter(({ value }) => value !== '');
  return <CopyRows rows={rows} />;
}
