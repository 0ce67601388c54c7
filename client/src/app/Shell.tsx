import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { DocumentTitle } from '#app/DocumentTitle.tsx';
import { Footer } from '#app/Footer.tsx';
import { Header } from '#app/Header.tsx';
import { OfflineBanner } from '#app/OfflineBanner.tsx';
import { Rail } from '#app/Rail.tsx';
import { TabBar } from '#app/TabBar.tsx';
import { useOverlaysWanted } from '#app/overlaysWanted.ts';
import { useOpenDialog } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import styles from './Shell.module.css';

const Overlays = lazy(async () => ({ default: (await import('#app/Overlays.tsx')).Overlays }));

/** What surrounds every screen; nothing but the screen where the navigation is hidden. SI-01, ROUTE-058, AMB-022 */
export function Shell() {
  const t = useText('site');
  const areOverlaysWanted = useOverlaysWanted();
  const isDialogOpen = useOpenDialog() !== undefined;
  const isBare = useMatches({
    select: (matches) => matches.some((match) => match.staticData.isBare === true || match.status === 'notFound'),
  });
  return (
    <>
      <DocumentTitle />
      {!isBare && (
        <a className={styles.skip} href="#main">
          {t('nav.skip')}
        </a>
      )}
      {!isBare && <Header />}
      <OfflineBanner />
      <Outlet />
      {!isBare && <Footer />}
      {!isBare && <Rail />}
      {!isBare && <TabBar />}
      {(areOverlaysWanted || isDialogOpen) && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </>
  );
}
