/** Whether requests can reach the house, as far as the browser knows. R01 */
const isLocal = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

let hadLine = navigator.onLine;

/** A house on this machine needs no network: a browser that has been offline from the start counts as online. */
export function isOnline(): boolean {
  hadLine ||= navigator.onLine;
  return navigator.onLine || (isLocal() && !hadLine);
}

let offlineText = '';

/** Sets what a window says while it is offline. */
export const setOfflineText = (text: string): void => void (offlineText = text);

/** '' while the window is online. */
export const lineText = (): string => (isOnline() ? '' : offlineText);
