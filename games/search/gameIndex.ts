/**
 * The names of all games in one long text, so that a search is a walk of the engine's own `indexOf`, not of 5,000 objects.
 * The client builds it from the catalogue it was sent, the house from its table. AMB-189, bench/search.ts
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

/** Full-width letters made plain, Thai vowels in one spelling, simplified script, lower case: for names and keywords. */
const searchable = (words: string): string => simplified(words.normalize('NFKC').toLowerCase());

const thaiZero = 0xe50;

export const normalised = (typed: string): string =>
  searchable(typed)
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
    .replaceAll(/[|\s]+/g, ' ')
    .trim()
    .slice(0, longestKeyword)
    .trim();

/** Pinyin is sent by syllables; it is also searched in one piece, right behind them. */
const withJoinedPinyin = (words: string): string =>
  words.replaceAll(/\|('[^|\n]+)/g, (entry, syllables: string) => `${entry}|${syllables.replaceAll("'", '')}`);

/** Put together and made plain in one piece: 5,000 short texts take several times as long. */
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

/** Indexes of parts of a list, as the index of the whole list: nothing is looked at again. */
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
