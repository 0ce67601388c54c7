import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './Reveal.module.css';

/**
 * A block that rises 50 px once, 300 ms after it is scrolled into view. Only blocks below the fold are animated, and
 * only by script: without scripts or with reduced motion, everything is static. HOME-024, CONST-013
 */
export function Reveal({ children }: { readonly children: ReactNode }) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = block.current;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || isCalm) return;
    // An IntersectionObserver reports the position without forcing a layout.
    const watch = new IntersectionObserver(
      (entries) => {
        const isReached = entries.some((entry) => entry.isIntersecting || entry.boundingClientRect.top < innerHeight);
        if (!isReached) {
          element.dataset.reveal = 'waits';
          return;
        }
        if (element.dataset.reveal === 'waits') element.dataset.reveal = 'rises';
        watch.disconnect();
      },
      // The block itself is shifted down by 50 px; its final position counts.
      { rootMargin: '0px 0px 50px' },
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      delete element.dataset.reveal;
    };
  }, []);
  return (
    <div ref={block} className={styles.block} onPointerDown={hold}>
      {children}
    </div>
  );
}

/** Pauses the animation while the pointer is down, so that it is released over the same element. */
function hold({ currentTarget }: { readonly currentTarget: Element }): void {
  for (const rise of currentTarget.getAnimations()) {
    rise.pause();
    for (const end of ['pointerup', 'pointercancel']) {
      addEventListener(end, () => requestAnimationFrame(() => rise.play()), { once: true });
    }
  }
}
