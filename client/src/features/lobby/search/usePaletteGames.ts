import type { Game } from '@foyer/contract/lobby/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { platformsQuery } from '../filter.ts';
import { catalogueQuery } from './catalogue.ts';
import { fits } from './facets.ts';
import { gameOfInfo } from './gameOfInfo.ts';
import { facetsOf, isChosen } from './paletteChoice.ts';
import type { PaletteChoice } from './paletteChoice.ts';
import { clearRecentGames, recentGames } from './recent.ts';
import { useGameSearch } from './useGameSearch.ts';
import type { GameSearch } from './useGameSearch.ts';

/** Maximum results in the palette; the rest are in the list of all games. */
const mostShown = 40;
/** Maximum of popular games before anything is typed. */
const mostOffered = 12;

export type GroupName =
  /** Opened last in this browser. */
  | 'recent'
  /** Popular games, before anything is typed. */
  | 'hot'
  | 'chosen'
  /** Results of the house that the index lacks. */
  | 'more'
  /** Results of one type. ENUM-001 */
  | number;

export interface PaletteGroup {
  readonly name: GroupName;
  readonly games: readonly Game[];
}

export interface PaletteGames {
  readonly search: GameSearch;
  readonly groups: readonly PaletteGroup[];
  /** Clears the recently opened games. */
  readonly forget: () => void;
}

/** Results by type or, before anything is typed, recently opened and popular games. */
export function usePaletteGames(typed: string, choice: PaletteChoice): PaletteGames {
  const search = useGameSearch(typed, facetsOf(choice));
  const { recent, forget } = useRecent();
  const offered = useOffered(choice);
  const isIdle = typed.trim() === '';
  const idle: PaletteGroup[] = isChosen(choice)
    ? [{ name: 'chosen', games: offered }]
    : [
        { name: 'recent', games: recent },
        { name: 'hot', games: offered },
      ];
  const groups = isIdle ? idle.filter(({ games }) => games.length > 0) : found(search);
  return { search, groups, forget };
}

/** Types in the order of their best result, then the house's results. */
function found({ total, at, moreFrom }: GameSearch): PaletteGroup[] {
  const groups = new Map<GroupName, Game[]>();
  for (let place = 0; place < Math.min(total, mostShown); place += 1) {
    const game = at(place);
    if (!game) continue;
    const name = place < moreFrom ? game.gameType : 'more';
    groups.set(name, [...(groups.get(name) ?? []), game]);
  }
  return [...groups].map(([name, games]) => ({ name, games }));
}

function useRecent() {
  const catalogue = useQuery(catalogueQuery()).data?.list;
  const platforms = useQuery(platformsQuery()).data?.list ?? [];
  const [ids, setIds] = useState(recentGames);
  const recent = ids.flatMap((id) => {
    const info = catalogue?.find((each) => each.gameId === id);
    return info ? [gameOfInfo(info, platforms)] : [];
  });
  const forget = () => {
    clearRecentGames();
    setIds([]);
  };
  return { recent, forget };
}

/** The first games of the chosen facets, or popular ones if none are chosen. */
function useOffered(choice: PaletteChoice): Game[] {
  const catalogue = useQuery(catalogueQuery()).data?.list ?? [];
  const platforms = useQuery(platformsQuery()).data?.list ?? [];
  const facets = isChosen(choice) ? facetsOf(choice) : { isHot: true, isOpen: true };
  return catalogue
    .filter((info) => fits(info, facets))
    .slice(0, isChosen(choice) ? mostShown : mostOffered)
    .map((info) => gameOfInfo(info, platforms));
}
