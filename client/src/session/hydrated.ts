import { useDeferredValue } from 'react';
import { isTakenUp } from './takenUp.ts';

/**
 * False during server rendering and hydration, true afterwards. Browser-only parts wait for it. The update is deferred,
 * so that input in between is handled.
 */
export const useHydrated = (): boolean => useDeferredValue(true, isTakenUp());

/**
 * False in a component's first render, true soon after, whether server-rendered or not. Lets secondary content render
 * after the primary one.
 */
export const useLater = (): boolean => useDeferredValue(true, false);
