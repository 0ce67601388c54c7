import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './OnView.module.css';

interface OnViewProps {
  /** How high its place is until then, so that what stands below hardly moves. */
  readonly place: 'low' | 'high';
  readonly children: ReactNode;
}

/** What nobody has come near yet is neither fetched nor rendered: it comes a screen before it is reached. */
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
