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
    <Suspense fallback={<Waiting />}>
      <Match routeId={routeId} />
      <TakenUp />
    </Suspense>
  );
}

/**
 * A heading and a block while the screen's script loads: on a slow phone that takes seconds. Drawn by attributes,
 * because a style would count in every page.
 */
function Waiting() {
  return (
    <div className={`wrap ${styles.waiting}`} aria-busy="true">
      <svg width="100%" height="560" fill="currentColor" opacity=".07" aria-hidden="true">
        <path d="M0 28h140v26H0zm0 54h1240v136H0zm0 152h1240v136H0z" />
      </svg>
    </div>
  );
}
