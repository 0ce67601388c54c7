import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/discounts/')({
  beforeLoad: () => {
    throw redirect({ to: '/discounts/all', statusCode: 308 });
  },
});
