import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '#app/faults/NotFound.tsx';
import { inertText } from '#session/inertText.ts';

export const Route = createFileRoute('/404')({
  staticData: { title: 'title.notFound', isBare: true, isUnlisted: true },
  validateSearch: ({ err }): { err?: string } => {
    const text = inertText(err);
    return text === '' ? {} : { err: text };
  },
  component: NotFoundScreen,
});

function NotFoundScreen() {
  return <NotFound err={Route.useSearch().err} />;
}
