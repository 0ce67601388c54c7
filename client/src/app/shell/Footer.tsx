import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { Logo } from '#app/shell/Logo.tsx';
import { leadsToGames, navigation } from '#app/shell/navigation.ts';
import { InnerLink } from '#app/shell/InnerLink.tsx';
import { useHydrated } from '#session/hydrated.ts';
import { isOffered, offeredOf } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import styles from './Footer.module.css';

const LeastAge = lazyPart(() => import('#app/shell/LeastAge.tsx'), 'LeastAge');

const otherGames = [
  { to: '/texas', word: 'section.texas' },
  { to: '/games', word: 'section.games' },
  { to: '/all-games', word: 'section.allGames' },
] as const;
const account = [
  { to: '/mine/center', word: 'player.center' },
  { to: '/mine/protection', word: 'footer.safe' },
  { to: '/mine/capital/deposit', word: 'player.deposit' },
  { to: '/mine/capital/withdrawal', word: 'player.withdrawal' },
  { to: '/mine/billDetail', word: 'player.statement' },
] as const;
/** The articles must be reachable from every page. M25 */
const help = [
  { to: '/helpCenter/startUse', word: 'footer.helpCenter' },
  { to: '/helpCenter/startUse?id=complaint', word: 'footer.complaint' },
  { to: '/helpCenter/startUse?id=play-limits', word: 'footer.responsible' },
  { to: '/helpCenter/startUse?id=terms', word: 'footer.terms' },
] as const;
const more = [
  { to: '/club', word: 'nav.club' },
  { to: '/discounts/all', word: 'nav.discounts' },
  { to: '/raffle', word: 'footer.raffle' },
  { to: '/agency', word: 'footer.agency' },
  { to: '/download', word: 'footer.download' },
] as const;

/**
 * Footer of every page: the age of the place, and links to pages that this site has. The language switch is in the
 * header's menu.
 */
export function Footer() {
  const t = useText('site');
  const isHydrated = useHydrated();
  const isPlayMoney = isOffered('playMoney');
  return (
    <footer className={styles.foot}>
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <Logo label={t('nav.toHome')} />
            {isPlayMoney && <p className={styles.about}>{t('footer.about')}</p>}
          </div>
          <Column
            title="footer.games"
            pages={[...navigation.filter((_, index) => leadsToGames(index)), ...otherGames]}
          />
          <Column title="footer.account" pages={account} />
          <Column title="footer.help" pages={help} />
          <Column title="footer.more" pages={more} />
        </div>
        <div className={styles.end}>
          {isHydrated && (
            <Suspense>
              <LeastAge />
            </Suspense>
          )}
          {isPlayMoney && <span className={styles.money}>{t('playMoney')}</span>}
        </div>
        <p className={styles.copyright}>{t('footer.copyright')}</p>
      </div>
    </footer>
  );
}

type Page = (typeof navigation | typeof otherGames | typeof account | typeof help | typeof more)[number];

interface ColumnProps {
  readonly title: 'footer.games' | 'footer.account' | 'footer.help' | 'footer.more';
  readonly pages: readonly Page[];
}

function Column({ title, pages }: ColumnProps) {
  const t = useText('site');
  const offered = offeredOf(pages);
  if (offered.length === 0) return null;
  return (
    <section aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <ul>
        {offered.map(({ to, word }) => (
          <li key={to}>
            <InnerLink href={to}>{t(word)}</InnerLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
