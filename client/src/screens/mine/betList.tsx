import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { changedSearch } from '#app/address/changedSearch.ts';
import { BetRecords } from '#features/bets/BetRecords.tsx';
import { betSearchIn } from '#features/bets/betSearch.ts';
import type { BetSearch } from '#features/bets/betSearch.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { periodOf } from '#ui/records/period.ts';

export const Route = createFileRoute('/mine/betList')({
  // Validated by the screen, so that the first script stays small.
  validateSearch: (search) => search as BetSearch,
  component: BetList,
});

/** Bet records and the detail of one. SI-41, SI-42, ROUTE-033 */
function BetList() {
  const text = useText('bets');
  const search = betSearchIn({ ...Route.useSearch() });
  const navigate = useNavigate({ from: Route.fullPath });
  const { settle = 'all', type, platform = '', bet } = search;
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <BetRecords
        filter={{ settle, gameType: type === undefined ? '' : String(type), platform, ...periodOf(search) }}
        openBet={bet}
        onFilter={(next) => void navigate({ search: changedSearch(search, next, betSearchIn), resetScroll: false })}
        onBet={(next) => void navigate({ search: (now) => ({ ...now, bet: next }), resetScroll: false })}
        action={
          <Link to="/all-games" className={buttonClass({})}>
            {text('toGames')}
          </Link>
        }
      />
    </>
  );
}
