/** The house's clock as known to this window. The device's own time is not used. M12 */
let offsetMs = 0;
let bestDelayMs = Infinity;

/**
 * `sentMs` is when the request was sent, by `performance.now()`. The reply with the shortest round trip determines the
 * clock.
 */
export function setClock(serverMs: number, sentMs = performance.now()): void {
  const nowMs = performance.now();
  const delayMs = nowMs - sentMs;
  const isOff = Math.abs(serverMs + delayMs / 2 - nowMs - offsetMs) > 2_000;
  if (delayMs > bestDelayMs && !isOff) return;
  bestDelayMs = delayMs;
  offsetMs = serverMs + delayMs / 2 - nowMs;
}

export const houseNow = (): number => performance.now() + offsetMs;
