import { Link } from '@tanstack/react-router';
import { Logo } from '#app/shell/Logo.tsx';
import { leadsToGames, navigation } from '#app/shell/navigation.ts';
import { InnerLink } from '#app/shell/InnerLink.tsx';
import { useText } from '#text/useText.tsx';
import styles from './Footer.module.css';

/** What has to be reachable from every page. M25 */
const articles = [
  { id: 'complaint', word: 'footer.complaint' },
  { id: 'play-limits', word: 'footer.responsible' },
  { id: 'terms', word: 'footer.terms' },
] as const;
const more = [
  { to: '/club', word: 'nav.club' },
  { to: '/discounts/all', word: 'nav.discounts' },
  { to: '/raffle', word: 'footer.raffle' },
  { to: '/agency', word: 'footer.agency' },
  { to: '/download', word: 'footer.download' },
] as const;

/**
 * Footer of every page: play money, 18+, and links to existing pages only. The language switch is in the header's menu.
 */
export function Footer() {
  const t = useText('site');
  return (
    <footer className={styles.foot}>
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <Logo label={t('nav.toHome')} />
            <p className={styles.about}>{t('footer.about')}</p>
          </div>
          <section aria-label={t('footer.games')}>
            <h2>{t('footer.games')}</h2>
            <ul>
              {navigation
                .filter(({ index }) => leadsToGames(index))
                .map(({ index, word, to }) => (
                  <li key={index}>
                    <Link to={to}>{t(word)}</Link>
                  </li>
                ))}
              <li>
                <Link to="/texas">{t('section.texas')}</Link>
              </li>
              <li>
                <Link to="/games">{t('section.games')}</Link>
              </li>
              <li>
                <Link to="/all-games">{t('section.allGames')}</Link>
              </li>
            </ul>
          </section>
          <section aria-label={t('footer.account')}>
            <h2>{t('footer.account')}</h2>
            <ul>
              <li>
                <InnerLink href="/mine/center">{t('player.center')}</InnerLink>
              </li>
              <li>
                <InnerLink href="/mine/protection">{t('footer.safe')}</InnerLink>
              </li>
              <li>
                <InnerLink href="/mine/capital/deposit">{t('player.deposit')}</InnerLink>
              </li>
              <li>
                <InnerLink href="/mine/capital/withdrawal">{t('player.withdrawal')}</InnerLink>
              </li>
              <li>
                <InnerLink href="/mine/billDetail">{t('player.statement')}</InnerLink>
              </li>
            </ul>
          </section>
          <section aria-label={t('footer.help')}>
            <h2>{t('footer.help')}</h2>
            <ul>
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
            </ul>
          </section>
          <section aria-label={t('footer.more')}>
            <h2>{t('footer.more')}</h2>
            <ul>
              {more.map(({ to, word }) => (
                <li key={to}>
                  <Link to={to}>{t(word)}</Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className={styles.end}>
          <span className={styles.age}>18+</span>
          <span>{t('age')}</span>
          <span className={styles.money}>{t('playMoney')}</span>
        </div>
        <p className={styles.copyright}>{t('footer.copyright')}</p>
      </div>
    </footer>
  );
}
