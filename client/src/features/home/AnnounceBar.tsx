import { timing } from '@foyer/contract/constants.ts';
import { noticeList } from '@foyer/contract/home/home.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { q } from '#api/query.ts';
import { openDialog } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { hornIcon, pauseIcon, playIcon } from '#ui/icons.ts';
import styles from './AnnounceBar.module.css';

export const noticesQuery = () => q(noticeList, {});

/** One announcement after another; a click opens them all. Hidden where there is none. HOME-005, POPUP-003, AMB-031 */
export function AnnounceBar() {
  const t = useText('home');
  const { data } = useQuery(noticesQuery());
  const notices = data?.list ?? [];
  const { at, isPaused, toggle, hold } = useTurn(notices.length);
  const notice = notices[at % Math.max(1, notices.length)];
  if (!notice) return null;
  return (
    // It is not operated by these events; it only stands still while someone looks closer.
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
        <b>{notice.name}</b>
        {notice.content}
      </button>
      {notices.length > 1 && (
        <>
          <span className={styles.place}>
            {(at % notices.length) + 1} / {notices.length}
          </span>
          <IconButton
            label={t(isPaused ? 'announce.play' : 'announce.pause')}
            icon={isPaused ? playIcon : pauseIcon}
            onClick={toggle}
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

/** Goes on every four seconds, unless it is paused, looked at, or motion is unwelcome. AMB-042 */
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
