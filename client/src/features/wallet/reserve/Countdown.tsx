import { useEffect, useRef, useState } from 'react';

interface CountdownProps {
  readonly untilMs: number;
  /** Called once when the time has run out. */
  readonly onOver: () => void;
}

/** Remaining minutes and seconds; only the house decides when the time is over. */
export function Countdown({ untilMs, onOver }: CountdownProps) {
  const nowMs = useSeconds();
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  const left = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) over.current();
  }, [isOver]);
  const [minutes, seconds] = [Math.floor(left / 60), left % 60];
  return (
    <span role="timer" className="num">
      {minutes}:{String(seconds).padStart(2, '0')}
    </span>
  );
}

/** The current time in epoch ms, updated every second. */
export function useSeconds(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
