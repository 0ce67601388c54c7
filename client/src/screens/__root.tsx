import { createRootRouteWithContext } from '@tanstack/react-router';
import { Shell } from '#app/shell/Shell.tsx';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Shell });
