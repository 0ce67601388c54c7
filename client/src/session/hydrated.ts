import { useDeferredValue } from 'react';
import { isTakenUp } from './takenUp.ts';

/**
 * False while a page is rendered on the server and taken up, true from then on: what only a browser knows waits for it,
 * and comes piece by piece, so that a touch in between is heard.
 */
export const useHydrated = (): boolean => useDeferredValue(true, isTakenUp());
