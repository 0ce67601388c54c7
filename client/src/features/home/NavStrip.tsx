import { firstNavList } from '@foyer/contract/site/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { isPathOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { BlockFailed } from './BlockFailed.tsx';
import styles from './NavStrip.module.css';

export const navStripQuery = () => q(firstNavList, {});

/** The sections as pictures. Entries that lead to no page of this site are left out. HOME-007, ENTITY-017, AMB-073 */
export function NavStrip() {
  const t = useText('home');
  const router = useRouter();
  const { data, isError, refetch } = useQuery(navStripQuery());
  if (isError && !data) return <BlockFailed onRetry={() => void refetch()} />;
  const isPage = (path: string): boolean =>
    Object.hasOwn(router.routesByPath, path.split('?')[0] ?? '') && isPathOffered(path);
  const items = (data?.list ?? []).filter(({ type, url }) => type !== '1' || isPage(url));
  if (data && items.length === 0) return null;
  return (
    <nav className={styles.strip} aria-label={t('strip')}>
      {items.map(({ id, navName, type, url, picture }) => (
        <Entry key={id} type={type} url={url}>
          <img src={picture} alt="" width="56" height="56" loading="lazy" />
          {navName}
        </Entry>
      ))}
    </nav>
  );
}

interface EntryProps {
  readonly type: string;
  readonly url: string;
  readonly children: ReactNode;
}

/** '1' a page of this site, '2' another site, '3' the games of a platform. */
function Entry({ type, url, children }: EntryProps) {
  if (type === '2') {
    return (
      <a href={/^https?:\/\//.test(url) ? url : '/home'} rel="noopener noreferrer" target="_blank">
        {children}
      </a>
    );
  }
  if (type === '3') {
    return (
      <Link to="/home" search={{ platform: url }}>
        {children}
      </Link>
    );
  }
  const [path = '/home', query = ''] = url.split('?');
  return (
    <Link to={path} search={Object.fromEntries(new URLSearchParams(query))}>
      {children}
    </Link>
  );
}
