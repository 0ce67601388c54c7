import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { InviteScreen } from '#features/invite/InviteScreen.tsx';
import { pageIn } from '#session/pageIn.ts';
import { useText } from '#text/useText.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';

interface InviteSearch {
  readonly page?: number | undefined;
}

export const Route = createFileRoute('/mine/invitation')({
  validateSearch: ({ page }): InviteSearch => pageIn(page),
  component: Invitation,
});

/** Inviting friends. SI-36, ROUTE-028 */
function Invitation() {
  const text = useText('invite');
  const { page = 1 } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <InviteScreen page={page} onPage={(next) => void navigate({ search: next === 1 ? {} : { page: next } })} />
    </>
  );
}
