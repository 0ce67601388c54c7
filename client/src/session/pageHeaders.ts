/**
 * Headers sent with each call: that it comes from a page of this site, whether the page is in use, and for which player
 * it was opened.
 */
import { clientHeader, idleClient, playerHeader } from '@foyer/contract/envelope.ts';
import { playerTag } from '#session/signedIn.ts';

/** A page untouched for this long does not extend the session, whatever calls it makes. S17 */
const idleAfterMs = 60_000;

let usedMs = Date.now();

function used(): void {
  usedMs = Date.now();
}

export function watchUse(): void {
  for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove']) addEventListener(kind, used, { passive: true });
}

/** A foreign page cannot send these without a preflight request. S03, R07 */
export function pageHeaders(): Record<string, string> {
  const use = Date.now() - usedMs > idleAfterMs ? idleClient : '1';
  return { [clientHeader]: use, [playerHeader]: playerTag() };
}
