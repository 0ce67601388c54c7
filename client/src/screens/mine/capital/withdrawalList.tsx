import { Link, createFileRoute, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { ContactService } from '#features/site/ContactService.tsx';
import { WithdrawalRecords } from '#features/wallet/withdrawal/WithdrawalRecords.tsx';
import { withdrawalFilters } from '#features/wallet/withdrawal/withdrawalFilters.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { PageHead } from '#ui/PageHead.tsx';

const search = v.object({
  status: v.optional(v.fallback(v.picklist(withdrawalFilters), '')),
  page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)),
});

export const Route = createFileRoute('/mine/capital/withdrawalList')({
  validateSearch: search,
  component: WithdrawalList,
});

/** Withdrawal applications with a timeline each. SI-52 */
function WithdrawalList() {
  const text = useText('wallet');
  const { status = '', page = 1 } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const again = (
    <Link to="/mine/capital/withdrawal" className={buttonClass({})}>
      {text('records.again')}
    </Link>
  );
  return (
    <>
      <PageHead title={text('records.title')} lead={text('records.lead')} aside={again} />
      <WithdrawalRecords
        status={status}
        page={page}
        onFilter={(next) => void navigate({ search: next === '' ? {} : { status: next } })}
        onPage={(next) => void navigate({ search: (now) => ({ ...now, page: next === 1 ? undefined : next }) })}
        action={again}
        help={<ContactService reason="withdrawalRefused" />}
      />
    </>
  );
}
