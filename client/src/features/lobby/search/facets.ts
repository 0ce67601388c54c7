/** Filters of a search, in addition to its text. */
import type { GameInfo } from '@foyer/contract/lobby/lists.ts';

export interface Facets {
  readonly gameType?: number;
  readonly platformCode?: string;
  readonly isNew?: boolean;
  readonly isHot?: boolean;
  readonly isTrialOffered?: boolean;
  /** Not under maintenance. */
  readonly isOpen?: boolean;
  /** Only these games, a player's favourites. */
  readonly ids?: ReadonlySet<string>;
}

type Faceted = Pick<
  GameInfo,
  'id' | 'gameType' | 'platformCode' | 'isNew' | 'isHot' | 'isTrialOffered' | 'isUnderMaintenance'
>;

export function fits(game: Faceted, facets: Facets): boolean {
  return (
    (facets.gameType === undefined || game.gameType === facets.gameType) &&
    (facets.platformCode === undefined || game.platformCode === facets.platformCode) &&
    (facets.isNew !== true || game.isNew) &&
    (facets.isHot !== true || game.isHot) &&
    (facets.isTrialOffered !== true || game.isTrialOffered) &&
    (facets.isOpen !== true || !game.isUnderMaintenance) &&
    (facets.ids === undefined || facets.ids.has(game.id))
  );
}
