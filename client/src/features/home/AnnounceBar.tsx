import { timing } from '@foyer/contract/constants.ts';
import { noticeList } from '@foyer/contract/home/home.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { openDialog } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Icon } from '#ui/values/Icon.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { hornIcon, pauseIcon, playIcon } from '#ui/values/icons.ts';
import styles from './AnnounceBar.module.css';

export const noticesQuery = () => q(noticeList, {});

/** Scrolls one announcement after another; a click opens them all. Hidden without any. HOME-005, POPUP-003, AMB-031 */
export function AnnounceBar() {
  const t = useText('home');
  const { data } = useQuery(noticesQuery());
  const notices = data?.list ?? [];
  const [at, next] = useReducer((last: number) => last + 1, 0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const hold = (isHeldNow: boolean) => () => setIsHeld(isHeldNow);
  const notice = notices[at % Math.max(1, notices.length)];
  if (!notice) return null;
  return (
    // The section is not interactive: these events only pause it while it is hovered or focused.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.bar}
      aria-label={t('announce.label')}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <Icon of={hornIcon} />
      <button type="button" className={styles.text} onClick={open}>
        <Line key={at} isAlone={notices.length < 2} isStill={isPaused || isHeld} onPassed={next}>
          <b>{notice.name}</b>
          {notice.content}
        </Line>
      </button>
      {notices.length > 1 && (
        <>
          <span className={styles.place}>{`${(at % notices.length) + 1} / ${notices.length}`}</span>
          <IconButton
            label={t(isPaused ? 'announce.play' : 'announce.pause')}
            icon={isPaused ? playIcon : pauseIcon}
            onClick={() => setIsPaused(!isPaused)}
          />
        </>
      )}
      <button type="button" className={buttonClass({ look: 'quiet', className: styles.all })} onClick={open}>
        {t('announce.all')}
      </button>
    </section>
  );
}

const open = (): void => openDialog({ kind: 'announcements' });

/** Speed at which a long announcement scrolls, px/s. AMB-042 */
const speed = 60;
/** Pause at the beginning and end of a line: 4 s in all if it fits. CONST-010 */
const standMs = timing.autoplayMs / 2;

interface LineProps {
  readonly isAlone: boolean;
  readonly isStill: boolean;
  readonly onPassed: () => void;
  readonly children: ReactNode;
}

/** Scrolls one line, unless it is paused, hovered or focused, or reduced motion is preferred. AMB-042 */
function Line({ isAlone, isStill, onPassed, children }: LineProps) {
  const line = useRef<HTMLSpanElement>(null);
  const passing = useRef<Animation>(undefined);
  useEffect(() => {
    const element = line.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const beyond = Math.max(0, element.offsetWidth - (element.parentElement?.clientWidth ?? 0));
    if (beyond === 0 && isAlone) return;
    const animation = element.animate(
      { translate: ['0', `${-beyond}px`] },
      { duration: (beyond / speed) * 1000, delay: standMs, endDelay: standMs, fill: 'forwards' },
    );
    animation.addEventListener('finish', onPassed);
    passing.current = animation;
    return () => animation.cancel();
  }, [isAlone, onPassed]);
  useEffect(() => {
    if (isStill) passing.current?.pause();
    else passing.current?.play();
  }, [isStill]);
  return <span ref={line}>{children}</span>;
}
