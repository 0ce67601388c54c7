import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/helpCenter/')({
  beforeLoad: () => {
    throw redirect({ to: '/helpCenter/startUse', statusCode: 308 });
  },
});
