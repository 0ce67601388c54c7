/** Other names of game families. They have an index of their own, which is searched like the names. */
import { buildIndex } from './gameIndex.ts';
import type { GameIndex, Named } from './gameIndex.ts';
import { findExact, findSlips } from './ranks.ts';
import { synonymTable } from './table.gen.ts';

interface Family extends Named {
  /** Parts of names. */
  readonly names: readonly string[];
  readonly synonyms: readonly string[];
}

let built: GameIndex<Family> | undefined;

/** The trailing empty word takes the place of a name's initials, which synonyms do not have. */
const families = (): GameIndex<Family> =>
  (built ??= buildIndex(
    synonymTable.map(([names, synonyms]) => ({
      fullName: '',
      searchWords: `${synonyms}|-`,
      names: names.split('|'),
      synonyms: synonyms.split('|').filter((word) => !word.startsWith("'")),
    })),
  ));

/** Shorter parts of a word match too much. */
const shortestPart = (keyword: string): number =>
  /^[\da-z]/.test(keyword) ? 4 : /^\p{Script=Han}/u.test(keyword) ? 2 : 3;
/** Minimum length for a match with a typo; shorter words match anything. */
const shortestSlip = 5;

function ranksIn(index: GameIndex<Family>, keyword: string, how: 'as it is' | 'with a slip'): number[] {
  if (how === 'with a slip') {
    return keyword.length < shortestSlip ? [] : Array.from(findSlips(index, keyword), (rank) => (rank <= 2 ? 0 : 9));
  }
  const most = keyword.length >= shortestPart(keyword) ? 1 : 0;
  return Array.from(findExact(index, keyword), (rank) => (rank <= most ? rank : 9));
}

/** Replaces a synonym within a longer query by the family's names: 松庭21点 becomes 松庭二十一点. */
function replaced({ names, synonyms }: Family, keyword: string): string[] {
  const word = synonyms.find((each) => each.length >= 2 && each.length < keyword.length && keyword.includes(each));
  return word === undefined ? [] : names.map((name) => keyword.replace(word, name));
}

/** Returns the name parts that the keyword may mean, most likely first. */
export function namesMeant(keyword: string, how: 'as it is' | 'with a slip' = 'as it is'): string[] {
  const index = families();
  const ranks = ranksIn(index, keyword, how);
  const byRank = [0, 1].flatMap((wanted) =>
    index.games.filter((_, place) => ranks[place] === wanted).flatMap(({ names }) => names),
  );
  // Name parts are Chinese, so a synonym is only replaced within a Chinese query.
  const mayHoldName = how === 'as it is' && byRank.length === 0 && /\p{Script=Han}/u.test(keyword);
  const inside = mayHoldName ? index.games.flatMap((each) => replaced(each, keyword)) : [];
  return [...new Set([...byRank, ...inside])].filter((name) => name !== keyword);
}
