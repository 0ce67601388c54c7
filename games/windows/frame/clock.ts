/** The house's clock, as far as this window knows it: the device's own time of day is never asked. M12 */
let offsetMs = 0;
let bestDelayMs = Infinity;

/** `sentMs` is when the answer was asked for, by `performance.now()`; of all answers the quickest is believed. */
export function setClock(serverMs: number, sentMs = performance.now()): void {
  const nowMs = performance.now();
  const delayMs = nowMs - sentMs;
  const isOff = Math.abs(serverMs + delayMs / 2 - nowMs - offsetMs) > 2_000;
  if (delayMs > bestDelayMs && !isOff) return;
  bestDelayMs = delayMs;
  offsetMs = serverMs + delayMs / 2 - nowMs;
}

export const houseNow = (): number => performance.now() + offsetMs;
