import { useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { DocumentTitle } from '#app/DocumentTitle.tsx';
import { Footer } from '#app/Footer.tsx';
import { Header } from '#app/Header.tsx';
import { Screen } from '#app/Screen.tsx';
import { TabBar } from '#app/TabBar.tsx';
import { isNotFound } from '#app/isNotFound.ts';
import { useOverlaysWanted } from '#app/overlaysWanted.ts';
import { useOpenDialog } from '#session/dialogs.ts';
import { useHydrated } from '#session/hydrated.ts';
import { useText } from '#text/useText.tsx';
import styles from './Shell.module.css';

const Overlays = lazyPart(() => import('#app/Overlays.tsx'), 'Overlays');

// Not part of the first paint, so they are loaded afterwards.
const OfflineBanner = lazyPart(() => import('#app/OfflineBanner.tsx'), 'OfflineBanner');
const Rail = lazyPart(() => import('#app/Rail.tsx'), 'Rail');

/** What surrounds every screen; nothing but the screen where the navigation is hidden. SI-01, ROUTE-058, AMB-022 */
export function Shell() {
  const t = useText('site');
  const areOverlaysWanted = useOverlaysWanted();
  const isDialogOpen = useOpenDialog() !== undefined;
  const isHydrated = useHydrated();
  const isBare = useMatches({
    select: (matches) => matches.some((match) => match.staticData.isBare === true || isNotFound(match)),
  });
  return (
    <>
      <DocumentTitle />
      {!isBare && (
        <a className={styles.skip} href="#main">
          {t('nav.skip')}
        </a>
      )}
      {!isBare && (
        <Suspense>
          <Header />
        </Suspense>
      )}
      {isHydrated && (
        <Suspense>
          <OfflineBanner />
        </Suspense>
      )}
      <Screen />
      {!isBare && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
      {isHydrated && !isBare && (
        <Suspense>
          <Rail />
        </Suspense>
      )}
      {!isBare && (
        <Suspense>
          <TabBar />
        </Suspense>
      )}
      {(areOverlaysWanted || isDialogOpen) && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </>
  );
}
