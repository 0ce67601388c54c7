import type { ResponseOf } from '@foyer/contract/call.ts';
import { withdrawGames } from '@foyer/contract/wallet/balance.ts';
import { useEffect, useState } from 'react';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { CloseButton } from '#ui/feedback/CloseButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { balanceReads } from './transfers.ts';
import styles from './GameAccounts.module.css';

type Retrieved = ResponseOf<typeof withdrawGames>;

/** Retrieves the money of all platforms and shows each result. A failed transfer moves nothing. SCREEN-076, ERR-053 */
export function RetrieveAll({ inGamesSatang }: { readonly inGamesSatang: number }) {
  const text = useText('wallet/balance');
  const [result, setResult] = useState<Retrieved>();
  const retrieve = useCall(withdrawGames, { invalidates: balanceReads, onDone: setResult });
  return (
    <>
      {(inGamesSatang > 0 || retrieve.isPending) && (
        <Button state={retrieve.isPending ? 'busy' : 'ready'} onClick={() => retrieve.mutate({})}>
          {text('retrieveAll')}
        </Button>
      )}
      {result && <RetrieveResult result={result} onClose={() => setResult(undefined)} />}
    </>
  );
}

function RetrieveResult({ result, onClose }: { readonly result: Retrieved; readonly onClose: () => void }) {
  const text = useText('wallet/balance');
  const ui = useText('ui');
  const returned = result.list.filter((one) => one.result === 'returned');
  const total = returned.reduce((sum, one) => sum + one.amountSatang, 0);
  const words = total > 0 ? text('retrieved', { amount: amountText(total) }) : text('retrievedNothing');
  useEffect(() => announce(words), [words]);
  return (
    <Dialog
      title={text('retrieveResult')}
      onClose={onClose}
      actions={<CloseButton look="primary">{ui('close')}</CloseButton>}
    >
      <p>{words}</p>
      <ul className={styles.list}>
        {result.list.map((one) => (
          <li key={one.platformKey} className={styles.result}>
            <span>{one.platformName}</span>
            {one.result === 'returned' && <Money amount={one.amountSatang} />}
            {one.result === 'empty' && <span className="faint">{text('resultEmpty')}</span>}
            {one.result === 'maintenance' && <Badge tone="warn">{text('resultMaintenance')}</Badge>}
            {one.result === 'failed' && <Badge tone="bad">{text('retrieveFailed')}</Badge>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
