/**
 * Finds games by their names in every language, pinyin and initials, with one slip of the finger. All names stand in one
 * long text, so that a search is a walk of the engine's own `indexOf`, not of 5,000 objects. AMB-189, bench/search.ts
 */
import type { GameInfo } from '@foyer/contract/games/lists.ts';
import { fits } from './facets.ts';
import type { Facets } from './facets.ts';
import { canSlip, joinWords, likelyWords, slipRank, startOf, wordsIn } from './slips.ts';
import type { Words } from './slips.ts';

export interface GameIndex {
  readonly games: readonly GameInfo[];
  /** '\n|name|pinyin|initials|\n|…': a game begins at '\n', each of its words at '|'. */
  readonly text: string;
  /** Where each game begins in `text`, ascending. */
  readonly starts: Int32Array;
  /** Where a mistyped word may begin: every word of every name. */
  readonly words: Words;
}

const longestKeyword = 48;
/** With so many exact finds, or a name that begins with what was typed, nobody has mistyped. */
const enoughExact = 5;
/** The rank of a name that begins with the keyword. */
const nameBegins = 1;
/** How far behind the exact finds the others stand. */
const behind = { joined: 5, words: 10, slip: 15 } as const;
const notFound = 255;

/** Full-width letters made plain, Thai vowels in one spelling, lower case: the same for names and for what is typed. */
const searchable = (words: string): string => words.normalize('NFKC').toLowerCase();

export const normalised = (typed: string): string =>
  searchable(typed)
    .replaceAll(/[|\s]+/g, ' ')
    .trim()
    .slice(0, longestKeyword);

/** Put together and made plain in one piece: 5,000 short texts take several times as long. */
export function buildIndex(games: readonly GameInfo[]): GameIndex {
  const joined = games.map(({ fullName, searchWords }) => {
    const [name, words] = [fullName.replaceAll(/[|\s]+/g, ' ').trim(), `|${searchWords.replaceAll('\n', ' ')}|`];
    return words.includes(`|${name}|`) ? `\n${words}` : `\n|${name}${words}`;
  });
  const text = `${searchable(joined.join(''))}\n`;
  const starts = new Int32Array(games.length);
  let from = 0;
  for (let place = 0; place < starts.length; place += 1) {
    starts[place] = from;
    from = text.indexOf('\n', from + 1);
  }
  return { games, text, starts, words: wordsIn(text) };
}

/** Indexes of parts of a list, as the index of the whole list: nothing is looked at again. */
export function joinIndexes(parts: readonly GameIndex[]): GameIndex {
  const games = parts.flatMap((part) => part.games);
  const starts = new Int32Array(games.length);
  const lengths = parts.map(({ text }) => text.length - 1);
  let place = 0;
  let offset = 0;
  for (const [turn, part] of parts.entries()) {
    for (const start of part.starts) starts[place++] = start + offset;
    offset += lengths[turn] ?? 0;
  }
  const text = `${parts.map((part) => part.text.slice(0, -1)).join('')}\n`;
  return {
    games,
    text,
    starts,
    words: joinWords(
      parts.map(({ words }) => words),
      lengths,
    ),
  };
}

/** The lower the better: the whole name, its beginning, the beginning of a word in it, inside. */
function rankAt(text: string, from: number, length: number): number {
  const before = text[from - 1];
  if (before === '|') return text[from + length] === '|' ? 0 : 1;
  return before === ' ' || before === '-' ? 2 : 3;
}

/** The best rank of each game by its place, `notFound` for the others. */
type Ranks = Uint8Array<ArrayBuffer>;

const noRanks = (index: GameIndex): Ranks => new Uint8Array(index.games.length).fill(notFound);

/** Finds stand in the order of the text, so the game that a find belongs to is reached by walking on. */
function findExact({ text, starts, games }: GameIndex, keyword: string): Ranks {
  const ranks: Ranks = new Uint8Array(games.length).fill(notFound);
  let game = 0;
  for (let from = text.indexOf(keyword); from !== -1; from = text.indexOf(keyword, from + 1)) {
    while (game + 1 < starts.length && (starts[game + 1] ?? 0) <= from) game += 1;
    const rank = rankAt(text, from, keyword.length);
    if (rank < (ranks[game] ?? 0)) ranks[game] = rank;
  }
  return ranks;
}

function findSlips(index: GameIndex, keyword: string): Ranks {
  const { text, starts, words } = index;
  const ranks = noRanks(index);
  let game = 0;
  for (const place of likelyWords(words, keyword)) {
    const word = words.from[place] ?? 0;
    while (game + 1 < starts.length && (starts[game + 1] ?? 0) <= startOf(word)) game += 1;
    const rank = slipRank(text, word, keyword);
    if (rank !== undefined && rank < (ranks[game] ?? 0)) ranks[game] = rank;
  }
  return ranks;
}

/** Every word of the keyword has to be found: the longest is looked for, the others in the games that hold it. */
function findWords(index: GameIndex, keyword: string): Ranks {
  const { text, starts, games } = index;
  const [longest = '', ...others] = keyword.split(' ').toSorted((a, b) => b.length - a.length);
  const ranks = findExact(index, longest);
  for (let game = 0; game < games.length; game += 1) {
    if (ranks[game] === notFound) continue;
    const names = text.slice(starts[game], starts[game + 1]);
    if (!others.every((word) => names.indexOf(word) > 0)) ranks[game] = notFound;
  }
  return ranks;
}

/** Exact finds, then those with the words in another order, then, where nothing begins with it, with a slip. */
function find(index: GameIndex, keyword: string): Ranks {
  const ranks = findExact(index, keyword);
  let found = 0;
  let best = notFound;
  const count = (rank: number) => {
    if (rank === notFound) return;
    found += 1;
    best = Math.min(best, rank);
  };
  const add = (more: Ranks, by: number) => {
    for (let game = 0; game < more.length; game += 1) {
      const rank = more[game] ?? notFound;
      if (rank === notFound || ranks[game] !== notFound) continue;
      ranks[game] = rank + by;
      count(rank + by);
    }
  };
  for (const rank of ranks) count(rank);
  if (keyword.includes(' ')) {
    // Pinyin is kept without spaces: 'jin li' is 'jinli'.
    add(findExact(index, keyword.replaceAll(' ', '')), behind.joined);
    add(findWords(index, keyword), behind.words);
  }
  const isMeant = found >= enoughExact || best <= nameBegins;
  if (!isMeant && canSlip(keyword)) add(findSlips(index, keyword), behind.slip);
  return ranks;
}

/** Among equals what can be played comes first, of that the popular ones. */
const shelfOf = ({ isHot, isUnderMaintenance }: GameInfo, rank: number): number =>
  rank * 4 + (isUnderMaintenance ? 2 : 0) + (isHot ? 0 : 1);

/** Games that the keyword names, best first; among equals the open and popular ones, then the order of the catalogue. */
export function searchGames(index: GameIndex, typed: string, facets: Facets = {}): GameInfo[] {
  const keyword = normalised(typed);
  if (keyword === '') return [];
  const shelves: GameInfo[][] = [];
  const ranks = find(index, keyword);
  for (let place = 0; place < ranks.length; place += 1) {
    const rank = ranks[place] ?? notFound;
    const game = rank === notFound ? undefined : index.games[place];
    if (game && fits(game, facets)) (shelves[shelfOf(game, rank)] ??= []).push(game);
  }
  return shelves.flat();
}
