/** Lists of platforms: all of them, or the halls of one type. SI-16, SI-19 to SI-25, AMB-136 */
import type { Calls } from '@foyer/contract/calls.ts';
import type { GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { platformGroups } from '@foyer/contract/lobby/lists.ts';
import type { PlatformGroup } from '@foyer/contract/lobby/lists.ts';
import type { Context, Handler } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';
import { lastWeek, stakedByPlatform } from '../ledger/betSums/weekRankings.ts';
import { platforms } from '../platforms/platforms.ts';
import { gameCounts, hallsOf } from './store.ts';
import { hallFrom, platformFrom } from './views.ts';

/** Lists every platform for -1, else the halls of the type. Closed ones carry their reason. CONST-004, STATE-006 */
async function platformsOf({ house, lang }: Context, gameType: number): Promise<GamePlatform[]> {
  if (gameType === gameTypeCodes.all) return (await platforms(house, lang)).map(platformFrom);
  return (await hallsOf(house, gameType)).map((row) => hallFrom(row, lang));
}

type Listed = Parameters<Handler<Calls['gamePlatformList']>>[1];

async function platformPage(context: Context, asked: Listed) {
  const found = await platformsOf(context, asked.gameType);
  const { offset, limit } = pageOf(asked);
  return { list: found.slice(offset, offset + limit), total: found.length };
}

export const gamePlatformList: Handler<Calls['gamePlatformList']> = platformPage;
export const gamePlatform: Handler<Calls['gamePlatform']> = platformPage;

export const platformPicInfo: Handler<Calls['platformPicInfo']> = async (context, { gameType }) => ({
  list: await platformsOf(context, gameType),
});

/** Lists platforms by stakes of today and the six days before, then in catalogue order. Open ones come before closed ones. */
export const newHeatGamePlatform: Handler<Calls['newHeatGamePlatform']> = async (context, asked) => {
  const [found, staked] = await Promise.all([
    platformsOf(context, asked.gameType),
    stakedByPlatform(
      context.house.db,
      lastWeek(context.house.now()),
      asked.gameType === gameTypeCodes.all ? undefined : asked.gameType,
    ),
  ]);
  const heat = (platform: GamePlatform) => staked.get(platform.platformCode) ?? 0;
  const hottest = found.toSorted(
    (a, b) => Number(a.isUnderMaintenance) - Number(b.isUnderMaintenance) || heat(b) - heat(a),
  );
  const { offset, limit } = pageOf(asked);
  return { list: hottest.slice(offset, offset + limit), total: found.length };
};

/** Lists platforms in catalogue order, open ones first. Reads no bets, so it still works if the other call fails. */
export const heatGamePlatform: Handler<Calls['heatGamePlatform']> = async (context, asked) => {
  const found = await platformsOf(context, asked.gameType);
  const inOrder = found.toSorted((a, b) => Number(a.isUnderMaintenance) - Number(b.isUnderMaintenance));
  const { offset, limit } = pageOf(asked);
  return { list: inOrder.slice(offset, offset + limit), total: found.length };
};

const sectionTypes = { texas: gameTypeCodes.chess, esports: gameTypeCodes.other, cockfight: gameTypeCodes.other };

function groupOf(group: PlatformGroup): { gameType: number; section: string } {
  if (group === 'texas' || group === 'esports' || group === 'cockfight') {
    return { gameType: sectionTypes[group], section: group };
  }
  return { gameType: gameTypeCodes[group], section: '' };
}

/** Lists the hub's groups with their halls and numbers of games. SCREEN-031 to SCREEN-033, SCREEN-081 */
export const gamePlatformGroup: Handler<Calls['gamePlatformGroup']> = async ({ house, lang }) => {
  const counts = await gameCounts(house);
  const list = platformGroups.map(async (group) => {
    const { gameType, section } = groupOf(group);
    const ofGroup = counts.filter((row) => row.game_type === gameType && (section === '' || row.section === section));
    const rows = await hallsOf(house, gameType, section);
    return {
      group,
      gameType,
      section,
      gameCount: ofGroup.reduce((sum, row) => sum + row.total, 0),
      platforms: rows.map((row) => ({
        ...hallFrom(row, lang),
        // A section opens its own first game, not the first of the type.
        ...(section !== '' && row.door_game_id !== null && { doorGameId: row.door_game_id }),
      })),
    };
  });
  return { list: await Promise.all(list) };
};
