/**
 * One typing slip: a letter changed, left out or put in, or two neighbours swapped (a Damerau-Levenshtein distance of
 * one). The typed text is compared with words of a name from their beginning, because a slip in the tail of any word
 * would match nearly anything.
 */

export interface Words {
  /** Where each word begins, ascending. Initials of a name are marked by storing the complement (`~`). */
  readonly from: Int32Array;
  /** The first three characters of each word, as code units. */
  readonly first: Uint16Array;
  readonly second: Uint16Array;
  readonly third: Uint16Array;
}

/** Texts shorter than this, with a slip, would match nearly anything. */
const shortest = 3;
/**
 * From this length on, a part of a word may match; shorter texts must match a whole word. A Han character says more.
 */
const longEnough = { han: 3, other: 5 } as const;

export const canSlip = (typed: string): boolean => typed.length >= shortest;

const isLong = (typed: string): boolean =>
  typed.length >= (/\p{Script=Han}/u.test(typed) ? longEnough.han : longEnough.other);

/** Shorter tails of a name would match nearly anything with a slip. */
const shortestTail = 5;

/** Starts of later syllables within the joined pinyin that follows "'pin'yin" at `at`. */
function tailsOf(text: string, at: number): number[] {
  const end = text.indexOf('|', at);
  const [, first = '', ...others] = text.slice(at, end).split("'");
  const whole = end + 1;
  const until = text.indexOf('|', whole);
  const tails: number[] = [];
  let from = whole + first.length;
  for (const syllable of others) {
    if (until - from >= shortestTail) tails.push(from);
    from += syllable.length;
  }
  return tails;
}

/**
 * Every word in '\n|name|'pin'yin|pinyin|initials|\n|…', and every tail of the pinyin that begins with a syllable. The
 * last word of a game is its initials. It is marked, because with so few letters half of all games are one slip away
 * from each other.
 */
export function wordsIn(text: string): Words {
  const from: number[] = [];
  /** The entry of `from` that began at the last '|': the initials, if the game ends before another one begins. */
  let last = -1;
  let tails: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign !== '|' && sign !== ' ' && sign !== '-') continue;
    if (text[at + 1] === '\n') {
      if (last >= 0) from[last] = ~(from[last] ?? 0);
      continue;
    }
    if (text[at + 1] === "'") {
      tails = tailsOf(text, at + 1);
      continue;
    }
    if (sign === '|') last = from.length;
    from.push(at + 1, ...tails);
    tails = [];
  }
  const signs = (behind: number) => Uint16Array.from(from, (word) => text.charCodeAt(startOf(word) + behind));
  return { from: Int32Array.from(from), first: signs(0), second: signs(1), third: signs(2) };
}

/** Concatenates the word lists of consecutive texts with the given lengths. */
export function joinWords(parts: readonly Words[], lengths: readonly number[]): Words {
  const count = parts.reduce((sum, { from }) => sum + from.length, 0);
  const [from, first, second, third] = [
    new Int32Array(count),
    new Uint16Array(count),
    new Uint16Array(count),
    new Uint16Array(count),
  ];
  let place = 0;
  let behind = 0;
  for (const [turn, part] of parts.entries()) {
    first.set(part.first, place);
    second.set(part.second, place);
    third.set(part.third, place);
    for (const word of part.from) from[place++] = word < 0 ? word - behind : word + behind;
    behind += lengths[turn] ?? 0;
  }
  return { from, first, second, third };
}

export const startOf = (word: number): number => (word < 0 ? ~word : word);

/** The indexes of words that may match: those whose first three characters allow for one slip. */
export function likelyWords({ first, second, third }: Words, typed: string): number[] {
  const one = typed.charCodeAt(0);
  const two = typed.charCodeAt(1);
  const three = typed.charCodeAt(2);
  const likely: number[] = [];
  for (let place = 0; place < first.length; place += 1) {
    const sign = first[place];
    const next = second[place];
    const isLikely =
      sign === one ||
      (next === two && third[place] === three) ||
      (next === one && third[place] === two) ||
      (sign === two && (next === three || next === one));
    if (isLikely) likely.push(place);
  }
  return likely;
}

const endsWord = (sign: string | undefined): boolean => sign === '|' || sign === ' ' || sign === '-';

interface Slip {
  readonly kind: 'changed' | 'leftOut' | 'putIn' | 'swapped';
  /** Where the intended part of the text ends. */
  readonly end: number;
}

/** Whether the query from index `rest` on continues in the text at `at`. */
function goesOn(text: string, at: number, typed: string, rest: number): boolean {
  for (let step = 0; rest + step < typed.length; step += 1) {
    if (typed.charCodeAt(rest + step) !== text.charCodeAt(at + step)) return false;
  }
  return true;
}

/** The slip that leads from the text at `from` to `typed`; undefined if there is none, or more than one. */
function slipAt(text: string, from: number, typed: string): Slip | undefined {
  let same = 0;
  while (same < typed.length && typed.charCodeAt(same) === text.charCodeAt(from + same)) same += 1;
  if (same === typed.length) return undefined;
  const at = from + same;
  const isInside = text[at] !== '|' && text[at] !== '\n';
  if (isInside) {
    const isSwapped = typed[same] === text[at + 1] && typed[same + 1] === text[at];
    if (isSwapped && goesOn(text, at + 2, typed, same + 2)) return { kind: 'swapped', end: from + typed.length };
    if (goesOn(text, at + 1, typed, same + 1)) return { kind: 'changed', end: from + typed.length };
    if (goesOn(text, at + 1, typed, same)) return { kind: 'leftOut', end: from + typed.length + 1 };
  }
  return goesOn(text, at, typed, same + 1) ? { kind: 'putIn', end: from + typed.length - 1 } : undefined;
}

/** How well a word matches the typed text with a slip, 0 is best; undefined if it does not. */
export function slipRank(text: string, word: number, typed: string): number | undefined {
  const from = startOf(word);
  const slip = slipAt(text, from, typed);
  if (slip === undefined) return undefined;
  const isWhole = endsWord(text[slip.end]);
  if (word < 0 && (!isLong(typed) || text[slip.end] !== '|')) return undefined;
  if (!isLong(typed) && !isWhole && slip.kind !== 'swapped') return undefined;
  return (isWhole ? 0 : 2) + (text[from - 1] === '|' ? 0 : 1);
}
