/**
 * Fast, reproducible random streams for measurements. Published figures depend on them; chance.test.ts freezes them.
 */

type State = readonly [number, number, number, number];

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** xoshiro128**: 32-bit words from a state that is not zero. The first `warm` words are skipped. */
function wordsFrom(state: State, warm: number): () => number {
  let [a, b, c, d] = state;
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
  for (let passed = 0; passed < warm; passed += 1) next();
  return next;
}

const seeded = (seed: number): State => [seed, 0x9e3779b9, 0x243f6a88, 0xb7e15162];

/** 32-bit words, from a published seed. */
export const wordsOf = (seed: number): (() => number) => wordsFrom(seeded(seed), 0);

/** Integers from 0 to below `size`, from a seed. Their probabilities differ by at most one in 2^32. */
export function belowFrom(seed: number): (size: number) => number {
  const next = wordsFrom(seeded(seed | 1), 64);
  return (size) => Math.floor((next() / 2 ** 32) * size);
}

/** Numbers from 0 to below 1, seeded by a name. */
export function chanceFrom(name: string): () => number {
  let state: State = [1, 2, 3, 4];
  for (const letter of name) {
    const [a, b, c, d] = state;
    state = [b, c, d, Math.imul(a ^ letter.charCodeAt(0), 0x9e3779b1) | 0];
  }
  const next = wordsFrom(state, 64);
  return () => next() / 2 ** 32;
}
