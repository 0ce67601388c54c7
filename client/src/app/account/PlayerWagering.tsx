import { lazy, Suspense } from 'react';
import { whenOnline } from '#api/whenOnline.ts';
import { useHydrated } from '#session/hydrated.ts';
import { useVisitor } from '#session/signedIn.ts';
import { isOffered } from '#session/offered.ts';
import styles from './PlayerWagering.module.css';

/** If its script cannot be loaded, the lobby is shown without it. */
const OpenWagering = lazy(() =>
  whenOnline(() => import('#bonus/OpenWagering.tsx')).then(
    ({ OpenWagering: Part }) => ({ default: Part }),
    () => ({ default: () => null }),
  ),
);

/** The player's remaining turnover, in a lobby. Guests fetch nothing. */
export function PlayerWagering() {
  const isPlayer = useVisitor() === 'player';
  if (!useHydrated() || !isPlayer || !isOffered('wagering')) return null;
  return (
    <Suspense fallback={null}>
      <div className={styles.wagering}>
        <OpenWagering where="lobby" />
      </div>
    </Suspense>
  );
}
