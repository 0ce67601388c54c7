import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import styles from './Carousel.module.css';
import { IconButton } from '../actions/IconButton.tsx';
import { leftIcon, pauseIcon, playIcon, rightIcon } from '../values/icons.ts';
import { nextIndex } from '../actions/roving.ts';

export interface Slide {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** Time per slide; 0 disables automatic movement. HOME-001 */
  readonly stayMs?: number;
}

/**
 * Slides with native scrolling: touch, wheel and keys work without scripts. Moves automatically only without
 * interaction, can be paused, and does not move under reduced motion.
 */
export function Carousel({ label, slides, stayMs = 4000 }: CarouselProps) {
  const text = useText('ui');
  const [isHeld, setIsHeld] = useState(false);
  const [wish, setWish] = useState<'play' | 'pause'>();
  const isCalm = useReducedMotion();
  const canPlay = slides.length > 1 && stayMs > 0;
  const isPlaying = canPlay && (wish ?? (isCalm ? 'pause' : 'play')) === 'play';
  const { track, current, goTo, settle, back } = useTrack(slides.length, isCalm, isPlaying && !isHeld ? stayMs : 0);
  const first = slides[0];
  if (!first) return null;
  return (
    // These events only pause the slides while the visitor looks closer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.carousel}
      aria-roledescription={text('carousel')}
      aria-label={label}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {/* A scroll container must be focusable, even if no slide contains a link. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={track} className={styles.track} tabIndex={0} onScroll={settle}>
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            className={styles.slide}
            aria-label={text('slideOf', { label: slide.label, number: index + 1, count: slides.length })}
            inert={index !== current}
          >
            {slide.content}
          </li>
        ))}
        {slides.length > 1 && (
          <li className={styles.slide} aria-hidden="true" inert>
            {current > 0 && first.content}
          </li>
        )}
      </ul>
      {slides.length > 1 && (
        <Controls count={slides.length} current={current} onBack={back} goTo={goTo}>
          {canPlay && (
            <IconButton
              label={text(isPlaying ? 'pauseSlides' : 'playSlides')}
              icon={isPlaying ? pauseIcon : playIcon}
              onClick={() => setWish(isPlaying ? 'pause' : 'play')}
            />
          )}
        </Controls>
      )}
    </section>
  );
}

/** Position of the track and functions that move it. It advances every `paceMs`, or never if that is 0. */
function useTrack(count: number, isCalm: boolean, paceMs: number) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const goTo = (index: number) => {
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: isCalm ? 'instant' : 'smooth' });
  };
  useEffect(() => {
    if (paceMs === 0) return;
    const timer = setInterval(() => {
      const element = track.current;
      if (!element || document.hidden) return;
      goTo(Math.round(element.scrollLeft / element.clientWidth) + 1);
    }, paceMs);
    return () => clearInterval(timer);
  });
  const settle = () => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const place = Math.round(element.scrollLeft / element.clientWidth);
    // A copy of the first slide follows the last one. When it is reached, the track jumps back invisibly and continues.
    if (place >= count && Math.abs(element.scrollLeft - place * element.clientWidth) < 2) {
      element.scrollTo({ left: 0, behavior: 'instant' });
    }
    setCurrent(place % count);
  };
  const back = () => {
    const element = track.current;
    if (current === 0) element?.scrollTo({ left: count * element.clientWidth, behavior: 'instant' });
    goTo((current === 0 ? count : current) - 1);
  };
  return { track, current, goTo, settle, back } as const;
}

interface ControlsProps {
  readonly count: number;
  readonly current: number;
  readonly onBack: () => void;
  readonly goTo: (index: number) => void;
  /** The pause button, which comes first. */
  readonly children: ReactNode;
}

function Controls({ count, current, onBack, goTo, children }: ControlsProps) {
  const text = useText('ui');
  const byKey = (event: KeyboardEvent) => {
    if (!/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') onBack();
    else if (event.key === 'ArrowRight') goTo(current + 1);
    else goTo(nextIndex(event.key, current, count) ?? 0);
  };
  return (
    // The arrow keys are a shortcut for the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={styles.controls} role="group" aria-label={text('slides')} onKeyDown={byKey}>
      {children}
      <IconButton label={text('previousSlide')} icon={leftIcon} onClick={onBack} />
      <span className={styles.place}>{`${current + 1} / ${count}`}</span>
      <IconButton label={text('nextSlide')} icon={rightIcon} onClick={() => goTo(current + 1)} />
    </div>
  );
}

const calm = '(prefers-reduced-motion: reduce)';

/** The server assumes motion; nothing moves before hydration anyway. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(calm);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(calm).matches,
    () => false,
  );
}
