import { useLocation } from '@tanstack/react-router';
import { InnerLink } from '#app/shell/InnerLink.tsx';
import { leadsToGames, navIndexOf } from '#app/shell/navigation.ts';
import { useText } from '#text/useText.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { gameIcon, giftIcon, homeIcon, userIcon, walletIcon } from '#ui/values/icons.ts';
import styles from './TabBar.module.css';

const tabs = [
  { word: 'nav.home', icon: homeIcon, to: '/home' },
  { word: 'nav.games', icon: gameIcon, to: '/games' },
  { word: 'nav.discounts', icon: giftIcon, to: '/discounts/all' },
  { word: 'nav.wallet', icon: walletIcon, to: '/mine/capital/account' },
  { word: 'nav.mine', icon: userIcon, to: '/mine/center' },
] as const;

/** Pages of games without an entry of their own. AMB-005 */
const gamePages = /^\/(games|all-games|texas)$/;

/** The five tabs at the bottom of a phone's screen, within the thumb's reach. */
export function TabBar() {
  const t = useText('site');
  const { pathname } = useLocation();
  const current = (href: string): boolean => {
    if (href === '/games') return gamePages.test(pathname) || leadsToGames(navIndexOf(pathname));
    return href === '/mine/center' ? pathname.startsWith('/mine') && !pathname.includes('/capital') : pathname === href;
  };
  return (
    <nav className={styles.bar} aria-label={t('nav.bottom')}>
      {tabs.map(({ word, icon, to }) => (
        <InnerLink key={to} href={to} aria-current={current(to) ? 'page' : undefined}>
          <Icon of={icon} />
          {t(word)}
        </InnerLink>
      ))}
    </nav>
  );
}
