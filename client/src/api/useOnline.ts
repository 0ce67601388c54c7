import { useSyncExternalStore } from 'react';
import { isOnline, watchOnline } from '#api/online.ts';

/** Submissions wait for a connection; what is read stays on the page. R04 */
export const useOnline = (): boolean => useSyncExternalStore(watchOnline, isOnline, () => true);
