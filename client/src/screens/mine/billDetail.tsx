import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { changedSearch } from '#app/address/changedSearch.ts';
import { pageIn } from '#session/pageIn.ts';
import { DepositOrders } from '#features/wallet/deposit/DepositOrders.tsx';
import { filterOf } from '#features/wallet/statement/period.ts';
import { periodIn } from '#ui/records/periodSearch.ts';
import type { PeriodSearch } from '#ui/records/periodSearch.ts';
import { Statement } from '#features/wallet/statement/Statement.tsx';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Tabs } from '#ui/actions/Tabs.tsx';
import { Link } from '@tanstack/react-router';

interface BillSearch extends PeriodSearch {
  readonly tab?: 'deposits';
  /** A title of section 4. ENUM-014 */
  readonly type?: number;
  /** Of the deposit orders. */
  readonly page?: number | undefined;
}

/** Search parameters of the statement; invalid ones are dropped. */
const billSearchIn = ({ tab, type, page, ...rest }: Record<string, unknown>): BillSearch => ({
  ...(tab === 'deposits' && { tab }),
  ...periodIn(rest),
  ...(/^\d{1,3}$/.test(String(type)) && { type: Number(type) }),
  ...pageIn(page),
});

export const Route = createFileRoute('/mine/billDetail')({
  // Validated by the screen, so that the first script stays small.
  validateSearch: (search) => search as BillSearch,
  component: BillDetail,
});

/** Transactions and deposit orders. SI-37 */
function BillDetail() {
  const text = useText('wallet/statement');
  const balance = useText('wallet/balance');
  const search = billSearchIn({ ...Route.useSearch() });
  const { tab, page = 1 } = search;
  const navigate = useNavigate({ from: Route.fullPath });
  const toDeposit = (
    <Link to="/mine/capital/deposit" className={buttonClass({})}>
      {balance('toDeposit')}
    </Link>
  );
  const onPage = (next: number) =>
    void navigate({ search: (now) => ({ ...now, page: next === 1 ? undefined : next }) });
  const selected = tab ?? 'movements';
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <Tabs
        label={text('title')}
        selected={selected}
        onSelect={(id) => void navigate({ search: id === 'deposits' ? { tab: 'deposits' } : {} })}
        tabs={[
          { id: 'movements', label: text('tabMovements') },
          { id: 'deposits', label: text('tabDeposits') },
        ]}
      >
        {selected === 'deposits' ? (
          <DepositOrders page={page} onPage={onPage} action={toDeposit} />
        ) : (
          <Statement
            filter={filterOf(search)}
            onFilter={(next) => void navigate({ search: changedSearch<BillSearch>(search, next, billSearchIn) })}
            action={toDeposit}
          />
        )}
      </Tabs>
    </>
  );
}
