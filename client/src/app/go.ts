/** Where an outcome sends the player. */
import type { Go } from '#app/outcomes.ts';
import type { createFoyerRouter } from '../router.tsx';

type FoyerRouter = ReturnType<typeof createFoyerRouter>;

/** `/404` carries the text; `/login` the page that a log-out interrupted, where it needs a player. AMB-163, ERR-009 */
export function goWith(router: FoyerRouter): Go {
  return (to, text) => {
    const { href, pathname } = router.latestLocation;
    if (to === '/404') void router.navigate({ to, search: { err: text } });
    else if (to !== '/login') void router.navigate({ href: to });
    else {
      const back = pathname.startsWith('/mine') ? `?redirect=${encodeURIComponent(href)}` : '';
      void router.navigate({ href: `/login${back}` });
    }
  };
}
