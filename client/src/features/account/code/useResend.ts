import { useEffect, useState } from 'react';

export interface Resend {
  /** Seconds until another code may be requested; 0 if it may. */
  readonly left: number;
  readonly start: (seconds: number) => void;
}

/**
 * Counts down the seconds given by the house, on a monotonic clock, so that a wrong device clock does not matter.
 * `begunWith` is the value of an earlier reply. AMB-103, R08
 */
export function useResend(begunWith = 0): Resend {
  const [endsAt, setEndsAt] = useState(() => (begunWith === 0 ? 0 : performance.now() + begunWith * 1000));
  const [left, setLeft] = useState(begunWith);
  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) setEndsAt(0);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return {
    left,
    start: (seconds) => {
      setLeft(seconds);
      setEndsAt(performance.now() + seconds * 1000);
    },
  };
}
