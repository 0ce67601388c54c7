/**
 * Finds games by their names in every language, pinyin and initials, with one slip of the finger. All names stand in one
 * long text, so that a search is a walk of the engine's own `indexOf`, not of 5,000 objects. AMB-189, bench/search.ts
 */
import type { GameInfo } from '@foyer/contract/games/lists.ts';

export interface GameIndex {
  readonly games: readonly GameInfo[];
  /** '\n|name|pinyin|initials|\n|…': a game begins at '\n', each of its words at '|'. */
  readonly text: string;
  /** Where each game begins in `text`, ascending. */
  readonly starts: Int32Array;
}

export interface Facets {
  readonly gameType?: number;
  readonly platformCode?: string;
  readonly isNew?: boolean;
  readonly isHot?: boolean;
  readonly isTrialOffered?: boolean;
  /** Not under maintenance. */
  readonly isOpen?: boolean;
}

const longestKeyword = 48;
/** Fewer letters than this with a slip in them could be anything. Han and Thai say more with one sign. */
const slipFrom = { latin: 4, other: 3 } as const;
/** With so many exact finds nobody has mistyped. */
const enoughExact = 5;

/** Full-width letters made plain, Thai vowels in one spelling, lower case: the same for names and for what is typed. */
const searchable = (words: string): string => words.normalize('NFKC').toLowerCase();

export const normalised = (typed: string): string =>
  searchable(typed)
    .replaceAll(/[|\s]+/g, ' ')
    .trim()
    .slice(0, longestKeyword);

export function buildIndex(games: readonly GameInfo[]): GameIndex {
  const starts = new Int32Array(games.length);
  const parts: string[] = [];
  let length = 0;
  for (const [place, game] of games.entries()) {
    starts[place] = length;
    const part = `\n|${normalised(game.fullName)}|${searchable(game.searchWords)}|`;
    parts.push(part);
    length += part.length;
  }
  return { games, text: `${parts.join('')}\n`, starts };
}

/** The game whose words stand at a place of the text. */
function gameAt(starts: Int32Array, place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The lower the better: the whole name, its beginning, the beginning of a word in it, inside. */
function rankAt(text: string, from: number, length: number): number {
  const before = text[from - 1];
  if (before === '|') return text[from + length] === '|' ? 0 : 1;
  return before === ' ' || before === '-' ? 2 : 3;
}

type Found = Map<number, number>;

function keepBest(found: Found, game: number, rank: number): void {
  const known = found.get(game);
  if (known === undefined || rank < known) found.set(game, rank);
}

function findExact({ text, starts }: GameIndex, keyword: string): Found {
  const found: Found = new Map();
  for (let from = text.indexOf(keyword); from !== -1; from = text.indexOf(keyword, from + 1)) {
    keepBest(found, gameAt(starts, from), rankAt(text, from, keyword.length));
  }
  return found;
}

/** True where `typed` differs from the beginning of text at `from` by at most one letter put in, left out or changed. */
function isNear(typed: string, text: string, from: number): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === text[from + same]) same += 1;
  if (same === typed.length) return true;
  const rest = typed.slice(same + 1);
  return (
    text.startsWith(rest, from + same + 1) || // changed
    text.startsWith(rest, from + same) || // one too many
    text.startsWith(typed.slice(same), from + same + 1) || // one left out
    (typed[same] === text[from + same + 1] &&
      typed[same + 1] === text[from + same] &&
      text.startsWith(typed.slice(same + 2), from + same + 2)) // two changed places
  );
}

const reversed = (words: string): string => words.split('').toReversed().join('');

/**
 * One slip leaves one half of what was typed right: the halves are looked for exactly, and only round those finds the
 * other half is compared. A swap across the middle breaks both halves, so that one is tried by itself.
 */
function findNear(index: GameIndex, keyword: string): Found {
  const { text, starts } = index;
  const middle = keyword.length >> 1;
  const [head, tail] = [keyword.slice(0, middle), keyword.slice(middle)];
  const swapped = head.slice(0, -1) + (tail[0] ?? '') + (head.at(-1) ?? '') + tail.slice(1);
  const found = findExact(index, swapped);
  for (let from = text.indexOf(head); from !== -1; from = text.indexOf(head, from + 1)) {
    if (isNear(tail, text, from + middle)) keepBest(found, gameAt(starts, from), rankAt(text, from, keyword.length));
  }
  const headBack = reversed(head);
  for (let from = text.indexOf(tail); from !== -1; from = text.indexOf(tail, from + 1)) {
    const before = reversed(text.slice(Math.max(0, from - middle - 1), from));
    if (isNear(headBack, before, 0)) keepBest(found, gameAt(starts, from), 3);
  }
  return found;
}

const canSlip = (keyword: string): boolean =>
  keyword.length >= (/^[ -~]+$/.test(keyword) ? slipFrom.latin : slipFrom.other);

/** Every word of the keyword has to be found; its rank is the sum of theirs. */
function findWords(index: GameIndex, keyword: string): Found {
  const [first = '', ...others] = keyword.split(' ');
  let found = findExact(index, first);
  for (const word of others) {
    const also = findExact(index, word);
    found = new Map(
      [...found].flatMap(([game, rank]) => {
        const other = also.get(game);
        return other === undefined ? [] : [[game, rank + other]];
      }),
    );
  }
  return found;
}

/** Exact finds, then those with the words in another order, then with a slip. */
function find(index: GameIndex, keyword: string): Found {
  const found = findExact(index, keyword);
  const add = (more: Found, behind: number) => {
    for (const [game, rank] of more) if (!found.has(game)) found.set(game, rank + behind);
  };
  if (keyword.includes(' ')) {
    // Pinyin is kept without spaces: 'jin li' is 'jinli'.
    add(findExact(index, keyword.replaceAll(' ', '')), 5);
    add(findWords(index, keyword), 10);
  }
  if (found.size < enoughExact && canSlip(keyword)) add(findNear(index, keyword), 40);
  return found;
}

export function fits(
  game: Pick<GameInfo, 'gameType' | 'platformCode' | 'isNew' | 'isHot' | 'isTrialOffered' | 'isUnderMaintenance'>,
  facets: Facets,
): boolean {
  return (
    (facets.gameType === undefined || game.gameType === facets.gameType) &&
    (facets.platformCode === undefined || game.platformCode === facets.platformCode) &&
    (facets.isNew !== true || game.isNew) &&
    (facets.isHot !== true || game.isHot) &&
    (facets.isTrialOffered !== true || game.isTrialOffered) &&
    (facets.isOpen !== true || !game.isUnderMaintenance)
  );
}

/** Games that the keyword names, best first; among equals the popular ones, then the order of the catalogue. */
export function searchGames(index: GameIndex, typed: string, facets: Facets = {}): GameInfo[] {
  const keyword = normalised(typed);
  if (keyword === '') return [];
  return [...find(index, keyword)]
    .flatMap(([place, rank]) => {
      const game = index.games[place];
      return game && fits(game, facets) ? [{ game, place, rank: rank - (game.isHot ? 0.5 : 0) }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ game }) => game);
}
