/** One timer for everything that counts seconds on a page. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

export const secondNow = (): number => Math.floor(Date.now() / 1_000);

export function subscribeSeconds(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, 1_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
