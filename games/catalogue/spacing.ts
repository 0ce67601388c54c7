/** Exchanges dealt games where a list still repeats an emblem too soon, since the dealer cannot go back. */
import { emblemsApart, isOpen, penalty } from './dealing.ts';
import type { CatalogueGame } from './game.ts';

type Games = readonly CatalogueGame[];

/** A game's index in one of the lists that contain it. */
interface Place {
  readonly list: CatalogueGame[];
  readonly at: number;
}

/** Keys of the long lists that contain the game. Lists show closed games last, so those count in none. */
function listsOf(game: CatalogueGame): readonly string[] {
  if (!isOpen(game)) return [];
  const { gameType, section, isTrialOffered } = game;
  return [
    'all',
    `type ${gameType}`,
    ...(isTrialOffered ? [`trial ${gameType}`] : []),
    ...(section === '' ? [] : [`section ${section}`]),
  ];
}

/** Lists of few games, which are compared as a whole: an exchange may move several of their games. */
const shortLists: readonly ((game: CatalogueGame) => boolean)[] = [
  (game) => isOpen(game) && game.isHot,
  (game) => isOpen(game) && game.isNew,
];

function placesOf(games: Games): Place[][] {
  const lists = new Map<string, CatalogueGame[]>();
  return games.map((game) =>
    listsOf(game).map((key) => {
      const list = lists.get(key) ?? [];
      lists.set(key, list);
      return { list, at: list.push(game) - 1 };
    }),
  );
}

function repeats({ list, at }: Place): boolean {
  const from = Math.max(0, at - emblemsApart + 1);
  for (let other = from; other < at + emblemsApart; other += 1)
    if (other !== at && list[other]?.emblem === list[at]?.emblem) return true;
  return false;
}

/** Penalty of the games whose neighbours change if the two are exchanged. */
function costAround(list: Games, one: number, other: number): number {
  const [first, last] = one < other ? [one, other] : [other, one];
  let sum = 0;
  for (let at = first; at < first + emblemsApart; at += 1) sum += penalty(list, at);
  for (let at = Math.max(last, first + emblemsApart); at < last + emblemsApart; at += 1) sum += penalty(list, at);
  return sum;
}

const sumOf = (list: Games): number => list.reduce((sum, _, at) => sum + penalty(list, at), 0);

/** Returns the games of a step in their final order. The games before them stay where they are. */
export function spaced(before: Games, step: Games): CatalogueGame[] {
  const entries = [...before, ...step].map((game, index) => ({ game, index, lists: listsOf(game).join() }));
  const places = placesOf([...before, ...step]);
  type Entry = (typeof entries)[number];
  const movable = entries.slice(before.length);
  // Penalties look back at most `emblemsApart` games, so the earlier ones are left out.
  const tails = new Map(shortLists.map((which) => [which, before.filter(which).slice(-emblemsApart)]));
  const shortList = (which: (game: CatalogueGame) => boolean): CatalogueGame[] => {
    const list = [...(tails.get(which) ?? [])];
    for (const { game } of movable) if (which(game)) list.push(game);
    return list;
  };
  const costOf = (one: Entry, other: Entry): number => {
    const long = (places[one.index] ?? []).map(({ list, at }, which) =>
      costAround(list, at, places[other.index]?.[which]?.at ?? at),
    );
    const short = shortLists.map((which) => (which(one.game) || which(other.game) ? sumOf(shortList(which)) : 0));
    return [...long, ...short].reduce((sum, cost) => sum + cost, 0);
  };
  // Games of the same long lists are exchanged, so that no other game of those lists moves.
  const exchange = (one: Entry, other: Entry): void => {
    [one.game, other.game] = [other.game, one.game];
    for (const { game, index } of [one, other]) for (const { list, at } of places[index] ?? []) list[at] = game;
  };
  const improve = (one: Entry): boolean => {
    let best: Entry | undefined;
    let mostGained = 0;
    for (const other of movable) {
      if (other.lists !== one.lists || other.game.emblem === one.game.emblem) continue;
      const was = costOf(one, other);
      exchange(one, other);
      const gained = was - costOf(one, other);
      exchange(one, other);
      if (gained > mostGained) [best, mostGained] = [other, gained];
    }
    if (best) exchange(one, best);
    return best !== undefined;
  };
  const isNear = ({ game, index }: Entry): boolean =>
    places[index]?.some(repeats) === true ||
    shortLists.some((which) => {
      if (!which(game)) return false;
      const list = shortList(which);
      return repeats({ list, at: list.indexOf(game) });
    });
  for (let pass = 0, isBetter = true; isBetter && pass < 4; pass += 1) {
    isBetter = false;
    for (const one of movable) if (isNear(one) && improve(one)) isBetter = true;
  }
  return movable.map(({ game }) => game);
}
