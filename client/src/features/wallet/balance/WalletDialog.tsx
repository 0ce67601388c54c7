import { refresh } from '@foyer/contract/wallet/balance.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { OpenWagering } from '#bonus/OpenWagering.tsx';
import { useText } from '#text/useText.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { BalanceSummary } from './BalanceSummary.tsx';
import { GameAccounts } from './GameAccounts.tsx';
import { RetrieveAll } from './RetrieveAll.tsx';
import styles from './GameAccounts.module.css';

interface WalletDialogProps {
  /** The platform whose transfer form is open initially. */
  readonly platformKey?: string | undefined;
  /** Link to the funds overview. */
  readonly overview: ReactNode;
  readonly onClose: () => void;
}

/** Balances, transfers and retrieval of all game money; players only. SI-15, POPUP-013, AMB-035 */
export function WalletDialog({ platformKey, overview, onClose }: WalletDialogProps) {
  const text = useText('wallet/balance');
  const assets = useQuery({ ...q(refresh, {}), staleTime: 0 }).data;
  return (
    <Dialog title={text('walletDialog.title')} shape="drawer" onClose={onClose} actions={overview}>
      <div className={styles.form}>
        <BalanceSummary
          actions={<RetrieveAll inGamesSatang={assets ? assets.accountSatang - assets.mainSatang : 0} />}
        />
        <OpenWagering where="lobby" />
        <GameAccounts mainSatang={assets?.mainSatang ?? 0} wantedKey={platformKey} />
      </div>
    </Dialog>
  );
}
