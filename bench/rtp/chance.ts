/** Chance for simulations: fast, and the same in every run. */

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** xoshiro128**, seeded by the title's name, so that every run gives the same figures. */
export function chanceFrom(name: string): () => number {
  let [a, b, c, d] = [1, 2, 3, 4];
  for (const letter of name) [a, b, c, d] = [b, c, d, Math.imul(a ^ letter.charCodeAt(0), 0x9e3779b1) | 0];
  const next = (): number => {
    const out = Math.imul(turn(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turn(d, 11);
    return out / 2 ** 32;
  };
  for (let warm = 0; warm < 64; warm += 1) next();
  return next;
}
