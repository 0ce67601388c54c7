import { createFileRoute, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { DepositOrders } from '#features/wallet/deposit/DepositOrders.tsx';
import { Statement } from '#features/wallet/statement/Statement.tsx';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Link } from '@tanstack/react-router';

const search = v.object({
  tab: v.optional(v.fallback(v.picklist(['deposits']), 'deposits')),
  type: v.optional(v.fallback(v.string(), '')),
  page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)),
});

export const Route = createFileRoute('/mine/billDetail')({
  validateSearch: search,
  component: BillDetail,
});

/** Transactions and deposit orders. SI-37 */
function BillDetail() {
  const text = useText('wallet');
  const { tab, type = '', page = 1 } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const toDeposit = (
    <Link to="/mine/capital/deposit" className={buttonClass({})}>
      {text('account.toDeposit')}
    </Link>
  );
  const onPage = (next: number) =>
    void navigate({ search: (now) => ({ ...now, page: next === 1 ? undefined : next }) });
  const selected = tab ?? 'movements';
  return (
    <>
      <PageHead title={text('statement.title')} lead={text('statement.lead')} />
      <Tabs
        label={text('statement.title')}
        selected={selected}
        onSelect={(id) => void navigate({ search: id === 'deposits' ? { tab: 'deposits' } : {} })}
        tabs={[
          { id: 'movements', label: text('statement.tabMovements') },
          { id: 'deposits', label: text('statement.tabDeposits') },
        ]}
      >
        {selected === 'deposits' ? (
          <DepositOrders page={page} onPage={onPage} action={toDeposit} />
        ) : (
          <Statement
            type={type}
            page={page}
            onType={(next) => void navigate({ search: { type: next === '' ? undefined : next } })}
            onPage={onPage}
            action={toDeposit}
          />
        )}
      </Tabs>
    </>
  );
}
