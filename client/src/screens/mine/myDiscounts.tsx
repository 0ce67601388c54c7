import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { changedSearch } from '#app/address/changedSearch.ts';
import { MyOffers } from '#features/promotions/myOffers/MyOffers.tsx';
import { offerSearchIn } from '#features/promotions/myOffers/offerSearch.ts';
import type { OfferSearch } from '#features/promotions/myOffers/offerSearch.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';

export const Route = createFileRoute('/mine/myDiscounts')({
  // Validated by the screen, so that the first script stays small.
  validateSearch: (search) => search as OfferSearch,
  component: MyDiscounts,
});

/** My offers. SI-39, ROUTE-031, SCREEN-005 */
function MyDiscounts() {
  const text = useText('promotions/myOffers');
  const search = offerSearchIn({ ...Route.useSearch() });
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <MyOffers
        search={search}
        onSearch={(next) => void navigate({ search: changedSearch(search, next, offerSearchIn), resetScroll: false })}
        action={
          <Link to="/discounts/all" className={buttonClass({})}>
            {text('toOffers')}
          </Link>
        }
      />
    </>
  );
}
