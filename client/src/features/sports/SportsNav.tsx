import { sportLabel, sportOf, sports } from '@foyer/contract/sports/sport.ts';
import { Link } from '@tanstack/react-router';
import { useText } from '#text/useText.tsx';
import styles from './SportsNav.module.css';
import { sportNames } from './reads.ts';

export type SportsAddress = '/sports' | '/game/sports';

interface SportsNavProps {
  readonly address: SportsAddress;
  readonly sportId: number | undefined;
}

/** Home and eleven sports, each with its own address. ROUTE-059 to ROUTE-070, ENUM-022 */
export function SportsNav({ address, sportId }: SportsNavProps) {
  const t = useText('sports');
  const labels = useText('labels');
  const current = sportOf(sportId);
  return (
    <nav className={styles.nav} aria-label={t('nav')}>
      {sportNames.map((name) => (
        <Link
          key={name}
          to={address}
          search={sports[name] === undefined ? {} : { sportId: sports[name] }}
          activeOptions={{ exact: true, includeSearch: true }}
          activeProps={noProps}
          aria-current={name === current ? 'page' : undefined}
          resetScroll={false}
        >
          {labels(sportLabel(name))}
        </Link>
      ))}
    </nav>
  );
}

/** Replaces the router's own active state: an entry is current by its sport, whatever the market. */
const noProps = { className: undefined, 'aria-current': undefined };
