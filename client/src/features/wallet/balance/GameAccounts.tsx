import type { GameAccount } from '@foyer/contract/assets.ts';
import { gameBalance, refresh, refreshGameAccount } from '@foyer/contract/wallet/balance.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { refreshIcon } from '#ui/values/icons.ts';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import styles from './GameAccounts.module.css';

type Move = { readonly account: GameAccount; readonly direction: 'into' | 'out' };

interface GameAccountsProps {
  readonly mainSatang: number;
  /** The platform whose transfer form is open initially. */
  readonly wantedKey?: string | undefined;
}

/** Every platform with its balance and transfers in both directions. SCREEN-077 */
export function GameAccounts({ mainSatang, wantedKey }: GameAccountsProps) {
  const text = useText('wallet/balance');
  const accounts = useQuery({ ...q(refreshGameAccount, {}), staleTime: 0 });
  const [chosen, setChosen] = useState<Move | 'none'>();
  if (accounts.isPending) return <SkeletonRows rows={6} rowHeight={68} />;
  if (accounts.isError) {
    return (
      <ErrorState
        title={text('readFailed')}
        onRetry={() => void accounts.refetch()}
        requestId={requestIdOf(accounts.error)}
      >
        {text('readFailedBody')}
      </ErrorState>
    );
  }
  const { list } = accounts.data;
  if (list.length === 0) return <EmptyState title={text('noPlatforms')} />;
  const wanted = mainSatang >= 100 ? list.find((one) => one.platformKey === wantedKey) : undefined;
  const move: Move | 'none' = chosen ?? (wanted ? { account: wanted, direction: 'into' } : 'none');
  return (
    <>
      <ul className={styles.list}>
        {list.map((account) => (
          <Row key={account.platformKey} account={account} mainSatang={mainSatang} onMove={setChosen} />
        ))}
      </ul>
      {move !== 'none' && <TransferDialog {...move} mainSatang={mainSatang} onClose={() => setChosen('none')} />}
    </>
  );
}

interface RowProps {
  readonly mainSatang: number;
  readonly account: GameAccount;
  readonly onMove: (move: Move) => void;
}

function Row({ account, mainSatang, onMove }: RowProps) {
  const text = useText('wallet/balance');
  const name = account.platformName;
  return (
    <li className={styles.row}>
      {account.logoImg ? (
        <img className={styles.logo} src={account.logoImg} alt="" width={40} height={40} loading="lazy" />
      ) : (
        <span className={styles.logo} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
      <span className={styles.name}>
        {name}
        {account.isUnderMaintenance && <Badge tone="warn">{text('maintenance')}</Badge>}
      </span>
      <PlatformBalance account={account} />
      {!account.isUnderMaintenance && (
        <span className={styles.moves}>
          {mainSatang >= 100 && (
            <Button
              size="small"
              aria-label={text('transfer.titleInto', { platform: name })}
              onClick={() => onMove({ account, direction: 'into' })}
            >
              {text('transferInto')}
            </Button>
          )}
          {account.balanceSatang >= 100 && (
            <Button
              size="small"
              aria-label={text('transfer.titleOut', { platform: name })}
              onClick={() => onMove({ account, direction: 'out' })}
            >
              {text('transferOut')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

/** One platform's balance, with a button to refresh it. SCREEN-077, CALL-126 */
function PlatformBalance({ account }: Pick<RowProps, 'account'>) {
  const text = useText('wallet/balance');
  const client = useQueryClient();
  const { platformKey, platformName: platform, balanceSatang } = account;
  const read = useQuery({ ...q(gameBalance, { platformKey }), enabled: false });
  const readAgain = async () => {
    const { data, isSuccess } = await read.refetch();
    if (!isSuccess) return;
    client.setQueryData(q(refreshGameAccount, {}).queryKey, (accounts) => {
      if (!accounts) return undefined;
      const list = accounts.list.map((one) => (one.platformKey === platformKey ? { ...one, ...data } : one));
      return { ...accounts, list };
    });
    announce(text('platformRefreshed', { platform, amount: amountText(data.balanceSatang) }));
    // If the platform's balance has changed, the total is stale as well.
    if (data.balanceSatang !== balanceSatang) await client.invalidateQueries({ queryKey: q(refresh, {}).queryKey });
  };
  return (
    <span className={styles.balance} aria-busy={read.isFetching}>
      <Money amount={balanceSatang} className={balanceSatang === 0 ? 'faint' : undefined} />
      <IconButton label={text('refreshPlatform', { platform })} icon={refreshIcon} onClick={() => void readAgain()} />
    </span>
  );
}
