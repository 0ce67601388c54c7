import { createFileRoute } from '@tanstack/react-router';
import { Closed } from '#app/Closed.tsx';

export const Route = createFileRoute('/discounts/all')({
  staticData: { title: 'title.discounts', navIndex: 8 },
  component: Closed,
});
