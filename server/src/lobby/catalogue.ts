/** Lists of games for visitors: home, lobbies, all games, search. SI-07, SI-16 to SI-25, AMB-137 */
import type { Calls } from '@foyer/contract/calls.ts';
import type { Game } from '@foyer/contract/lobby/catalogue.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { catalogueStep } from '@foyer/contract/lobby/lists.ts';
import { normalised } from '@foyer/games/search/gameIndex.ts';
import type { Context, Handler } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';
import { allGames, gamePage } from './store.ts';
import type { GameFilter } from './store.ts';
import type { TablePort } from './tablePort.ts';
import { gameFrom, gameInfoFrom } from './views.ts';

type Asked = { readonly pageNo: number; readonly pageSize: number };

async function gamesPage(
  { house, lang }: Context,
  asked: Asked,
  filter: Omit<GameFilter, 'offset' | 'limit'>,
): Promise<{ list: Game[]; total: number }> {
  const { rows, total } = await gamePage(house, { ...filter, ...pageOf(asked) });
  return { list: rows.map((row) => gameFrom(row, lang)), total };
}

/**
 * Lists open games first, then in catalogue order. `sort` is '' for all, 'hot', 'new' or a platform's code. CONST-001
 */
export const gameList: Handler<Calls['gameList']> = (context, request) => {
  const { sort, gameType } = request;
  const isHot = sort === 'hot';
  const isNew = sort === 'new';
  const platformCode = request.platformCode === '' && !isHot && !isNew ? sort : request.platformCode;
  return gamesPage(context, request, { isHot, isNew, platformCode, gameType });
};

export const getSlotGameByPlatform =
  (port: TablePort): Handler<Calls['getSlotGameByPlatform']> =>
  async (context, request) => {
    const { platformCode, gameType, sort } = request;
    const filter = { platformCode, gameType, isHot: sort === 'hot', isNew: sort === 'new' };
    const { list, total } = await gamesPage(context, request, filter);
    if (gameType !== gameTypeCodes.live) return { list, total };
    const ids = list.map(({ gameId }) => gameId);
    const tables = await port.liveTables(context.house, context.lang, ids);
    return { list: list.map((game) => ({ ...game, liveTable: tables.get(game.gameId) })), total };
  };

export const allGame: Handler<Calls['allGame']> = (context, request) =>
  gamesPage(context, request, { platformCode: request.platformCode, gameType: request.gameType });

export const newGame: Handler<Calls['newGame']> = (context, request) =>
  gamesPage(context, request, { isNew: true, gameType: request.gameType });

export const hotGame: Handler<Calls['hotGame']> = (context, request) =>
  gamesPage(context, request, { isHot: true, gameType: request.gameType });

/** Combines all filters: type, platform, section, keyword, hot or new, with trial or open. SI-17 */
export const queryAllGameList: Handler<Calls['queryAllGameList']> = (context, request) => {
  const { platformCode, gameType, keyword, section, sort, feature } = request;
  return gamesPage(context, request, {
    platformCode,
    gameType,
    keyword,
    section,
    isHot: sort === 'hot',
    isNew: sort === 'new',
    isTrialOffered: feature === 'trial',
    isOpen: feature === 'open',
  });
};

/** Searches games. An empty keyword finds nothing; the client restores the list it showed before. AMB-189 */
export const searchResult: Handler<Calls['searchResult']> = async (context, request) => {
  const { keyword, gameType } = request;
  if (normalised(keyword) === '') return { list: [], total: 0 };
  return gamesPage(context, request, { keyword, gameType });
};

/** Lists all games, or one part of them, for names by id and for the local search. */
export const allGameInfo: Handler<Calls['allGameInfo']> = async ({ house, lang }, { pageNo }) => {
  const games = await allGames(house);
  const from = (pageNo - 1) * catalogueStep;
  const asked = pageNo === 0 ? games : games.slice(from, from + catalogueStep);
  return { list: asked.map((row) => gameInfoFrom(row, lang)), total: games.length };
};
