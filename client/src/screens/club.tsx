import { createFileRoute } from '@tanstack/react-router';
import { Closed } from '#app/Closed.tsx';

export const Route = createFileRoute('/club')({
  staticData: { title: 'title.club', navIndex: 7 },
  component: () => <Closed section="club" />,
});
