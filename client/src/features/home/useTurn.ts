import { timing } from '@foyer/contract/constants.ts';
import { useEffect, useState } from 'react';

/** Advances every four seconds, unless paused, hovered or focused, or reduced motion is preferred. AMB-042 */
export function useTurn(count: number) {
  const [at, setAt] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (count < 2 || isPaused || isHeld || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setAt((last) => last + 1), timing.autoplayMs);
    return () => clearInterval(timer);
  }, [count, isPaused, isHeld]);
  return {
    at,
    isPaused,
    toggle: () => setIsPaused((was) => !was),
    hold: (isHeldNow: boolean) => () => setIsHeld(isHeldNow),
  };
}
