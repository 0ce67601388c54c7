/** A script that is not there any more: the house has been renewed since the page came. R06 */
import { isOnline } from '#api/online.ts';

const key = 'foyer.reloadedFor';
/** By then a page has loaded what it loads by itself. Later loads follow an action of the visitor. */
const settledAfterMs = 15_000;

/** Reloads the page once per new build. If scripts are still missing afterwards, the screen shows it. */
export function reloadForNewBuild(build: string): void {
  const renew = async (): Promise<void> => {
    // A line that is just being lost takes scripts with it as well: what does not answer would not come anew.
    await fetch(location.pathname, { method: 'HEAD' });
    if (sessionStorage.getItem(key) === build) return;
    sessionStorage.setItem(key, build);
    location.reload();
  };
  addEventListener('vite:preloadError', () => {
    const isWanted = performance.now() < settledAfterMs || navigator.userActivation.isActive;
    if (isWanted && isOnline() && sessionStorage.getItem(key) !== build) renew().catch(() => undefined);
  });
}
