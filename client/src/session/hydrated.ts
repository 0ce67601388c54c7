import { useDeferredValue } from 'react';
import { isTakenUp } from './takenUp.ts';

/**
 * False while a page is rendered on the server and taken up, true from then on: what only a browser knows waits for it,
 * and comes piece by piece, so that a touch in between is heard.
 */
export const useHydrated = (): boolean => useDeferredValue(true, isTakenUp());

/**
 * False in the first frame of what it stands in, true soon after, on a page that the server wrote as on one that a link
 * has opened: what is looked at later does not hold up what is looked at first.
 */
export const useLater = (): boolean => useDeferredValue(true, false);
