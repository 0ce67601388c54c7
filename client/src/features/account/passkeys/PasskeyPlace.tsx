import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { useHydrated } from '#session/hydrated.ts';
import styles from '../login/LoginForm.module.css';
import { arePasskeysOffered } from './isOffered.ts';

const PasskeyLogin = lazyPart(() => import('./PasskeyLogin.tsx'), 'PasskeyLogin');

/**
 * The place of the log-in by passkey. The server cannot know whether the browser has passkeys, so the button comes after
 * hydration. Its place is there before, so that nothing below it moves.
 */
export function PasskeyPlace({ onDone }: { readonly onDone?: (() => void) | undefined }) {
  const isHydrated = useHydrated();
  if (isHydrated && !arePasskeysOffered()) return null;
  return (
    <div className={styles.passkey}>
      {isHydrated && (
        <Suspense>
          <PasskeyLogin onDone={onDone} />
        </Suspense>
      )}
    </div>
  );
}
