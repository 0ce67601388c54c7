/**
 * Whether the screen that the server wrote is in use. Until then nothing may change what it shows: an answer, or another
 * screen, that came between the shell and the screen would not fit what is written.
 */
import { useEffect } from 'react';

const page = Promise.withResolvers<void>();
let isInUse = false;

/** Resolved once, when the first screen of the page is in use. */
export const takenUp: Promise<void> = page.promise;

/** Whether what comes now comes into a page in use; never so on the server. */
export const isTakenUp = (): boolean => isInUse;

/** Stands beside the screen, within the same boundary: it is in use when the screen is. */
export function TakenUp(): null {
  useEffect(() => {
    isInUse = true;
    page.resolve();
  }, []);
  return null;
}
