import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { boxes } from '#features/messages/box.ts';
import type { Box } from '#features/messages/box.ts';
import { Inbox } from '#features/messages/Inbox.tsx';
import { pageIn } from '#session/pageIn.ts';
import { useText } from '#text/useText.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';

interface InboxSearch {
  readonly box?: Exclude<Box, 'all'>;
  readonly page?: number | undefined;
}

export const Route = createFileRoute('/mine/inEmail')({
  validateSearch: ({ box, page }): InboxSearch => {
    const known = boxes.find((one) => one === box);
    return { ...(known !== undefined && known !== 'all' && { box: known }), ...pageIn(page) };
  },
  component: InEmail,
});

/** In-site messages. SI-40, ROUTE-032 */
function InEmail() {
  const text = useText('messages');
  const { box = 'all', page = 1 } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <Inbox
        box={box}
        page={page}
        onBox={(next) => void navigate({ search: next === 'all' ? {} : { box: next } })}
        onPage={(next) => void navigate({ search: (now) => ({ ...now, page: next === 1 ? undefined : next }) })}
      />
    </>
  );
}
