/**
 * Whether the server-rendered screen is hydrated. Until then nothing may change what it shows: a reply, or another
 * screen, that arrived between hydrating the shell and the screen would not match the markup.
 */
import { useEffect } from 'react';

const page = Promise.withResolvers<void>();
let isInUse = false;

/** Resolves when the first screen is hydrated. */
export const takenUp: Promise<void> = page.promise;

/** Whether the first screen is hydrated; never true on the server. */
export const isTakenUp = (): boolean => isInUse;

/** Rendered beside the screen in the same boundary, so that both are hydrated together. */
export function TakenUp(): null {
  useEffect(() => {
    isInUse = true;
    page.resolve();
  }, []);
  return null;
}
