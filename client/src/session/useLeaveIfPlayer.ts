import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safeRedirect } from '#session/redirect.ts';
import { useVisitor } from '#session/signedIn.ts';

/**
 * Redirects logged-in players from log-in and registration to the requested page, if it belongs to this site, or home.
 * Runs as an effect, because the visitor is only known after hydration. AMB-016
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
