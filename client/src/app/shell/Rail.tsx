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
/** Where the button would lie over the page, it stays this long after the last move up. */
const staysMs = 2000;

type Presence = 'absent' | 'quiet' | 'offered';

/**
 * Absent near the top and while a field is being filled in. It is offered while the player scrolls up, and otherwise quiet:
 * narrow screens, where it would lie over rows and their amounts, then show it only to the keyboard.
 */
function usePresence(): Presence {
  const [presence, setPresence] = useState<Presence>('absent');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let before = window.scrollY;
    const look = () => {
      timer = undefined;
      const { scrollY } = window;
      const moved = scrollY - before;
      before = scrollY;
      // On a phone the button would cover what is being filled in, or the eye beside a password.
      const isFillingIn = document.activeElement?.matches('main input,main textarea');
      if (moved !== 0) clearTimeout(rest);
      if (moved < 0) rest = setTimeout(() => setPresence((now) => (now === 'offered' ? 'quiet' : now)), staysMs);
      setPresence((now) => {
        if (scrollY <= shownAfterPx || isFillingIn) return 'absent';
        if (moved < 0) return 'offered';
        return moved > 0 || now === 'absent' ? 'quiet' : now;
      });
    };
    const scrolled = () => {
      timer ??= setTimeout(look, throttleMs);
    };
    look();
    const moves = ['scroll', 'focusin', 'focusout'];
    for (const move of moves) addEventListener(move, scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      clearTimeout(rest);
      for (const move of moves) removeEventListener(move, scrolled);
    };
  }, []);
  return presence;
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
  const presence = usePresence();
  const isPlayer = useVisitor() === 'player';
  return (
    <>
      <button
        type="button"
        className={styles.up}
        hidden={presence === 'absent'}
        data-quiet={presence === 'quiet' || undefined}
        onClick={toTop}
        aria-label={t('rail.toTop')}
      >
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
