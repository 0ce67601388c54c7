import { startTransition, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/**
 * False during server rendering and hydration, true afterwards. Browser-only parts wait for it. The update is deferred,
 * so that input in between is handled.
 */
export const useHydrated = (): boolean =>
  // The initial value of `useDeferredValue` is not enough: React skips it when a click hydrates a part early.
  useDeferredValue(
    useSyncExternalStore(
      unchanging,
      () => true,
      () => false,
    ),
  );

/**
 * False in a component's first render, true soon after, whether server-rendered or not. Lets secondary content render
 * after the primary one.
 */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => startTransition(() => setLater(true)), []);
  return isLater;
}
