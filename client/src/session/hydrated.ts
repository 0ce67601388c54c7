import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while a page is rendered on the server and taken up, true from then on: what only a browser knows waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
