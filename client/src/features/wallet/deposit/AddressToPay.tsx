import { useText } from '#text/useText.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { QrCode } from '#ui/values/QrCode.tsx';
import styles from './Deposit.module.css';

/** An address as text to copy and as a QR code. */
export function AddressToPay({ address }: { readonly address: string }) {
  const text = useText('wallet/deposit');
  return (
    <div className={styles.scan}>
      <QrCode text={address} label={text('addressQr')} />
      <div className={styles.scanWords}>
        <p className="muted">{text('address')}</p>
        <p className={styles.address}>{address}</p>
        <CopyButton value={address} label={text('copyAddress')} look="words" />
      </div>
    </div>
  );
}
