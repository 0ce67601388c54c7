/**
 * The generator that lays out a variant: xoshiro128**, seeded by a name. It uses only integers, so that every
 * machine and every browser lays out the same reels. It decides no round. Frozen, because stored rounds were drawn from
 * its reels.
 */

export interface Luck {
  /** A whole number from 0 up to but not including `size`. */
  below(size: number): number;
  /** One of a list that is not empty. */
  of<T>(list: readonly [T, ...T[]]): T;
  /** From -1 to 1 in steps of a thousandth. */
  sway(): number;
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** A 32-bit hash of a text. */
function wordOf(text: string, start: number): number {
  let word = start;
  for (let place = 0; place < text.length; place += 1) {
    word = Math.imul(word ^ text.charCodeAt(place), 0x9e3779b1);
    word ^= word >>> 15;
  }
  word = Math.imul(word ^ (word >>> 13), 0x85ebca6b);
  return (word ^ (word >>> 16)) >>> 0;
}

/** A 52-bit hash of a text, as letters and digits. */
export function seedOf(text: string): string {
  return (Math.floor(wordOf(text, 0x2545f491) / 64) * 2 ** 26 + Math.floor(wordOf(text, 0x61c88647) / 64)).toString(36);
}

export function luckFrom(name: string): Luck {
  let [a, b, c, d] = [wordOf(name, 1), wordOf(name, 2), wordOf(name, 3), wordOf(name, 4) | 1];
  const next = (): number => {
    const out = Math.imul(turn(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turn(d, 11);
    return out;
  };
  for (let warm = 0; warm < 16; warm += 1) next();
  const below = (size: number): number => Math.floor((next() / 2 ** 32) * size);
  return {
    below,
    of: (list) => list[below(list.length)] ?? list[0],
    sway: () => (below(2001) - 1000) / 1000,
  };
}
