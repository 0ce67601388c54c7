import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './OnView.module.css';

interface OnViewProps {
  /** Height of the placeholder, to limit layout shift below. */
  readonly place: 'low' | 'high';
  readonly children: ReactNode;
}

/** Loads and renders its children one screen before they are scrolled into view. */
export function OnView({ place, children }: OnViewProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (!element || isNear) return;
    const watch = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100% 0px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [isNear]);
  return (
    <div ref={mark} className={isNear ? undefined : styles[place]}>
      {isNear && children}
    </div>
  );
}
