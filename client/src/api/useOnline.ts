import { useSyncExternalStore } from 'react';
import { isOnline, watchOnline } from '#api/online.ts';

/** Submissions are blocked without a connection, while data that was read stays on the page. R04 */
export const useOnline = (): boolean => useSyncExternalStore(watchOnline, isOnline, () => true);
