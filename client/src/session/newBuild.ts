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
    if (hasReloadedFor(build)) return;
    sessionStorage.setItem(key, build);
    location.reload();
  };
  addEventListener('vite:preloadError', () => {
    const isWanted = performance.now() < settledAfterMs || navigator.userActivation.isActive;
    if (isWanted && isOnline() && !hasReloadedFor(build)) renew().catch(() => undefined);
  });
}

/** Also where storage is forbidden: a page that cannot note its reload could reload without end. */
function hasReloadedFor(build: string): boolean {
  try {
    return sessionStorage.getItem(key) === build;
  } catch {
    return true;
  }
}
