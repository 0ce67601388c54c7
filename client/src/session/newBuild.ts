/** Handles scripts that no longer exist because the house was updated after the page was loaded. R06 */
import { isOnline } from '#api/online.ts';

const key = 'foyer.reloadedFor';
/** By then a page has loaded everything that it loads by itself. Later loads follow an action of the visitor. */
const settledAfterMs = 15_000;

/** Reloads the page once per new build. If scripts are still missing afterwards, the screen shows it. */
export function reloadForNewBuild(build: string): void {
  const renew = async (file: string | undefined): Promise<void> => {
    if ((await isThere(file)) || hasReloadedFor(build)) return;
    sessionStorage.setItem(key, build);
    location.reload();
  };
  addEventListener('vite:preloadError', ({ payload }) => {
    const isWanted = performance.now() < settledAfterMs || navigator.userActivation.isActive;
    if (isWanted && isOnline() && !hasReloadedFor(build)) renew(fileIn(payload)).catch(() => undefined);
  });
}

/** The file that could not be loaded. Safari does not name it. */
const fileIn = ({ message }: Error): string | undefined => /[^\s'"]+\.(?:js|css)\b/.exec(message)?.[0];

/**
 * While the connection is lost or has just come back, scripts that still exist fail too; the next try loads them.
 * Throws if the house does not answer at all, since a reload would not help either.
 */
async function isThere(file: string | undefined): Promise<boolean> {
  const { ok, headers } = await fetch(file ?? location.pathname, { method: 'HEAD', cache: 'no-store' });
  return file !== undefined && ok && /javascript|css/.test(headers.get('content-type') ?? '');
}

/** Also true where storage is forbidden: a page that cannot record its reload could reload without end. */
function hasReloadedFor(build: string): boolean {
  try {
    return sessionStorage.getItem(key) === build;
  } catch {
    return true;
  }
}
