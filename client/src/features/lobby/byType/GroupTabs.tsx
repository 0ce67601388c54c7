import { platformGroups } from '@foyer/contract/lobby/lists.ts';
import type { PlatformGroup } from '@foyer/contract/lobby/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '#text/useText.tsx';
import styles from './GroupTabs.module.css';
import { groupsQuery } from './reads.ts';

/** Tabs of the overview and of every group that has a platform or is chosen. AMB-008, AMB-055 */
export function GroupTabs({ tab }: { readonly tab: PlatformGroup | undefined }) {
  const t = useText('lobby/byType');
  const groups = useQuery(groupsQuery()).data?.list;
  const isShown = (group: PlatformGroup): boolean =>
    group === tab || groups === undefined || groups.some((each) => each.group === group && each.platforms.length > 0);
  return (
    <nav className={styles.tabs} aria-label={t('hub.tabs')}>
      <Link
        to="/games"
        search={{}}
        activeOptions={exactly}
        activeProps={noProps}
        aria-current={tab === undefined ? 'page' : undefined}
      >
        {t('hub.overview')}
      </Link>
      {platformGroups.filter(isShown).map((group) => (
        <Link
          key={group}
          to="/games"
          search={{ tab: group }}
          activeOptions={exactly}
          activeProps={noProps}
          aria-current={tab === group ? 'page' : undefined}
          resetScroll={false}
        >
          {t(`group.${group}`)}
        </Link>
      ))}
    </nav>
  );
}

const exactly = { exact: true, includeSearch: true };

/** Replaces the router's own active state: a tab is current by its parameter, whatever else the address has. */
const noProps = { className: undefined, 'aria-current': undefined };
