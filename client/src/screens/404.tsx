import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '#app/NotFound.tsx';

export const Route = createFileRoute('/404')({
  staticData: { title: 'title.notFound', isBare: true, isUnlisted: true },
  validateSearch: (search): { err?: string } =>
    typeof search.err === 'string' && search.err !== '' ? { err: search.err.slice(0, 200) } : {},
  component: NotFoundScreen,
});

function NotFoundScreen() {
  return <NotFound err={Route.useSearch().err} />;
}
