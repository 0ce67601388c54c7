/** The time, for ages and for what has run out. It moves every half minute. */
import { useSyncExternalStore } from 'react';

const everyMs = 30_000;
let nowMs = Date.now();

function subscribe(listener: () => void): () => void {
  const timer = setInterval(() => {
    nowMs = Date.now();
    listener();
  }, everyMs);
  return () => clearInterval(timer);
}

export const useNow = (): number => useSyncExternalStore(subscribe, () => nowMs);
