import type { QueryClient } from '@tanstack/react-query';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import type { PlatformGroup } from '@foyer/contract/lobby/lists.ts';
import { Link } from '@tanstack/react-router';
import { GroupOverview } from '#features/lobby/byType/GroupOverview.tsx';
import { GroupPlatforms } from '#features/lobby/byType/GroupPlatforms.tsx';
import { GroupTabs } from '#features/lobby/byType/GroupTabs.tsx';
import { HotPlatforms } from '#features/lobby/byType/HotPlatforms.tsx';
import { HubGames } from '#features/lobby/byType/HubGames.tsx';
import { groupsQuery, hotPlatforms, shelfGames } from '#features/lobby/byType/reads.ts';
import type { ShelfAsked } from '#features/lobby/byType/reads.ts';
import { NavBanners } from '#features/home/LobbyBanners.tsx';
import { navBanners } from '#features/home/bannerReads.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Note } from '#ui/feedback/Note.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Reveal } from '#ui/layout/Reveal.tsx';
import styles from './GamesHub.module.css';
import type { HubSearch } from './hubSearch.ts';
import { LobbyNews } from './LobbyNews.tsx';
import { readTogether } from './readTogether.ts';

/** Groups that are a part of a type. AMB-008, AMB-009 */
const partsOf = { texas: 'chess', esports: 'other', cockfight: 'other' } as const;

const isPart = (group: PlatformGroup): group is keyof typeof partsOf => Object.hasOwn(partsOf, group);

function asked({ tab, shelf: order, page = 1 }: HubSearch): ShelfAsked {
  const shelf = order ?? 'all';
  if (tab === undefined) return { shelf, gameType: gameTypeCodes.all, section: '', pageNo: page };
  if (isPart(tab)) return { shelf, gameType: gameTypeCodes[partsOf[tab]], section: tab, pageNo: page };
  return { shelf, gameType: gameTypeCodes[tab], section: '', pageNo: page };
}

const pathOf = ({ tab }: HubSearch): string => (tab === undefined ? '/games' : `/games?tab=${tab}`);

export const readGamesHub = (client: QueryClient, search: HubSearch): Promise<void> =>
  readTogether(
    client.prefetchQuery(navBanners(pathOf(search))),
    client.prefetchQuery(groupsQuery()),
    client.prefetchQuery(shelfGames(asked(search))),
    ...(search.tab === undefined ? [client.prefetchQuery(hotPlatforms())] : []),
  );

interface GamesHubProps {
  readonly search: HubSearch;
  readonly onSearch: (search: HubSearch) => void;
}

/**
 * Platforms by type, and all, hot or new games. SI-16, AMB-006, AMB-008, AMB-055, SCREEN-031, SCREEN-032, SCREEN-081,
 * ROUTE-005
 */
export function GamesHub({ search, onSearch }: GamesHubProps) {
  const t = useText('lobby/byType');
  const { tab } = search;
  const name = tab && t(`group.${tab}`);
  return (
    <main id="main" className="wrap">
      <PageHead
        title={name ?? t('hub.title')}
        lead={t('hub.lead')}
        isCompact
        aside={
          <Link to="/all-games" className={buttonClass({})}>
            {t('hub.everyGame')}
          </Link>
        }
      />
      <GroupTabs tab={tab} />
      {(tab === 'cockfight' || tab === 'esports') && isOffered('simulatedMatches') && (
        <div className={styles.note}>
          <Note>{t(`hub.${tab}Note`)}</Note>
        </div>
      )}
      <HubGames
        title={name ? t('hub.gamesTitle', { name }) : t('hub.allGames')}
        asked={asked(search)}
        onChoose={(chosen) => onSearch({ ...(tab && { tab }), ...chosen })}
      />
      {tab ? (
        <GroupPlatforms group={tab} />
      ) : (
        <>
          {isOffered('platforms') && <HotPlatforms />}
          <Reveal>
            <GroupOverview />
          </Reveal>
        </>
      )}
      <NavBanners path={pathOf(search)} />
      <LobbyNews />
    </main>
  );
}
