/** A platform's halls, one for each type of game, and why one cannot be entered yet. ENTITY-011, STATE-006 */
import { namedGames, platforms } from './catalogue.ts';
import { inUpkeep } from './game.ts';
import type { Engine, PlatformCode } from './game.ts';
import { otherSubjects } from './subjects.ts';

/** The types of games, each with a hall in every platform. ENUM-001 */
const hallTypes = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type HallType = (typeof hallTypes)[number];

/** `stillBuilt`: some of its games have no engine yet. `upkeep`: closed for a while although all have one. STATE-006 */
export type HallMaintenance = 'stillBuilt' | 'upkeep';

export interface Hall {
  readonly platform: PlatformCode;
  readonly gameType: HallType;
  /** Undefined where the hall is open. */
  readonly maintenance: HallMaintenance | undefined;
}

function reasonOf(platform: PlatformCode, gameType: HallType): HallMaintenance | undefined {
  if (platform === inUpkeep.platform && gameType === inUpkeep.gameType) return 'upkeep';
  return openTypes.has(gameType) ? undefined : 'stillBuilt';
}

const hasEngine = ({ engine }: { readonly engine: Engine }): boolean => engine !== 'none';

/** Types whose games all have engines. */
const openTypes: ReadonlySet<number> = new Set([
  1,
  ...otherSubjects
    .filter(({ gameType, subjects }) => {
      const named = namedGames.filter((game) => game.gameType === gameType);
      return subjects.every(hasEngine) && named.every(hasEngine);
    })
    .map(({ gameType }) => gameType),
]);

/** Whether a game belongs to a closed hall. STATE-006 */
export const isShut = ({
  platform,
  gameType,
}: {
  readonly platform: PlatformCode;
  readonly gameType: number;
}): boolean =>
  halls.some((hall) => hall.platform === platform && hall.gameType === gameType && hall.maintenance !== undefined);

export const halls: readonly Hall[] = hallTypes.flatMap((gameType) =>
  platforms.map(({ code }) => ({ platform: code, gameType, maintenance: reasonOf(code, gameType) })),
);
