/** The parts of the slot lobby besides its games. SI-18 */
import type { Calls } from '@foyer/contract/calls.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { translate } from '@foyer/text/translate.ts';
import type { Handler } from '../http/context.ts';
import { lastWeek, mostPlayed } from '../ledger/betSums/weekRankings.ts';
import { gamePage, gamesByIds } from './store.ts';
import type { GameFilter } from './store.ts';
import { gameFrom } from './views.ts';

const rankedGames = 10;

/** Lists the most played slots of today and the six days before. An empty list means that nobody has played. */
export const slotRank: Handler<Calls['slotRank']> = async ({ house, lang }) => {
  const played = await mostPlayed(house.db, lastWeek(house.now()), gameTypeCodes.slots, rankedGames);
  const counts = new Map(played.map((each) => [each.gameId, each]));
  const rows = await gamesByIds(
    house,
    played.map((each) => each.gameId),
  );
  const list = rows.map((row, index) => ({
    rank: index + 1,
    game: gameFrom(row, lang),
    roundCount: counts.get(row.game_id)?.roundCount ?? 0,
    topWinSatang: counts.get(row.game_id)?.topWinSatang ?? 0,
  }));
  return { list };
};

export const totalSlot: Handler<Calls['totalSlot']> = async ({ house }, { gameType }) => {
  const { total } = await gamePage(house, { gameType, offset: 0, limit: 1 });
  return { total };
};

/** Lists the entries of the lobby's filter, each with its number of games. */
export const selectGameSlotType: Handler<Calls['selectGameSlotType']> = async ({ house, lang }) => {
  const words = translate(lang);
  const entries = [
    { type: '', typeName: words('lobby', 'grid.all'), filter: {} },
    { type: 'hot', typeName: words('lobby', 'grid.hot'), filter: { isHot: true } },
    { type: 'new', typeName: words('lobby', 'grid.new'), filter: { isNew: true } },
    { type: 'trial', typeName: words('lobby', 'tile.trial'), filter: { isTrialOffered: true } },
  ] satisfies { type: string; typeName: string; filter: Partial<GameFilter> }[];
  const list = entries.map(async ({ type, typeName, filter }) => {
    const { total } = await gamePage(house, { gameType: gameTypeCodes.slots, ...filter, offset: 0, limit: 1 });
    return { type, typeName, gameCount: total };
  });
  return { list: await Promise.all(list) };
};
