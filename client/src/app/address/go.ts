/** Where an outcome sends the player. */
import type { Go } from '#app/outcomes/outcomes.ts';
import type { createSiteRouter } from '../../router.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why the player was sent here; '' if a toast has said it. */
    reason?: string;
  }
}

type SiteRouter = ReturnType<typeof createSiteRouter>;

/**
 * `/404` receives the text. `/login` receives the page that a log-out interrupted, if it needs a player. The reason, if
 * no toast has shown it, is in the state of the history entry, which no link of another site can set. AMB-163, AMB-164, ERR-009
 */
export function goWith(router: SiteRouter): Go {
  return (to, text) => {
    const { href, pathname } = router.latestLocation;
    if (to === '/404') void router.navigate({ to, search: { err: text } });
    else if (to !== '/login') void router.navigate({ href: to });
    else {
      const back = pathname.startsWith('/mine') ? `?${new URLSearchParams({ redirect: href })}` : '';
      void router.navigate({ href: `/login${back}`, state: { reason: text } });
    }
  };
}
