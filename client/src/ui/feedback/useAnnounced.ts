import { useEffect } from 'react';
import { announce } from './announcer.ts';

/**
 * Announces words in a live region after they have been unchanged for half a second, so that results are not read out
 * at every keystroke. Removes them when they change or the component unmounts. An empty string announces nothing.
 */
export function useAnnounced(words: string): void {
  useEffect(() => {
    if (words === '') return undefined;
    let takeBack = (): void => undefined;
    const timer = setTimeout(() => (takeBack = announce(words)), 500);
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, [words]);
}
