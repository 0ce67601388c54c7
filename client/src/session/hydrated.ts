import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Whether a part was rendered by the server. React asks for the server's value only while it hydrates. */
function createOrigin() {
  let isServer = false;
  return {
    isServer: () => isServer,
    whileHydrating: () => {
      isServer = true;
      return false;
    },
  };
}

/**
 * False during server rendering and hydration, true afterwards. Browser-only parts wait for it. The update is a
 * transition, which React renders in slices. A store whose browser value differs from the server's would be updated
 * synchronously instead, and an update of the shell would hydrate the whole screen in the same task.
 */
export function useHydrated(): boolean {
  const [origin] = useState(createOrigin);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (origin.isServer()) startTransition(() => setReady(true));
  }, [origin]);
  return useSyncExternalStore(unchanging, () => isReady || !origin.isServer(), origin.whileHydrating);
}

/**
 * False in a component's first render, true soon after, whether server-rendered or not. Lets secondary content render
 * after the primary one.
 */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => startTransition(() => setLater(true)), []);
  return isLater;
}
