import { Outlet, createFileRoute, redirect } from '@tanstack/react-router';
import { AccountFrame } from '#app/account/AccountFrame.tsx';
import { currentVisitor } from '#session/signedIn.ts';

/**
 * Everything under /mine needs a player; the guard runs before code and data of a page are loaded. ROUTE-043, AMB-015
 */
export const Route = createFileRoute('/mine')({
  staticData: { isPrivate: true },
  beforeLoad: ({ location }) => {
    if (currentVisitor() === 'guest') throw redirect({ to: '/home', search: { redirect: location.href } });
  },
  component: Mine,
});

function Mine() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}
