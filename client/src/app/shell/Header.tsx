import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { HeaderLogin } from '#app/shell/HeaderLogin.tsx';
import { Logo } from '#app/shell/Logo.tsx';
import { NavLinks } from '#app/shell/NavLinks.tsx';
import { ThemeSwitch } from '#app/shell/ThemeSwitch.tsx';
import { openDialog } from '#session/dialogs.ts';
import { useHydrated } from '#session/hydrated.ts';
import { isOffered } from '#session/offered.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { menuIcon, searchIcon } from '#ui/values/icons.ts';
import styles from './Header.module.css';

const AccountBlock = lazyPart(() => import('#app/account/AccountBlock.tsx'), 'AccountBlock');

/** One row from 1024 px; below it a slim bar with the entries as chips that scroll sideways. SI-01 */
export function Header() {
  const t = useText('site');
  const visitor = useVisitor();
  // The hub's tabs are the same sections, so only one of the two rows is shown.
  const hasOwnTabs = useLocation({ select: ({ pathname }) => pathname === '/games' });
  return (
    <header className={styles.top}>
      <div className={styles.row}>
        <Logo label={t('nav.toHome')} />
        <NavLinks className={styles.nav} linkClass={styles.navLink} />
        <div className={styles.acts}>
          {visitor === 'guest' ? <HeaderLogin /> : <Account />}
          {isOffered('search') && (
            <IconButton label={t('nav.search')} icon={searchIcon} onClick={() => openDialog({ kind: 'search' })} />
          )}
          <ThemeSwitch className={styles.theme} />
          <IconButton label={t('nav.menu')} icon={menuIcon} onClick={() => openDialog({ kind: 'menu' })} />
        </div>
      </div>
      {!hasOwnTabs && <NavLinks className={styles.sections} linkClass={styles.sectionLink} />}
    </header>
  );
}

/**
 * The server knows that a player is logged in, but not who. A placeholder of the same size is shown until the data is
 * loaded.
 */
function Account() {
  const place = <span className={styles.accountPlace} aria-hidden="true" />;
  if (!useHydrated()) return place;
  return (
    <Suspense fallback={place}>
      <AccountBlock />
    </Suspense>
  );
}
