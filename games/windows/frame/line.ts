/** Whether the browser is online. R01 */
const isLocal = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

let hadLine = navigator.onLine;

/** A house on this very machine needs no line: where there was none, none is missed. */
export function isOnline(): boolean {
  hadLine ||= navigator.onLine;
  return navigator.onLine || (isLocal() && !hadLine);
}
