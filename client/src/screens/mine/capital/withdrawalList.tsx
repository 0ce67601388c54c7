import { Link, createFileRoute, useNavigate } from '@tanstack/react-router';
import { pageIn } from '#session/pageIn.ts';
import { ContactService } from '#features/site/ContactService.tsx';
import { WithdrawalRecords } from '#features/wallet/withdrawal/WithdrawalRecords.tsx';
import { withdrawalFilters } from '#features/wallet/withdrawal/withdrawalFilters.ts';
import type { WithdrawalFilter } from '#features/wallet/withdrawal/withdrawalFilters.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';

interface RecordsSearch {
  readonly status?: WithdrawalFilter;
  readonly page?: number | undefined;
}

export const Route = createFileRoute('/mine/capital/withdrawalList')({
  validateSearch: ({ status, page }): RecordsSearch => {
    const filter = withdrawalFilters.find((each) => each !== '' && each === String(status));
    return { ...(filter && { status: filter }), ...pageIn(page) };
  },
  component: WithdrawalList,
});

/** Withdrawal applications with a timeline each. SI-52 */
function WithdrawalList() {
  const text = useText('wallet/withdrawal');
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
