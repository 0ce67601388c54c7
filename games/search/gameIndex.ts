/**
 * The names of all games in one long text, so that a search is a scan with the native `indexOf`, not a loop over 5,000
 * objects. The client builds it from the catalogue that it receives, the house from its table. AMB-189, bench/search.ts
 */
import { joinWords, wordsIn } from './slips.ts';
import type { Words } from './slips.ts';
import { simplified } from './traditional.ts';

/** What a search reads of a game. */
export interface Named {
  readonly fullName: string;
  /** Names, pinyin (a "'" before each syllable), initials, joined by '|'. */
  readonly searchWords: string;
}

export interface GameIndex<G extends Named = Named> {
  readonly games: readonly G[];
  /** '\n|name|'pin'yin|pinyin|initials|\n|…': a game begins at '\n', each of its words at '|'. */
  readonly text: string;
  /** Where each game begins in `text`, ascending. */
  readonly starts: Int32Array;
  /** Where a mistyped word may begin: every word of every name, every syllable of its pinyin. */
  readonly words: Words;
}

const longestKeyword = 48;

/**
 * Normalises names and keywords: plain letters for full-width ones, one spelling of Thai, simplified script, lower
 * case.
 */
const searchable = (words: string): string => simplified(words.normalize('NFKC').toLowerCase());

const thaiZero = 0xe50;

export const normalised = (typed: string): string =>
  searchable(typed)
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
    .replaceAll(/[|\s]+/g, ' ')
    .trim()
    .slice(0, longestKeyword)
    .trim();

/** Pinyin is sent by syllables. The joined pinyin is added after them, because it is searched as well. */
const withJoinedPinyin = (words: string): string =>
  words.replaceAll(/\|('[^|\n]+)/g, (entry, syllables: string) => `${entry}|${syllables.replaceAll("'", '')}`);

/** Joins all names before they are normalised, because 5,000 short texts take several times as long as one. */
export function buildIndex<G extends Named>(games: readonly G[]): GameIndex<G> {
  const joined = games.map(({ fullName, searchWords }) => {
    const [name, words] = [fullName.replaceAll(/[|\s]+/g, ' ').trim(), `|${searchWords.replaceAll('\n', ' ')}|`];
    return words.includes(`|${name}|`) ? `\n${words}` : `\n|${name}${words}`;
  });
  const text = `${withJoinedPinyin(searchable(joined.join('')))}\n`;
  const starts = new Int32Array(games.length);
  let from = 0;
  for (let place = 0; place < starts.length; place += 1) {
    starts[place] = from;
    from = text.indexOf('\n', from + 1);
  }
  return { games, text, starts, words: wordsIn(text) };
}

/** Joins the indexes of parts of a list into the index of the whole list, without reading the games again. */
export function joinIndexes<G extends Named>(parts: readonly GameIndex<G>[]): GameIndex<G> {
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
