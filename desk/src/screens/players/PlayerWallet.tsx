import { playerWallet } from '@foyer/contract/desk/players.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useRead } from '../../api/hooks.ts';
import { accountLabel } from '../../text/labels.ts';
import { words } from '../../text/words.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { inDesk } from '../../ui/inDesk.ts';
import { Money } from '../../ui/Money.tsx';
import { Rows, Section } from '../../ui/Rows.tsx';
import { Empty, WhenRead } from '../../ui/States.tsx';
import { Status } from '../../ui/Status.tsx';
import { Time } from '../../ui/Time.tsx';

type Wallet = ReplyOf<typeof playerWallet>;
type Lock = Wallet['locks'][number];

function Locks({ locks }: { readonly locks: readonly Lock[] }) {
  if (locks.length === 0) return <Empty>{words('wallet.noLocks')}</Empty>;
  return (
    <DataTable<Lock>
      label={words('wallet.locks')}
      rows={locks}
      keyOf={(lock) => lock.lockId}
      columns={[
        {
          key: 'name',
          title: words('wallet.lock'),
          cell: (lock) => inDesk(lock.names) || words(`lockKind.${lock.kind}`),
        },
        { key: 'created', title: words('column.created'), cell: (lock) => <Time ms={lock.createdMs} />, isExtra: true },
        {
          key: 'amount',
          title: words('column.amount'),
          cell: (lock) => <Money minor={lock.amountSatang} />,
          isNumber: true,
        },
        { key: 'done', title: words('wallet.done'), cell: (lock) => <Money minor={lock.doneSatang} />, isNumber: true },
        {
          key: 'target',
          title: words('wallet.target'),
          cell: (lock) => <Money minor={lock.targetSatang} />,
          isNumber: true,
        },
        {
          key: 'state',
          title: words('column.state'),
          cell: (lock) => (
            <Status tone={lock.isOpen ? 'warn' : 'good'}>
              {words(lock.isOpen ? 'wallet.open' : 'wallet.cleared')}
            </Status>
          ),
        },
      ]}
    />
  );
}

function Shown({ wallet }: { readonly wallet: Wallet }) {
  return (
    <div className="columns">
      <Section title={words('wallet.accounts')}>
        <Rows
          rows={wallet.accounts.map(({ account, amountSatang }) => [
            accountLabel(account),
            <Money key={account} minor={amountSatang} />,
          ])}
        />
      </Section>
      <Section title={words('wallet.totals')}>
        <Rows
          rows={[
            [words('wallet.withdrawable'), <Money key="withdrawable" minor={wallet.withdrawableSatang} />],
            [words('wallet.deposited'), <Money key="deposited" minor={wallet.depositedSatang} />],
            [words('wallet.withdrawn'), <Money key="withdrawn" minor={wallet.withdrawnSatang} />],
            [words('wallet.staked'), <Money key="staked" minor={wallet.stakedSatang} />],
            [words('wallet.won'), <Money key="won" minor={wallet.wonSatang} />],
            [words('wallet.result'), <Money key="result" minor={wallet.wonSatang - wallet.stakedSatang} isSigned />],
          ]}
        />
      </Section>
      <Section title={words('wallet.locks')} isWide>
        <Locks locks={wallet.locks} />
      </Section>
    </div>
  );
}

export function PlayerWallet({ account }: { readonly account: string }) {
  const wallet = useRead(playerWallet, { account });
  return <WhenRead of={wallet}>{(value) => <Shown wallet={value} />}</WhenRead>;
}
