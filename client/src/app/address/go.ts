/** Where an outcome sends the player. */
import type { Go } from '#app/outcomes/outcomes.ts';
import type { createFoyerRouter } from '../../router.tsx';

type FoyerRouter = ReturnType<typeof createFoyerRouter>;

/**
 * `/404` receives the text. `/login` receives the page that a log-out interrupted, if it needs a player, and the reason
 * if no toast has shown it. AMB-163, AMB-164, ERR-009
 */
export function goWith(router: FoyerRouter): Go {
  return (to, text) => {
    const { href, pathname } = router.latestLocation;
    if (to === '/404') void router.navigate({ to, search: { err: text } });
    else if (to !== '/login') void router.navigate({ href: to });
    else {
      const search = new URLSearchParams();
      if (pathname.startsWith('/mine')) search.set('redirect', href);
      if (text !== '') search.set('err', text);
      void router.navigate({ href: search.size > 0 ? `/login?${search}` : '/login' });
    }
  };
}
