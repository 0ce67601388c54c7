/**
 * Whether there is a connection, as the browser tells it. A house on this very machine needs none, so that only the
 * browser's own events count there.
 */
const isLocal = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

let online: boolean | undefined;
const listeners = new Set<() => void>();

const change = (next: boolean) => (): void => {
  online = next;
  for (const listener of listeners) listener();
};

function start(): boolean {
  addEventListener('online', change(true));
  addEventListener('offline', change(false));
  return navigator.onLine || isLocal();
}

export const isOnline = (): boolean => (online ??= start());

export function watchOnline(listener: () => void): () => void {
  isOnline();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
