import { Match, Outlet, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { TakenUp } from '#session/takenUp.ts';
import styles from './Screen.module.css';

/** The screen for the address. If there is none, the router shows its own not-found page. ROUTE-024 */
export function Screen() {
  const routeId = useMatches({
    // oxlint-disable-next-line no-underscore-dangle -- the router marks an address without a route in this way alone
    select: ([root, screen]) => (root?._notFound ? undefined : screen?.routeId),
  });
  if (routeId === undefined) {
    return (
      <>
        <Outlet />
        <TakenUp />
      </>
    );
  }
  return (
    <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
      <Match routeId={routeId} />
      <TakenUp />
    </Suspense>
  );
}
