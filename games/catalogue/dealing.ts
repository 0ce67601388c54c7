/**
 * The order of games in every list. A list is a grid of three, five or six columns: without care, six houses in turn
 * make six stripes, and the same emblem stands twice in one view.
 */
import { inUpkeep } from './game.ts';
import type { CatalogueGame } from './game.ts';

type Games = readonly CatalogueGame[];
type Deal = (games: Games) => CatalogueGame[];

/** A house is not repeated beside or above itself in a grid of these columns. */
const columns = [1, 3, 5, 6] as const;
/** No emblem twice among this many neighbours, in lists that have enough emblems. */
export const emblemsApart = 12;
/** Penalty of the farthest repeat: more than a stripe, so that no list repeats an emblem for the sake of its stripes. */
const anyRepeat = 40;
/** Number of waiting slots of which the best is dealt next. */
const lookAhead = 60;
const slots = 1;

/**
 * Penalty of the game at this index, 0 at best: for the same platform one row or one column away, and for the same emblem
 * among the games before it, more the nearer it is.
 */
export function penalty(list: Games, at: number): number {
  const game = list[at];
  if (game === undefined) return 0;
  const { platform, emblem } = game;
  let stripes = 0;
  for (const distance of columns) if (list[at - distance]?.platform === platform) stripes += 1;
  let distance = 1;
  while (distance < emblemsApart && distance <= at && list[at - distance]?.emblem !== emblem) distance += 1;
  const near = list[at - distance]?.emblem === emblem ? emblemsApart - distance : 0;
  return stripes * 6 + (near > 0 ? near * near + anyRepeat : 0);
}

/** Lists show closed games last. */
export const isOpen = ({ platform, gameType }: CatalogueGame): boolean =>
  platform !== inUpkeep.platform || gameType !== inUpkeep.gameType;

/** Adds up penalties until the sum reaches `limit`, from which on its exact height does not matter. */
function sumOf(list: Games, limit: number): number {
  let sum = 0;
  for (let at = 0; at < list.length && sum < limit; at += 1) sum += penalty(list, at);
  return sum;
}

/** A type's list and, within it, the lists of its sections. A cost of `limit` or more is not exact. */
function costOf(list: Games, limit = Infinity): number {
  const open: CatalogueGame[] = [];
  const closed: CatalogueGame[] = [];
  const sections = new Map<string, CatalogueGame[]>();
  for (const game of list) {
    (isOpen(game) ? open : closed).push(game);
    if (game.section === '') continue;
    const section = sections.get(game.section);
    if (section) section.push(game);
    else sections.set(game.section, [game]);
  }
  let sum = sumOf(closed.length === 0 ? open : [...open, ...closed], limit);
  for (const section of sections.values()) sum += sumOf(section, limit - sum);
  return sum;
}

/** Lists and their penalties do not tell such games apart. */
const isAlike = (one: CatalogueGame | undefined, other: CatalogueGame | undefined): boolean =>
  one?.platform === other?.platform && one?.emblem === other?.emblem && one?.section === other?.section;

/** Orders the games of one type by exchanging two of them as long as that helps. The end of the list before counts. */
function arranged(before: Games, games: Games): CatalogueGame[] {
  const list = [...before.slice(-emblemsApart), ...games];
  const from = list.length - games.length;
  let cost = costOf(list);
  const exchange = (a: number, b: number): void => {
    const [one, other] = [list[a], list[b]];
    if (one && other) [list[a], list[b]] = [other, one];
  };
  for (let pass = 0, isBetter = true; isBetter && pass < 6; pass += 1) {
    isBetter = false;
    for (let a = from; a < list.length; a += 1)
      for (let b = a + 1; b < list.length; b += 1) {
        if (isAlike(list[a], list[b])) continue;
        exchange(a, b);
        const next = costOf(list, cost);
        if (next < cost) [cost, isBetter] = [next, true];
        else exchange(a, b);
      }
  }
  return list.slice(from);
}

/** Further lists that contain the game, each with the weight of its penalty. */
function listsOf({ platform, gameType, isHot, isNew }: CatalogueGame): readonly (readonly [string, number])[] {
  return [
    ['all', 3],
    [`platform ${platform}`, 1],
    ...(gameType === slots ? ([['slots', 3]] as const) : []),
    ...(isHot ? ([['hot', 12]] as const) : []),
    ...(isNew ? ([['new', 12]] as const) : []),
  ];
}

/**
 * Deals games one by one, each time the waiting one that repeats least. Types other than slots are few, so their lists
 * are ordered first and kept; slots fill the places between. The given order decides between equals. Call it with the
 * games in steps, so that a longer catalogue begins with a shorter one.
 */
export function createDealer(): Deal {
  const lists = new Map<string, CatalogueGame[]>();
  const listAt = (key: string): CatalogueGame[] => {
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    return list;
  };
  const cost = (game: CatalogueGame, waited: number): number =>
    listsOf(game).reduce((sum, [key, weight]) => {
      const list = listAt(key);
      return sum + weight * penalty([...list.slice(-emblemsApart), game], Math.min(list.length, emblemsApart));
    }, -waited);
  return (games) => {
    const ofType = Map.groupBy(games, ({ gameType }) => gameType);
    const queues = [...ofType].map(([type, list]) => {
      const order = type === slots ? list : arranged(listAt(`type ${type}`), list);
      listAt(`type ${type}`).push(...order);
      // The first game of a type takes the place of the first one, and so on.
      const places = games.flatMap(({ gameType }, place) => (gameType === type ? [place] : []));
      return order.map((game, at) => ({ game, place: places[at] ?? at }));
    });
    return games.map((_, turn) => {
      const offered = queues.flatMap((queue) =>
        queue
          .slice(0, queue[0]?.game.gameType === slots ? lookAhead : 1)
          // Games of the smaller types do not gather at the beginning.
          .filter(({ game, place }) => game.gameType === slots || place <= turn + 1)
          .map((waiting) => ({ queue, waiting, cost: cost(waiting.game, turn - waiting.place) })),
      );
      const best = offered.reduce((least, each) => (each.cost < least.cost ? each : least));
      best.queue.splice(best.queue.indexOf(best.waiting), 1);
      for (const [key] of listsOf(best.waiting.game)) listAt(key).push(best.waiting.game);
      return best.waiting.game;
    });
  };
}
