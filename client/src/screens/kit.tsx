import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy } from 'react';
import { NotFound } from '#app/faults/NotFound.tsx';

/** Component gallery for developers. Not part of a production build, where it is a 404. */
const Kit = import.meta.env.DEV
  ? lazy(() => import('#kit/Kit.tsx').then((kit) => ({ default: kit.Kit })))
  : () => <NotFound />;

export const Route = createFileRoute('/kit')({
  // Rendered in the browser only. In production the house answers 404.
  staticData: { isPrivate: import.meta.env.DEV },
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: KitScreen,
});

function KitScreen() {
  return <Kit />;
}
