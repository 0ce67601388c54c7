import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { isOffered } from '#session/offered.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { focusMain } from '#ui/focusMain.ts';
import { Icon } from '#ui/values/Icon.tsx';
import { upIcon } from '#ui/values/icons.ts';
import styles from './Rail.module.css';

const SessionBar = lazyPart(() => import('#features/protection/SessionBar.tsx'), 'SessionBar');

/** Scroll distance after which the button appears, and how often it is checked. HOME-025, CONST-012 */
const shownAfterPx = 200;
const throttleMs = 300;

/** Whether the page is scrolled, and no field of it is being filled in. */
function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      // On a phone the button would cover what is being filled in, or the eye beside a password.
      const isFillingIn = document.activeElement?.matches('main input,main textarea');
      setIsScrolled(window.scrollY > shownAfterPx && !isFillingIn);
    };
    const scrolled = () => {
      timer ??= setTimeout(look, throttleMs);
    };
    look();
    const moves = ['scroll', 'focusin', 'focusout'];
    for (const move of moves) addEventListener(move, scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const move of moves) removeEventListener(move, scrolled);
    };
  }, []);
  return isScrolled;
}

/**
 * Moves the scroll position and the focus to the top. If the button kept the focus, hiding it on the way would stop the
 * browser's smooth scroll early.
 */
function toTop(): void {
  focusMain();
  scrollTo({ top: 0, behavior: 'smooth' });
}

/** Floats over every page once it is hydrated: the button to the top and, for players, this session's figures. */
export function Rail() {
  const t = useText('site');
  const isScrolled = useIsScrolled();
  const isPlayer = useVisitor() === 'player';
  return (
    <>
      <button type="button" className={styles.up} hidden={!isScrolled} onClick={toTop} aria-label={t('rail.toTop')}>
        <Icon of={upIcon} />
        {t('rail.top')}
      </button>
      {isPlayer && isOffered('protection') && (
        <Suspense>
          <SessionBar />
        </Suspense>
      )}
    </>
  );
}
