import { createRootRouteWithContext, notFound } from '@tanstack/react-router';
import { Shell } from '#app/shell/Shell.tsx';
import { isPathOffered } from '#session/offered.ts';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  beforeLoad: ({ location }) => {
    if (!isPathOffered(location.pathname)) throw notFound();
  },
});
