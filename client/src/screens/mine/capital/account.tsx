import { refresh } from '@foyer/contract/wallet/balance.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, createFileRoute, useNavigate } from '@tanstack/react-router';
import { q } from '#api/query.ts';
import type { PlanFilter } from '#features/interest/BoughtPlans.tsx';
import { InterestDesk } from '#features/interest/InterestDesk.tsx';
import { AutoTransfer } from '#features/wallet/balance/AutoTransfer.tsx';
import { BalanceSummary } from '#features/wallet/balance/BalanceSummary.tsx';
import { GameAccounts } from '#features/wallet/balance/GameAccounts.tsx';
import { RetrieveAll } from '#features/wallet/balance/RetrieveAll.tsx';
import { LockDetail } from '#features/wallet/locks/LockDetail.tsx';
import { pageIn } from '#session/pageIn.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Tabs } from '#ui/actions/Tabs.tsx';
import styles from './account.module.css';

interface AccountSearch {
  readonly tab?: 'locks' | 'interest';
  /** Of the locks, or of the bought plans. */
  readonly page?: number;
  /** Of the bought plans: a code of ENUM-017. */
  readonly state?: Exclude<PlanFilter, ''>;
}

export const Route = createFileRoute('/mine/capital/account')({
  validateSearch: ({ tab, page, state }): AccountSearch => {
    if (tab === 'locks') return { tab, ...pageIn(page) };
    return tab === 'interest' ? { tab, ...pageIn(page), ...stateIn(state) } : {};
  },
  component: Account,
});

/** The router reads `?state=1` as a number. */
function stateIn(value: unknown): Pick<AccountSearch, 'state'> {
  const state = (['0', '1', '2'] as const).find((code) => code === String(value));
  return state === undefined ? {} : { state };
}

/** Funds overview: balances, locked amounts and interest plans. SI-44, SI-45, SI-46, AMB-013 */
function Account() {
  const text = useText('wallet/balance');
  const locks = useText('wallet/locks');
  const interest = useText('interest');
  const search = Route.useSearch();
  const { tab = 'balances', page = 1 } = search;
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} isCompact />
      <Tabs
        label={locks('locks.tabsLabel')}
        selected={tab}
        onSelect={(id) => void navigate({ search: id === 'balances' ? {} : { tab: id } })}
        tabs={[
          { id: 'balances', label: locks('locks.tabBalances') },
          ...(isOffered('wagering') ? [{ id: 'locks' as const, label: locks('locks.tabLocks') }] : []),
          ...(isOffered('interest') ? [{ id: 'interest' as const, label: interest('tab') }] : []),
        ]}
      >
        {tab === 'locks' ? (
          <LockDetail
            page={page}
            onPage={(next) => void navigate({ search: { tab, ...(next > 1 && { page: next }) } })}
          />
        ) : tab === 'interest' ? (
          <InterestDesk
            state={stateIn(search.state).state ?? ''}
            page={page}
            onState={(state) => void navigate({ search: { tab, ...(state !== '' && { state }) } })}
            onPage={(next) =>
              void navigate({ search: { tab, ...stateIn(search.state), ...(next > 1 && { page: next }) } })
            }
          />
        ) : (
          <Balances />
        )}
      </Tabs>
    </>
  );
}

function Balances() {
  const text = useText('wallet/balance');
  const assets = useQuery({ ...q(refresh, {}), staleTime: 0 }).data;
  return (
    <div className={styles.account}>
      <BalanceSummary
        actions={
          <>
            <Link to="/mine/capital/deposit" className={buttonClass({ look: 'primary' })}>
              {text('toDeposit')}
            </Link>
            <Link to="/mine/capital/withdrawal" className={buttonClass({})}>
              {text('toWithdraw')}
            </Link>
          </>
        }
      />
      <Card
        title={text('platforms')}
        aside={<RetrieveAll inGamesSatang={assets ? assets.accountSatang - assets.mainSatang : 0} />}
      >
        <AutoTransfer />
        <GameAccounts mainSatang={assets?.mainSatang ?? 0} />
      </Card>
    </div>
  );
}
