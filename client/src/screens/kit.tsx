import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy } from 'react';
import { NotFound } from '#app/NotFound.tsx';

/** Each part in each state, for whoever builds with them. In a production build there is no such page: it is a 404. */
const Kit = import.meta.env.DEV
  ? lazy(() => import('#kit/Kit.tsx').then((kit) => ({ default: kit.Kit })))
  : () => <NotFound />;

export const Route = createFileRoute('/kit')({
  // Rendered in the browser alone while it is there; where it is not, the house itself answers that it is not found.
  staticData: { isPrivate: import.meta.env.DEV },
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: KitScreen,
});

function KitScreen() {
  return <Kit />;
}
