import { useEffect, useState } from 'react';
import { useText } from '#text/useText.tsx';
import { focusMain } from '#ui/focusMain.ts';
import { Icon } from '#ui/values/Icon.tsx';
import { upIcon } from '#ui/values/icons.ts';
import styles from './Rail.module.css';

/** The way up appears after this much scrolling; the scroll is looked at this often. HOME-025, CONST-012 */
const shownAfterPx = 200;
const throttleMs = 300;

function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setIsScrolled(window.scrollY > shownAfterPx);
    };
    const scrolled = () => {
      timer ??= setTimeout(look, throttleMs);
    };
    look();
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', scrolled);
    };
  }, []);
  return isScrolled;
}

/**
 * The page and the focus go to the beginning. A button that keeps the focus and is hidden on the way would stop the
 * browser's smooth scroll before the top.
 */
function toTop(): void {
  focusMain();
  scrollTo({ top: 0, behavior: 'smooth' });
}

export function Rail() {
  const t = useText('site');
  const isScrolled = useIsScrolled();
  return (
    <button type="button" className={styles.up} hidden={!isScrolled} onClick={toTop} aria-label={t('rail.toTop')}>
      <Icon of={upIcon} />
      {t('rail.top')}
    </button>
  );
}
