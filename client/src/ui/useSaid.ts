import { useEffect } from 'react';
import { announce } from './announcer.ts';

/**
 * Says words once they have stood for half a second, so that a result is not read out at every letter, and takes them
 * back when others follow or the part leaves: a live region must not keep what is no longer so. Empty words say nothing.
 */
export function useSaid(words: string): void {
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
