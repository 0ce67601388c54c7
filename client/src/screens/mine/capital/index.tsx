import { createFileRoute, redirect } from '@tanstack/react-router';

/** ROUTE-036 */
export const Route = createFileRoute('/mine/capital/')({
  beforeLoad: () => {
    throw redirect({ to: '/mine/capital/account', replace: true });
  },
});
