import { Match, Outlet, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { TakenUp } from '#session/takenUp.ts';
import { classes } from '#ui/classes.ts';
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
 * A heading, a line and three blocks while the screen's script loads: on a slow phone that takes seconds. Drawn by
 * attributes, because a style would count in every page.
 */
function Waiting() {
  return (
    <div className={classes('wrap', styles.waiting)} aria-busy="true">
      <svg width="100%" height="560" fill="currentColor" opacity=".07" aria-hidden="true">
        <rect y="28" width="32%" height="26" rx="6" />
        <rect y="66" width="56%" height="14" rx="6" />
        {[108, 260, 412].map((y) => (
          <rect key={y} y={y} width="100%" height="136" rx="12" />
        ))}
      </svg>
    </div>
  );
}
