import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { Logo } from '#app/shell/Logo.tsx';
import { leadsToGames, navigation } from '#app/shell/navigation.ts';
import { InnerLink } from '#app/shell/InnerLink.tsx';
import { useHydrated } from '#session/hydrated.ts';
import { useText } from '#text/useText.tsx';
import styles from './Footer.module.css';

const LeastAge = lazyPart(() => import('#app/shell/LeastAge.tsx'), 'LeastAge');

/** Articles that must be reachable from every page. M25 */
const articles = [
  { id: 'complaint', word: 'footer.complaint' },
  { id: 'play-limits', word: 'footer.responsible' },
  { id: 'terms', word: 'footer.terms' },
] as const;
const otherGames = [
  { to: '/texas', word: 'section.texas' },
  { to: '/games', word: 'section.games' },
  { to: '/all-games', word: 'section.allGames' },
] as const;
const account = [
  { href: '/mine/center', word: 'player.center' },
  { href: '/mine/protection', word: 'footer.safe' },
  { href: '/mine/capital/deposit', word: 'player.deposit' },
  { href: '/mine/capital/withdrawal', word: 'player.withdrawal' },
  { href: '/mine/billDetail', word: 'player.statement' },
] as const;
const more = [
  { to: '/club', word: 'nav.club' },
  { to: '/discounts/all', word: 'nav.discounts' },
  { to: '/raffle', word: 'footer.raffle' },
  { to: '/agency', word: 'footer.agency' },
  { to: '/download', word: 'footer.download' },
] as const;

/**
 * Footer of every page: play money, the age of the place, and links to existing pages only. The language switch is in the header's menu.
 */
export function Footer() {
  const t = useText('site');
  const isHydrated = useHydrated();
  return (
    <footer className={styles.foot}>
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <Logo label={t('nav.toHome')} />
            <p className={styles.about}>{t('footer.about')}</p>
          </div>
          <Column title={t('footer.games')}>
            <Pages pages={navigation.filter(({ index }) => leadsToGames(index))} />
            <Pages pages={otherGames} />
          </Column>
          <Column title={t('footer.account')}>
            {account.map(({ href, word }) => (
              <li key={href}>
                <InnerLink href={href}>{t(word)}</InnerLink>
              </li>
            ))}
          </Column>
          <Column title={t('footer.help')}>
            <li>
              <Link to="/helpCenter/startUse">{t('footer.helpCenter')}</Link>
            </li>
            {articles.map(({ id, word }) => (
              <li key={id}>
                <Link to="/helpCenter/startUse" search={{ id }}>
                  {t(word)}
                </Link>
              </li>
            ))}
          </Column>
          <Column title={t('footer.more')}>
            <Pages pages={more} />
          </Column>
        </div>
        <div className={styles.end}>
          {isHydrated && (
            <Suspense>
              <LeastAge />
            </Suspense>
          )}
          <span className={styles.money}>{t('playMoney')}</span>
        </div>
        <p className={styles.copyright}>{t('footer.copyright')}</p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface PagesProps {
  readonly pages: readonly (typeof navigation | typeof otherGames | typeof more)[number][];
}

function Pages({ pages }: PagesProps) {
  const t = useText('site');
  return pages.map(({ to, word }) => (
    <li key={to}>
      <Link to={to}>{t(word)}</Link>
    </li>
  ));
}
