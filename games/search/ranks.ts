/** Finds one keyword, exactly or with a slip, in all names of an index. */
import type { GameIndex } from './gameIndex.ts';
import { likelyWords, slipRank, startOf } from './slips.ts';

/** The rank of a name that begins with the keyword. */
export const nameBegins = 1;
export const wordBegins = 2;
export const notFound = 255;

/** The best rank of each game by its place, `notFound` for the others. */
export type Ranks = Uint8Array<ArrayBuffer>;

export const noRanks = (index: Pick<GameIndex, 'games'>): Ranks => new Uint8Array(index.games.length).fill(notFound);

/** The rank of a match, lower is better: the whole name, its beginning, the beginning of a word or syllable, inside. */
export function rankAt(text: string, from: number, length: number): number {
  const before = text[from - 1];
  if (before === '|') return text[from + length] === '|' ? 0 : nameBegins;
  return before === ' ' || before === '-' || before === "'" ? wordBegins : 3;
}

/** Matches occur in text order, so a match's game is found by advancing through the starts. */
export function findExact({ text, starts, games }: GameIndex, keyword: string): Ranks {
  const ranks = noRanks({ games });
  if (keyword === '') return ranks;
  let game = 0;
  for (let from = text.indexOf(keyword); from !== -1; from = text.indexOf(keyword, from + 1)) {
    while (game + 1 < starts.length && (starts[game + 1] ?? 0) <= from) game += 1;
    const rank = rankAt(text, from, keyword.length);
    if (rank < (ranks[game] ?? 0)) ranks[game] = rank;
  }
  return ranks;
}

export function findSlips(index: GameIndex, keyword: string): Ranks {
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
