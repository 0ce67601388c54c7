import { createFileRoute, redirect } from '@tanstack/react-router';

/** The former address of fast payment, which is now a tab of the deposit and of the withdrawal. AMB-013, SI-49 */
export const Route = createFileRoute('/mine/capital/fastPay')({
  beforeLoad: ({ location }) => {
    const { side, ...rest }: { readonly side?: unknown } = location.search;
    const to = side === 'receive' ? '/mine/capital/withdrawal' : '/mine/capital/latestdeposit';
    throw redirect({ to, search: { ...rest, tab: 'fastPay' }, replace: true });
  },
});
