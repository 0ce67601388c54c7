import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy } from 'react';
import { NotFound } from '#app/NotFound.tsx';

/** Each part in each state, for whoever builds with them. In a production build there is no such page. */
const Kit = import.meta.env.DEV
  ? lazy(() => import('#kit/Kit.tsx').then((kit) => ({ default: kit.Kit })))
  : () => <NotFound />;

export const Route = createFileRoute('/kit')({
  staticData: { isPrivate: true },
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: KitScreen,
});

function KitScreen() {
  return <Kit />;
}
