/** Games, platforms, the lottery and matches: lists, closing, maintenance. */
import {
  closeGames,
  drawList,
  gameList,
  lotteryList,
  matchList,
  openGames,
  pauseLottery,
  platformList,
  setMaintenance,
} from '@foyer/contract/desk/games.ts';
import { isLotteryCode, lotteryCodes } from '@foyer/contract/lottery/games.ts';
import { fixtureOfId } from '@foyer/games/engines/sport/fixtures.ts';
import { inEveryLanguage } from '@foyer/text/inLanguage.ts';
import { DeskRefusal } from '../http/operator/deskRefusal.ts';
import { pausedGames } from '../lottery/draws.ts';
import { inPlay, writePaused } from '../lottery/voidStore.ts';
import { closedPlay, closePlay, openPlay } from '../provider/gameAvailability.ts';
import { sideName } from '../provider/sport/sideNames.ts';
import { gameNamed } from '../provider/switches.ts';
import { on } from './deskRoute.ts';
import type { DeskContext, DeskRoute } from './deskRoute.ts';
import { drawRows, gameRows, matchRows, platformRows, writeMaintenance } from './gameStore.ts';
import { paged } from './paging.ts';

const platforms = on(platformList, async ({ house }) => {
  const [rows, closed] = await Promise.all([platformRows(house), closedPlay(house)]);
  return { platforms: rows, closed };
});

const games = on(gameList, async ({ house }, { limit, cursor, ...wanted }) =>
  paged(
    await gameRows(house, wanted, { limit, cursor }),
    limit,
    ({ gameId }) => gameId,
    (row) => row,
  ),
);

interface Named {
  readonly platformCode: string;
  readonly gameId: string;
}

/** Runs a change of what is closed, with the lists before and after in the trail. */
async function switched(
  { house, note }: DeskContext,
  { platformCode, gameId }: Named,
  act: (named: [string, string]) => Promise<void>,
) {
  note({ subject: gameId === '' ? platformCode : gameId });
  const named = await gameNamed(house, platformCode, gameId);
  if (named === undefined) throw new DeskRefusal('notFound');
  note({ before: { closed: await closedPlay(house) } });
  await act(named);
  const closed = await closedPlay(house);
  note({ after: { closed } });
  return { closed };
}

const close = on(closeGames, (context, { reason, ...named }) =>
  switched(context, named, (game) => closePlay(context.house, ...game, reason)),
);
const open = on(openGames, (context, named) => switched(context, named, (game) => openPlay(context.house, ...game)));

const maintenance = on(setMaintenance, async ({ house, note }, { platformCode, ...to }) => {
  note({ subject: platformCode, after: to });
  const before = await writeMaintenance(house, platformCode, to);
  if (before === undefined) throw new DeskRefusal('notFound');
  note({ before });
  return {};
});

const lottery = on(lotteryList, async ({ house }) => {
  const paused = await pausedGames(house);
  const rows = lotteryCodes.map(async (lotteryCode) => ({
    lotteryCode,
    isPaused: paused.includes(lotteryCode),
    ...(await inPlay(house, lotteryCode)),
  }));
  return { games: await Promise.all(rows) };
});

const pause = on(pauseLottery, async ({ house, note }, { lotteryCode, isPaused }) => {
  note({ subject: lotteryCode });
  if (!isLotteryCode(lotteryCode)) throw new DeskRefusal('notFound');
  const before = await pausedGames(house);
  const others = before.filter((one) => one !== lotteryCode);
  const after = isPaused ? [...others, lotteryCode] : others;
  note({ before: { paused: before }, after: { paused: after } });
  await writePaused(house, after);
  return {};
});

const draws = on(drawList, async ({ house }, { lotteryCode, ...page }) =>
  paged(
    await drawRows(house, lotteryCode, page),
    page.limit,
    ({ index }) => String(index),
    ({ index: _index, ...row }) => row,
  ),
);

const matches = on(matchList, async ({ house }, page) =>
  paged(
    await matchRows(house, page),
    page.limit,
    ({ endMs, matchId }) => `${endMs} ${matchId}`,
    (row) => {
      const fixture = fixtureOfId(row.matchId);
      const nameOf = (side: 'home' | 'away') =>
        inEveryLanguage((lang) => (fixture === undefined ? row.matchId : sideName(fixture.code, fixture[side], lang)));
      return {
        ...row,
        sport: fixture?.code ?? '',
        startMs: fixture?.startMs ?? 0,
        home: nameOf('home'),
        away: nameOf('away'),
      };
    },
  ),
);

export const gameRoutes: readonly DeskRoute[] = [
  platforms,
  games,
  close,
  open,
  maintenance,
  lottery,
  pause,
  draws,
  matches,
];
