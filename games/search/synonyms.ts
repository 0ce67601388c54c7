/** What a family of games is called besides: an index of its own, searched as the names are. */
import { buildIndex } from './gameIndex.ts';
import type { GameIndex, Named } from './gameIndex.ts';
import { findExact, findSlips } from './ranks.ts';
import { saidOf } from './table.gen.ts';

interface Family extends Named {
  /** Parts of names. */
  readonly names: readonly string[];
  readonly said: readonly string[];
}

let built: GameIndex<Family> | undefined;

/** The empty word at the end stands where a name has its initials. */
const families = (): GameIndex<Family> =>
  (built ??= buildIndex(
    saidOf.map(([names, said]) => ({
      fullName: '',
      searchWords: `${said}|-`,
      names: names.split('|'),
      said: said.split('|').filter((word) => !word.startsWith("'")),
    })),
  ));

/** A shorter part of a word says too little. */
const shortestPart = (keyword: string): number =>
  /^[\da-z]/.test(keyword) ? 4 : /^\p{Script=Han}/u.test(keyword) ? 2 : 3;
/** A slip in fewer letters could be anything. */
const shortestSlip = 5;

function ranksIn(index: GameIndex<Family>, keyword: string, how: 'as it is' | 'with a slip'): number[] {
  if (how === 'with a slip') {
    return keyword.length < shortestSlip ? [] : Array.from(findSlips(index, keyword), (rank) => (rank <= 2 ? 0 : 9));
  }
  const most = keyword.length >= shortestPart(keyword) ? 1 : 0;
  return Array.from(findExact(index, keyword), (rank) => (rank <= most ? rank : 9));
}

/** A name in what was typed, beside a place: 松庭21点 is 松庭二十一点. */
function replaced({ names, said }: Family, keyword: string): string[] {
  const word = said.find((each) => each.length >= 2 && each.length < keyword.length && keyword.includes(each));
  return word === undefined ? [] : names.map((name) => keyword.replace(word, name));
}

/** Parts of names that the keyword may mean, the likeliest first. */
export function namesMeant(keyword: string, how: 'as it is' | 'with a slip' = 'as it is'): string[] {
  const index = families();
  const ranks = ranksIn(index, keyword, how);
  const byRank = [0, 1].flatMap((wanted) =>
    index.games.filter((_, place) => ranks[place] === wanted).flatMap(({ names }) => names),
  );
  // Parts of names are Chinese: what stands beside them has to be.
  const mayHoldName = how === 'as it is' && byRank.length === 0 && /\p{Script=Han}/u.test(keyword);
  const inside = mayHoldName ? index.games.flatMap((each) => replaced(each, keyword)) : [];
  return [...new Set([...byRank, ...inside])].filter((name) => name !== keyword);
}
