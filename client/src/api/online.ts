/** Whether the browser is online. On localhost no network is needed, so only the browser's events count there. */
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
