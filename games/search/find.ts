/**
 * The rules of search, shared by the client's index and the house's: names in every language, pinyin and initials,
 * other words for games, numbers in digits or in Chinese, one typing slip, and platforms. AMB-189
 */
import { normalised } from './gameIndex.ts';
import type { GameIndex, Named } from './gameIndex.ts';
import { otherNumerals } from './numerals.ts';
import { findExact, findSlips, nameBegins, noRanks, notFound, rankAt, wordBegins } from './ranks.ts';
import type { Ranks } from './ranks.ts';
import { canSlip } from './slips.ts';
import { namesMeant } from './synonyms.ts';

/** A platform whose name finds its games. */
export interface NamedPlatform {
  readonly platformCode: string;
  readonly names: readonly string[];
}

type OfPlatform = Named & { readonly platformCode: string };

/** With this many exact matches, or a name that begins with the query, no typo is assumed. */
const enoughExact = 5;
/** Rank penalties of other matches relative to exact ones. */
const behind = {
  joined: 5,
  words: 10,
  numerals: 15,
  synonym: 20,
  slip: 25,
  synonymWithSlip: 30,
  platform: 35,
} as const;
/** Finds 'jin li' as whole syllables, not as the beginning of 'jin ling'. */
function findSyllables(index: GameIndex, keyword: string): Ranks {
  const { text, starts } = index;
  const ranks = noRanks(index);
  const syllables = `'${keyword.replaceAll(' ', "'")}`;
  let game = 0;
  for (let from = text.indexOf(syllables); from !== -1; from = text.indexOf(syllables, from + 1)) {
    const after = text[from + syllables.length];
    if (after !== "'" && after !== '|') continue;
    while (game + 1 < starts.length && (starts[game + 1] ?? 0) <= from) game += 1;
    const rank = text[from - 1] !== '|' ? wordBegins : after === '|' ? 0 : nameBegins;
    if (rank < (ranks[game] ?? 0)) ranks[game] = rank;
  }
  return ranks;
}

const isLatin = (word: string): boolean => /^[\da-z]/.test(word);

/** A Latin word must start at a word or syllable; Han and Thai have no word boundaries. */
function holdsWord(names: string, word: string): boolean {
  if (!isLatin(word)) return names.includes(word);
  for (let at = names.indexOf(word); at !== -1; at = names.indexOf(word, at + 1))
    if (rankAt(names, at, word.length) <= wordBegins) return true;
  return false;
}

/** Finds games that hold every word of the keyword: searches the longest, and the others in the games that hold it. */
function findWords(index: GameIndex, keyword: string): Ranks {
  const { text, starts, games } = index;
  const [longest = '', ...others] = keyword.split(' ').toSorted((a, b) => b.length - a.length);
  const ranks = findExact(index, longest);
  const worst = isLatin(longest) ? wordBegins : 3;
  for (let game = 0; game < games.length; game += 1) {
    if (ranks[game] === notFound) continue;
    const names = text.slice(starts[game], starts[game + 1]);
    const isWhole = (ranks[game] ?? notFound) <= worst && others.every((word) => holdsWord(names, word));
    if (!isWhole) ranks[game] = notFound;
  }
  return ranks;
}

const shortestPlatform = { latin: 3, other: 2 } as const;

function findPlatforms(
  index: GameIndex<OfPlatform>,
  keyword: string,
  platforms: readonly NamedPlatform[],
): Ranks | undefined {
  if (keyword.length < (isLatin(keyword) ? shortestPlatform.latin : shortestPlatform.other)) return undefined;
  const meant = platforms.filter(({ names }) => names.some((name) => normalised(name).startsWith(keyword)));
  if (meant.length === 0) return undefined;
  const codes = new Set(meant.map(({ platformCode }) => platformCode));
  return Uint8Array.from(index.games, ({ platformCode }) => (codes.has(platformCode) ? 0 : notFound));
}

/** Collects the finds of several searches. A game keeps the rank of the first search that found it. */
class Finds {
  readonly ranks: Ranks;
  #found = 0;
  #best = notFound;

  constructor(exact: Ranks) {
    this.ranks = exact;
    for (const rank of exact) this.#count(rank);
  }

  add(more: Ranks, by: number): void {
    for (let game = 0; game < more.length; game += 1) {
      const rank = more[game] ?? notFound;
      if (rank === notFound || this.ranks[game] !== notFound) continue;
      this.ranks[game] = rank + by;
      this.#count(rank + by);
    }
  }

  get isMeant(): boolean {
    return this.#found >= enoughExact || this.#best <= nameBegins;
  }

  #count(rank: number): void {
    if (rank === notFound) return;
    this.#found += 1;
    this.#best = Math.min(this.#best, rank);
  }
}

const syllable = '(?:(?:[zcs]h|[b-df-hj-np-tw-z])?[aeiouv]{1,3}(?:ng?|r)?)';
const pinyin = new RegExp(`^(?:${syllable}+ )*${syllable}*(?:[zcs]h|[b-df-hj-np-tw-z])?$`);

/** Adds the finds of several typed words: pinyin, or words in another order. */
function addWords(finds: Finds, index: GameIndex, keyword: string): void {
  if (pinyin.test(keyword)) {
    const syllables = findSyllables(index, keyword);
    if (syllables.some((rank) => rank !== notFound)) return finds.add(syllables, 0);
    // Syllables may be joined, and the last one may be unfinished: 'jin liyu', 'jin lin'.
    finds.add(findExact(index, keyword.replaceAll(' ', '')), behind.joined);
  }
  finds.add(findWords(index, keyword), behind.words);
}

/** Adds games by parts of names, the most likely first, wherever the part occurs in a name. */
function addMeant(finds: Finds, index: GameIndex, names: readonly string[], by: number): void {
  for (const [place, name] of names.entries())
    finds.add(
      findExact(index, name).map((rank) => (rank === notFound ? notFound : 0)),
      by + Math.min(place, 4),
    );
}

/** How well each game matches the typed text; lower is better. */
export function ranksOf(index: GameIndex<OfPlatform>, typed: string, platforms: readonly NamedPlatform[] = []): Ranks {
  const keyword = normalised(typed);
  if (keyword === '') return noRanks(index);
  const finds = new Finds(findExact(index, keyword));
  if (keyword.includes(' ') && !finds.isMeant) addWords(finds, index, keyword);
  for (const way of otherNumerals(keyword)) finds.add(findExact(index, way), behind.numerals);
  addMeant(finds, index, namesMeant(keyword), behind.synonym);
  const ofPlatforms = findPlatforms(index, keyword, platforms);
  if (!finds.isMeant && !ofPlatforms && canSlip(keyword)) {
    finds.add(findSlips(index, keyword), behind.slip);
    addMeant(finds, index, namesMeant(keyword, 'with a slip'), behind.synonymWithSlip);
  }
  if (ofPlatforms) finds.add(ofPlatforms, behind.platform);
  return finds.ranks;
}

/** The sort key of a result, lowest first: the better match, then games that can be played, then popular ones. */
export const sortKeyOf = (
  rank: number,
  game: { readonly isHot: boolean; readonly isUnderMaintenance: boolean },
): number => rank * 4 + (game.isUnderMaintenance ? 2 : 0) + (game.isHot ? 0 : 1);
