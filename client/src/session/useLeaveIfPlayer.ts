import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safeRedirect } from '#session/redirect.ts';
import { useVisitor } from '#session/signedIn.ts';

/**
 * Whoever is logged in has nothing to do on the log-in and the registration: on to the page that was wanted, where it is
 * one of ours, else home. An effect, since the page is hydrated before it knows. AMB-016
 */
export function useLeaveIfPlayer(wanted: string | undefined): void {
  const router = useRouter();
  const visitor = useVisitor();
  useEffect(() => {
    if (visitor !== 'player') return;
    const paths = new Set(Object.keys(router.routesByPath));
    void router.navigate({ href: safeRedirect(wanted, paths) ?? '/home', replace: true });
  }, [router, visitor, wanted]);
}
