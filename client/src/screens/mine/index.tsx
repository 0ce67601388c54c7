import { createFileRoute, redirect } from '@tanstack/react-router';

/** ROUTE-026 */
export const Route = createFileRoute('/mine/')({
  beforeLoad: () => {
    throw redirect({ to: '/mine/center', replace: true });
  },
});
