import { refresh } from '@foyer/contract/wallet/balance.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, createFileRoute, useNavigate } from '@tanstack/react-router';
import { q } from '#api/query.ts';
import { AutoTransfer } from '#features/wallet/balance/AutoTransfer.tsx';
import { BalanceSummary } from '#features/wallet/balance/BalanceSummary.tsx';
import { GameAccounts } from '#features/wallet/balance/GameAccounts.tsx';
import { RetrieveAll } from '#features/wallet/balance/RetrieveAll.tsx';
import { LockDetail } from '#features/wallet/locks/LockDetail.tsx';
import { pageIn } from '#session/pageIn.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Card } from '#ui/Card.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import styles from './account.module.css';

interface AccountSearch {
  readonly tab?: 'locks';
  /** Of the locks. */
  readonly page?: number;
}

export const Route = createFileRoute('/mine/capital/account')({
  validateSearch: ({ tab, page }): AccountSearch => (tab === 'locks' ? { tab, ...pageIn(page) } : {}),
  component: Account,
});

/** Funds overview: balances, and what of them is locked. SI-44, SI-45, AMB-013 */
function Account() {
  const text = useText('wallet');
  const locks = useText('locks');
  const { tab = 'balances', page = 1 } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <>
      <PageHead title={text('account.title')} lead={text('account.lead')} />
      <Tabs
        label={locks('locks.tabsLabel')}
        selected={tab}
        onSelect={(id) => void navigate({ search: id === 'locks' ? { tab: id } : {} })}
        tabs={[
          { id: 'balances', label: locks('locks.tabBalances') },
          { id: 'locks', label: locks('locks.tabLocks') },
        ]}
      >
        {tab === 'locks' ? (
          <LockDetail
            page={page}
            onPage={(next) => void navigate({ search: { tab, ...(next > 1 && { page: next }) } })}
          />
        ) : (
          <Balances />
        )}
      </Tabs>
    </>
  );
}

function Balances() {
  const text = useText('wallet');
  const assets = useQuery({ ...q(refresh, {}), staleTime: 0 }).data;
  return (
    <div className={styles.account}>
      <BalanceSummary
        actions={
          <>
            <Link to="/mine/capital/deposit" className={buttonClass({ look: 'primary' })}>
              {text('account.toDeposit')}
            </Link>
            <Link to="/mine/capital/withdrawal" className={buttonClass({})}>
              {text('account.toWithdraw')}
            </Link>
          </>
        }
      />
      <Card
        title={text('account.platforms')}
        aside={<RetrieveAll inGamesSatang={assets ? assets.accountSatang - assets.mainSatang : 0} />}
      >
        <AutoTransfer />
        <GameAccounts mainSatang={assets?.mainSatang ?? 0} />
      </Card>
    </div>
  );
}
