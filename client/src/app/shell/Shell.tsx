import { useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { DocumentTitle } from '#app/DocumentTitle.tsx';
import { Footer } from '#app/shell/Footer.tsx';
import { Header } from '#app/shell/Header.tsx';
import { Screen } from '#app/Screen.tsx';
import { TabBar } from '#app/shell/TabBar.tsx';
import { isNotFound } from '#app/faults/isNotFound.ts';
import { useOverlaysWanted } from '#app/overlays/overlaysWanted.ts';
import { useOpenDialog } from '#session/dialogs.ts';
import { useHydrated } from '#session/hydrated.ts';
import { useText } from '#text/useText.tsx';
import styles from './Shell.module.css';

const Overlays = lazyPart(() => import('#app/overlays/Overlays.tsx'), 'Overlays');

// Not part of the first paint, so they are loaded afterwards.
const OfflineBanner = lazyPart(() => import('#app/shell/OfflineBanner.tsx'), 'OfflineBanner');
const Rail = lazyPart(() => import('#app/shell/Rail.tsx'), 'Rail');

/**
 * The frame of every screen. Where the navigation is hidden, the screen is shown without it. SI-01, ROUTE-058, AMB-022
 */
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
